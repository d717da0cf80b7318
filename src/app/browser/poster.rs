//! Poster: a drawing of the page as a PNG. The browser draws it from an SVG that carries the page's own
//! style sheet, symbols and font, because a picture may not look outside of itself.

use crate::browser::dom::{Element, document, found};
use crate::browser::download;
use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, File, FilePropertyBag, FileReader,
    HtmlCanvasElement, HtmlImageElement, Navigator, Response, ShareData, Url,
};

const PNG: &str = "image/png";

/// What became of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kept {
    Saved,
    /// The person was asked where it goes, and knows.
    Shared,
}

/// True if the device has a way to share pictures.
pub(crate) fn can_share() -> bool {
    file(&JsValue::from_str("")).is_some_and(|file| share_data(&file).is_some())
}

/// Draws what is in an `<svg>` of so many px, and shares it where the device can, else saves it. Nothing
/// if the browser does not draw it.
pub(crate) async fn keep(drawing: &str, size: (u16, u16), name: &str) -> Option<Kept> {
    let picture = png(drawing, size).await.ok()?;
    let data = file(&picture).and_then(|file| share_data(&file));
    if let Some((navigator, data)) = data {
        // Whoever changes their mind has been asked, too.
        drop(JsFuture::from(navigator.share_with_data(&data)).await);
        return Some(Kept::Shared);
    }
    download::blob(name, &picture)?;
    Some(Kept::Saved)
}

fn file(picture: &JsValue) -> Option<File> {
    let kind = FilePropertyBag::new();
    kind.set_type(PNG);
    File::new_with_blob_sequence_and_options(&Array::of1(picture), "albaicin.png", &kind).ok()
}

/// What is to be shared, if the browser shares such files.
fn share_data(file: &File) -> Option<(Navigator, ShareData)> {
    let navigator = web_sys::window()?.navigator();
    let can = Reflect::get(&navigator, &"canShare".into()).ok()?;
    if !can.is_function() {
        return None;
    }
    let data = ShareData::new();
    data.set_files(&Array::of1(file));
    navigator.can_share_with_data(&data).then_some((navigator, data))
}

async fn png(drawing: &str, (width, height): (u16, u16)) -> Result<Blob, JsValue> {
    let text = whole(drawing, (width, height)).await?;
    let kind = BlobPropertyBag::new();
    kind.set_type("image/svg+xml");
    let svg = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    let address = Url::create_object_url_with_blob(&svg)?;
    let image = HtmlImageElement::new()?;
    image.set_src(&address);
    let drawn = JsFuture::from(image.decode()).await;
    Url::revoke_object_url(&address)?;
    drawn?;
    let canvas: HtmlCanvasElement =
        document().ok_or(JsValue::NULL)?.create_element("canvas")?.dyn_into()?;
    canvas.set_width(width.into());
    canvas.set_height(height.into());
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.dyn_into()?;
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    blob_of(&canvas).await
}

async fn blob_of(canvas: &HtmlCanvasElement) -> Result<Blob, JsValue> {
    let drawn = js_sys::Promise::new(&mut |resolve, reject| {
        let take = Closure::once_into_js(move |blob: JsValue| {
            drop(resolve.call1(&JsValue::NULL, &blob));
        });
        if let Err(error) = canvas.to_blob(take.unchecked_ref()) {
            drop(reject.call1(&JsValue::NULL, &error));
        }
    });
    JsFuture::from(drawn).await?.dyn_into()
}

/// A drawing with all that it needs: the style sheet, its font, and the symbols.
async fn whole(drawing: &str, (width, height): (u16, u16)) -> Result<String, JsValue> {
    let styles: String = found("style").iter().filter_map(|one| one.text_content()).collect();
    let styles = with_font(&styles).await.replace('&', "&amp;").replace('<', "&lt;");
    let symbols: String = found("svg.drawings").iter().map(Element::outer_html).collect();
    Ok(format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" data-theme="light" class="poster" width="{width}" height="{height}" viewBox="0 0 {width} {height}"><style>{styles}</style>{symbols}{drawing}</svg>"#
    ))
}

/// The style sheet with its font inside; as it is where the font does not come.
async fn with_font(styles: &str) -> String {
    let address = styles.split_once("@font-face").and_then(|(_, rest)| {
        let (_, rest) = rest.split_once("url(")?;
        Some(rest.split_once(')')?.0)
    });
    let Some(address) = address else { return styles.to_owned() };
    let name = address.trim_matches(['"', '\'']);
    match font(name).await {
        Ok(data) => styles.replacen(address, &data, 1),
        Err(_) => styles.to_owned(),
    }
}

/// A file of the page as an address that holds all of it.
async fn font(name: &str) -> Result<String, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let response: Response = JsFuture::from(window.fetch_with_str(name)).await?.dyn_into()?;
    let blob: Blob = JsFuture::from(response.blob()?).await?.dyn_into()?;
    let reader = FileReader::new()?;
    let read = js_sys::Promise::new(&mut |resolve, reject| {
        reader.set_onload(Some(&resolve));
        reader.set_onerror(Some(&reject));
        drop(reader.read_as_data_url(&blob));
    });
    JsFuture::from(read).await?;
    reader.result()?.as_string().ok_or(JsValue::NULL)
}
