internal import AtriumKit
internal import CX11

/// Releases the bitmaps that AtriumKit keeps for moving views, after a second in which no view has moved.
@MainActor
struct SpareMemory {
  /// The time without a moving view after which the bitmaps are released, in seconds.
  private static let patience = 1.0

  /// The number of uses of the bitmaps at the last check.
  private var useCount = 0
  /// The time of the last check at which the number of uses had changed, in seconds.
  private var lastUse = 0.0

  /// Returns the time at which the bitmaps are to be released, in seconds; nil if there are no bitmaps.
  mutating func deadline(now: Double) -> Double? {
    guard !SpareBitmaps.isEmpty else { return nil }
    if useCount != SpareBitmaps.useCount { (useCount, lastUse) = (SpareBitmaps.useCount, now) }
    return lastUse + Self.patience
  }

  /// Releases the bitmaps if their deadline has passed.
  mutating func releaseIfDue(now: Double) {
    guard let deadline = deadline(now: now), deadline <= now else { return }
    SpareBitmaps.removeAll()
    // Without this call, the allocator would keep the freed pages for later allocations.
    malloc_trim(0)
  }
}
