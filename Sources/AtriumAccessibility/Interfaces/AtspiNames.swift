/// The names and paths of AT-SPI.
enum AtspiNames {
  static let registry = "org.a11y.atspi.Registry"
  static let registryPath = "/org/a11y/atspi/registry"
  static let keyController = "org.a11y.atspi.DeviceEventController"
  static let keyControllerPath = "/org/a11y/atspi/registry/deviceeventcontroller"
  static let socket = "org.a11y.atspi.Socket"
  static let root = "/org/a11y/atspi/accessible/root"
  static let null = "/org/a11y/atspi/null"
  static let cachePath = "/org/a11y/atspi/cache"
  static let properties = "org.freedesktop.DBus.Properties"

  static let accessible = "org.a11y.atspi.Accessible"
  static let application = "org.a11y.atspi.Application"
  static let action = "org.a11y.atspi.Action"
  static let cache = "org.a11y.atspi.Cache"
  static let collection = "org.a11y.atspi.Collection"
  static let component = "org.a11y.atspi.Component"
  static let editableText = "org.a11y.atspi.EditableText"
  static let selection = "org.a11y.atspi.Selection"
  static let text = "org.a11y.atspi.Text"
  static let value = "org.a11y.atspi.Value"

  private static let prefix = "/org/a11y/atspi/accessible/"

  /// Returns the path of an object.
  static func path(_ id: Int) -> String { prefix + String(id) }

  /// Returns the identifier of the object with a path; nil for the root and for other paths.
  static func id(ofPath path: String) -> Int? {
    guard path.hasPrefix(prefix) else { return nil }
    return Int(path.dropFirst(prefix.count))
  }
}
