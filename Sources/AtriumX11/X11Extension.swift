/// The extensions of the X protocol that the host can use.
package struct X11Extension: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: Int

  /// Makes a set from its bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The X Input Extension, version 2: scrolling in fractions of a step, locations in fractions of a pixel.
  package static let xinput2 = X11Extension(rawValue: 1 << 0)
  /// The additional events of version 2.2 of the X Input Extension: touches.
  package static let xinputTouches = X11Extension(rawValue: 1 << 4)
  /// The additional events of version 2.4 of the X Input Extension: swipes and pinches on touchpads.
  package static let xinputGestures = X11Extension(rawValue: 1 << 5)
  /// MIT-SHM: pixels in memory that is shared with the server.
  package static let sharedMemory = X11Extension(rawValue: 1 << 1)
  /// RandR: the monitors and their refresh rates.
  package static let randr = X11Extension(rawValue: 1 << 2)
  /// XSync: counters, by which a window manager waits for a resized window's pixels.
  package static let sync = X11Extension(rawValue: 1 << 3)

  /// The environment variable that names extensions to disable, for tests.
  package static let variable = "ATRIUM_X11_WITHOUT"

  /// Each extension, with its name in the environment variable and its name in the protocol.
  private static let names: [(member: X11Extension, short: String, protocolName: String)] = [
    (.xinput2, "xi2", "XInputExtension"),
    (.xinputTouches, "xi2.2", "XInputExtension"),
    (.xinputGestures, "xi2.4", "XInputExtension"),
    (.sharedMemory, "shm", "MIT-SHM"),
    (.randr, "randr", "RANDR"),
    (.sync, "sync", "SYNC"),
  ]

  /// The words that the environment variable may contain.
  package static var words: [String] { names.map(\.short) }

  /// Makes the set of the known extensions among the names that a server lists.
  package init(protocolNames: [String]) {
    self = []
    for entry in Self.names where protocolNames.contains(entry.protocolName) {
      insert(entry.member)
    }
  }

  /// Reads a list such as `shm,sync`.
  ///
  /// - Returns: The extensions in the list, and its unknown words.
  package static func parse(_ list: String) -> (extensions: X11Extension, unknown: [String]) {
    var extensions: X11Extension = []
    var unknown: [String] = []
    for word in list.split(separator: ",") {
      let name = word.filter { $0 != " " }.lowercased()
      if let entry = names.first(where: { $0.short == name }) {
        extensions.insert(entry.member)
      } else {
        unknown.append(String(word))
      }
    }
    return (extensions, unknown)
  }
}
