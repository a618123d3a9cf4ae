import Testing

/// Tests on their own X servers, one after another.
@Suite("on an X server", .serialized)
struct ServerTests {}
