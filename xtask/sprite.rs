//! All drawings in one hidden `<svg>`, each a symbol that the page places with `<use>`.

use anyhow::{Context, Result, bail};
use std::fmt::Write as _;
use std::path::Path;

/// The sprite of a folder of drawings; `buildings/arena.svg` becomes the symbol `buildings-arena`.
pub(crate) fn of(folder: &Path) -> Result<String> {
    let mut sprite = r#"<svg class="drawings" aria-hidden="true"><defs>"#.to_owned();
    for (name, drawing) in crate::serve::read_folder(folder)? {
        let Some(id) = name.strip_suffix(".svg") else { bail!("`{name}` is no drawing") };
        let drawing = String::from_utf8(drawing)?;
        let (head, body) = split(&drawing).with_context(|| format!("{name} is not one <svg>"))?;
        let view = attribute(head, "viewBox").with_context(|| format!("{name} has no viewBox"))?;
        write!(sprite, r#"<symbol id="{}" viewBox="{view}""#, id.replace('/', "-"))?;
        if let Some(class) = attribute(head, "class") {
            write!(sprite, r#" class="{class}""#)?;
        }
        write!(sprite, ">{body}</symbol>")?;
    }
    sprite.push_str("</defs></svg>");
    Ok(sprite)
}

fn split(drawing: &str) -> Option<(&str, &str)> {
    let (head, rest) = drawing.trim().strip_prefix("<svg")?.split_once('>')?;
    Some((head, rest.strip_suffix("</svg>")?.trim()))
}

fn attribute<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = head.split_once(&format!(" {name}=\""))?;
    Some(rest.split_once('"')?.0)
}
