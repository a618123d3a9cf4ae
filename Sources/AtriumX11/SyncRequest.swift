/// The 64-bit numbers with which a window manager numbers the steps of a resize.
package struct SyncRequest: Hashable, Sendable {
  /// The value that answers the step.
  package let value: Int64

  /// Puts the value together from its halves in a client message.
  ///
  /// - Parameters:
  ///   - low: The lower half; what Xlib gives as a `long` may carry the sign of its 32nd bit.
  ///   - high: The upper half, signed.
  package init(low: Int, high: Int) {
    value =
      Int64(Int32(truncatingIfNeeded: high)) << 32 | Int64(UInt32(truncatingIfNeeded: low))
  }

  /// The upper half, as XSync wants it.
  package var high: Int32 { Int32(truncatingIfNeeded: value >> 32) }
  /// The lower half, as XSync wants it.
  package var low: UInt32 { UInt32(truncatingIfNeeded: value) }
}
