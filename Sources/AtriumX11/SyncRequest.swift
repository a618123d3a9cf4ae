/// The 64-bit value of a `_NET_WM_SYNC_REQUEST`, which numbers a step of a resize.
package struct SyncRequest: Hashable, Sendable {
  /// The value to which the counter is set after the step.
  package let value: Int64
  /// Whether the window manager reads the second counter, which also marks each painted frame.
  package let isExtended: Bool

  /// Makes the value from its halves in a client message.
  ///
  /// - Parameters:
  ///   - low: The lower half; Xlib passes it as a `long`, which may be sign-extended from 32 bits.
  ///   - high: The upper half, signed.
  ///   - isExtended: Whether the window manager reads the second counter.
  package init(low: Int, high: Int, isExtended: Bool = false) {
    self.isExtended = isExtended
    value =
      Int64(Int32(truncatingIfNeeded: high)) << 32 | Int64(UInt32(truncatingIfNeeded: low))
  }
}
