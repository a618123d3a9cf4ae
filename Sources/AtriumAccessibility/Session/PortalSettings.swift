public import AtriumGraphics
public import AtriumKit

/// The desktop's settings for all programs; a setting is nil if the desktop does not provide it.
public struct PortalSettings: Equatable, Sendable {
  /// The light or dark style; also nil if the user prefers neither.
  public var userInterfaceStyle: UserInterfaceStyle?
  /// The normal or high contrast.
  public var accessibilityContrast: AccessibilityContrast?
  /// The amount of motion: full or reduced.
  public var motion: Motion?

  /// The accent colour.
  public var accentColor: Color?

  /// Makes settings without values.
  public init() {}

  /// Sets the value of a key in the portal's namespace `org.freedesktop.appearance`; ignores other keys.
  ///
  /// A number or a colour without a meaning sets nil. For the keys with numbers, other types of values are ignored.
  mutating func set(_ key: String, _ value: BusValue) {
    if key == "accent-color" { return accentColor = PortalSettings.color(value) }
    guard let number = value.integer else { return }
    switch key {
    // The value 0 means that the user prefers neither style.
    case "color-scheme": userInterfaceStyle = number == 1 ? .dark : number == 2 ? .light : nil
    case "contrast": accessibilityContrast = number == 1 ? .high : number == 0 ? .normal : nil
    case "reduced-motion": motion = number == 1 ? .reduced : number == 0 ? .full : nil
    default: break
    }
  }

  /// Returns the colour with three components from 0 to 1; nil for other values.
  ///
  /// A desktop without an accent colour sends such other values.
  private static func color(_ value: BusValue) -> Color? {
    let components = value.elements.map(\.number)
    guard components.count == 3,
      components.allSatisfy({ $0.map { (0...1).contains($0) } ?? false })
    else { return nil }
    let parts = components.compactMap { $0 }
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }
}
