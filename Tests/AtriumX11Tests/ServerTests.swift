import Testing

/// Tests against X servers of their own, one after the other.
@Suite("On an X server", .serialized)
struct ServerTests {}
