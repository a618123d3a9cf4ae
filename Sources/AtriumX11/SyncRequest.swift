/// The 64-bit value of a `_NET_WM_SYNC_REQUEST`, which numbers a step of a resize.
package struct SyncRequest: Hashable, Sendable {
  /// The value to which the counter is set after the step.
  package let value: Int64

  /// Makes the value from its halves in a client message.
  ///
  /// - Parameters:
  ///   - low: The lower half; Xlib passes it as a `long`, which may be sign-extended from 32 bits.
  ///   - high: The upper half, signed.
  package init(low: Int, high: Int) {
    value =
      Int64(Int32(truncatingIfNeeded: high)) << 32 | Int64(UInt32(truncatingIfNeeded: low))
  }

  /// The upper half, as in an `XSyncValue`.
  package var high: Int32 { Int32(truncatingIfNeeded: value >> 32) }
  /// The lower half, as in an `XSyncValue`.
  package var low: UInt32 { UInt32(truncatingIfNeeded: value) }
}
