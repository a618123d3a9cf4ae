internal import CDBus

/// The functions of libdbus-1, which is loaded at the first use.
@MainActor
enum BusLibrary {
  /// The functions; nil if the system has no suitable library.
  static let functions: cdbus_library? = {
    var library = cdbus_library()
    return cdbus_load(&library) != 0 ? library : nil
  }()
}
