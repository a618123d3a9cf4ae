/// The limits of selection transfers.
enum SelectionLimits {
  /// The maximum size of data in one property, in bytes, as in GTK (TX-53).
  static let property = 262_144
  /// The size of the parts of longer data, in bytes.
  static let part = 65_536
  /// The maximum size of data that is read, and of all data that is being sent together, in bytes (TX-54, TX-57).
  static let total = 64 << 20
  /// The maximum number of simultaneous transfers in parts.
  static let transfers = 16
  /// The maximum number of conversions in one request (TX-51).
  static let conversions = 64
  /// The maximum time for which the other program may pause within a transfer, in seconds.
  static let patience = 5.0
  /// The maximum time that an owner may take to list its targets, in seconds (TX-56).
  static let listPatience = 1.0
  /// The maximum time that a clipboard manager may take at the end of the program, in seconds (TX-60).
  static let managerPatience = 2.0
}
