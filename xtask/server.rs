//! A small web server on this machine: whoever asks is answered, and whoever is slow to ask is left.

use anyhow::{Context, Result, bail};
use bytes::Bytes;
use http_body_util::{BodyExt, Full, Limited};
use hyper::header::HeaderMap;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::net::{Ipv4Addr, TcpListener};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

/// What is answered with.
pub(crate) type Answer = Response<Full<Bytes>>;

/// How long a request may take to arrive.
const PATIENCE: Duration = Duration::from_secs(30);

/// Nobody has that much to say.
const MOST_BYTES: usize = 4 << 20;

/// A request that has arrived whole.
pub(crate) struct Asked {
    pub(crate) method: Method,
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

/// Whoever knows the answers.
pub(crate) trait Host: Send + Sync + 'static {
    fn answer(&self, asked: &Asked) -> Answer;

    /// What goes out with every answer, also with those that the server gives by itself.
    fn guarded(&self, answer: Answer) -> Answer {
        answer
    }

    /// The path below which it has something.
    fn base(&self) -> &str;
}

/// A running server on 127.0.0.1.
pub(crate) struct Server {
    address: String,
    thread: JoinHandle<Result<()>>,
}

impl Server {
    /// Starts serving; port 0 takes any free one.
    pub(crate) fn start(host: impl Host, port: u16) -> Result<Self> {
        Self::start_with(host, port, PATIENCE)
    }

    pub(crate) fn start_with(host: impl Host, port: u16, patience: Duration) -> Result<Self> {
        let listener = listen(port)?;
        listener.set_nonblocking(true)?;
        let address = format!("http://{}{}", listener.local_addr()?, host.base());
        let thread = std::thread::spawn(move || serve(listener, &Arc::new(host), patience));
        Ok(Self { address, thread })
    }

    /// Where the host's base is.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Serves until the process is stopped.
    pub(crate) fn wait(self) -> Result<()> {
        self.thread.join().unwrap_or_else(|_| bail!("the server stopped unexpectedly"))
    }
}

/// Opens a port on this machine only.
pub(crate) fn listen(port: u16) -> Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).with_context(|| {
        let other = port.checked_add(1).unwrap_or(8080);
        format!("port {port} is taken; choose another, such as --port {other}")
    })
}

fn serve(listener: TcpListener, host: &Arc<impl Host>, patience: Duration) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        loop {
            let (stream, _) = listener.accept().await?;
            let host = Arc::clone(host);
            let service = service_fn(move |request| {
                let host = Arc::clone(&host);
                async move { Ok::<_, Infallible>(answer(&*host, request, patience).await) }
            });
            let connection = hyper::server::conn::http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(patience)
                .serve_connection(TokioIo::new(stream), service);
            // A browser that goes away in the middle is nothing to report.
            tokio::spawn(async move { drop(connection.await) });
        }
    })
}

/// Waits for the rest of a request, but not for ever.
async fn answer(
    host: &impl Host,
    request: Request<hyper::body::Incoming>,
    patience: Duration,
) -> Answer {
    let (head, body) = request.into_parts();
    let body = Limited::new(body, MOST_BYTES).collect();
    let answer = match tokio::time::timeout(patience, body).await {
        Ok(Ok(body)) => host.answer(&Asked {
            method: head.method,
            path: head.uri.path().to_owned(),
            headers: head.headers,
            body: body.to_bytes(),
        }),
        Ok(Err(_)) => plain(StatusCode::PAYLOAD_TOO_LARGE, "That is too much."),
        Err(_) => plain(StatusCode::REQUEST_TIMEOUT, "The request did not arrive."),
    };
    host.guarded(answer)
}

/// A few words to people.
pub(crate) fn plain(status: StatusCode, words: impl Into<Bytes>) -> Answer {
    let mut response = Response::new(Full::new(words.into()));
    *response.status_mut() = status;
    let kind = hyper::header::HeaderValue::from_static("text/plain; charset=utf-8");
    response.headers_mut().insert(hyper::header::CONTENT_TYPE, kind);
    response
}
