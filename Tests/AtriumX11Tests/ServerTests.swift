import Testing

/// Tests against their own X servers, in sequence.
@Suite("On an X server", .serialized)
struct ServerTests {}
