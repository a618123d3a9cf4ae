import Testing

/// Tests against their own X servers, in sequence.
@Suite("on an X server", .serialized)
struct ServerTests {}
