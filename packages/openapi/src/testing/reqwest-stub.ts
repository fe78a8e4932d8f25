/**
 * What samples use of the crate reqwest, with its types and without what it does: a compiler can then
 * check them where no crate is installed.
 */
export const reqwestStub = `pub mod reqwest {
    pub type Error = std::fmt::Error;
    pub type Result<T> = std::result::Result<T, Error>;
    pub struct Method;
    impl Method {
        pub fn from_bytes(_: &[u8]) -> Result<Method> { Ok(Method) }
    }
    pub mod blocking {
        use super::{Method, Result};
        pub struct Body;
        impl From<&'static str> for Body { fn from(_: &'static str) -> Body { Body } }
        impl From<std::fs::File> for Body { fn from(_: std::fs::File) -> Body { Body } }
        pub struct Client;
        impl Client {
            pub fn new() -> Client { Client }
            pub fn get(&self, _: &str) -> RequestBuilder { RequestBuilder }
            pub fn head(&self, _: &str) -> RequestBuilder { RequestBuilder }
            pub fn post(&self, _: &str) -> RequestBuilder { RequestBuilder }
            pub fn put(&self, _: &str) -> RequestBuilder { RequestBuilder }
            pub fn patch(&self, _: &str) -> RequestBuilder { RequestBuilder }
            pub fn delete(&self, _: &str) -> RequestBuilder { RequestBuilder }
            pub fn request(&self, _: Method, _: &str) -> RequestBuilder { RequestBuilder }
        }
        pub struct RequestBuilder;
        impl RequestBuilder {
            pub fn header(self, _: &str, _: &str) -> Self { self }
            pub fn basic_auth(self, _: &str, _: Option<&str>) -> Self { self }
            pub fn body<T: Into<Body>>(self, _: T) -> Self { self }
            pub fn multipart(self, _: multipart::Form) -> Self { self }
            pub fn send(self) -> Result<Response> { Ok(Response) }
        }
        pub struct Response;
        impl Response {
            pub fn text(self) -> Result<String> { Ok(String::new()) }
        }
        pub mod multipart {
            pub struct Form;
            impl Form {
                pub fn new() -> Form { Form }
                pub fn text(self, _: &'static str, _: &'static str) -> Form { self }
                pub fn part(self, _: &'static str, _: Part) -> Form { self }
            }
            pub struct Part;
            impl Part {
                pub fn text(_: &'static str) -> Part { Part }
                pub fn file(_: &str) -> std::io::Result<Part> { Ok(Part) }
                pub fn mime_str(self, _: &str) -> super::Result<Part> { Ok(self) }
            }
        }
    }
}
`;
