import Testing

/// Tests on separate X servers, one after another.
@Suite("on an X server", .serialized)
struct ServerTests {}
