internal import Glibc

/// A shared library that is loaded when it is first needed, so that programs run without it.
struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library; nil if it is not installed.
  ///
  /// - Parameter name: The name with the version of the binary interface, as in `libturbojpeg.so.0`.
  init?(named name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// Returns a function of the library; nil if the library has no function with the name.
  ///
  /// - Parameters:
  ///   - name: The name of the function.
  ///   - type: The type of the function, which the caller knows from the library's header.
  /// - Returns: The function.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
