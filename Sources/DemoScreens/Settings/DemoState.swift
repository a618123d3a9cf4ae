public import AtriumContainers
public import AtriumControls
public import AtriumGeometry
public import AtriumKit

/// The user's choices that the program saves for its next start.
///
/// A property is nil if the user has made no choice. If the desktop has the same setting, its value then applies.
public struct DemoState: Equatable, Sendable {
  /// The name of the most recently visited room.
  public var room: String?
  /// The size of the window's content, in points.
  public var size: Size?
  /// The choice of a light or dark appearance.
  public var userInterfaceStyle: UserInterfaceStyle?
  /// The choice of normal or high contrast.
  public var accessibilityContrast: AccessibilityContrast?
  /// The amount of motion.
  public var motion: Motion?
  /// The reading direction.
  public var layoutDirection: UserInterfaceLayoutDirection?
  /// The number of pixels per point, from 0.75 to 4.
  public var scale: Double?
  /// The preferred text size.
  public var contentSizeCategory: ContentSizeCategory?
  /// The language.
  public var language: Language?
  /// The style of the ring menu.
  public var ringStyle: RingMenuView.Style?
  /// The way in which the ring menu assigns directions to its items.
  public var ringArrangement: RingMenuArrangement?
  /// Whether the explanations of rooms are expanded.
  public var isExplained: Bool?
  /// Whether guides are shown beside or below their rooms, in windows with space for both.
  public var isGuided: Bool?
  /// The number of the stop at which the user left the tour, counted from 1.
  public var tourStop: Int?
  /// The directions that the user has practised in the ring menu, as of ``date``.
  public var practice = RingMenuPractice()
  /// The time at which the state was saved, in seconds since 1 January 1970; nil if it was never saved.
  public var date: Int?

  /// Makes a state without any choice.
  public init() {}

  /// Makes a state from text with one line for each choice, which consists of a name and a value.
  ///
  /// Lines that cannot be parsed are ignored.
  ///
  /// - Parameter text: The content of a file.
  public init(text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2 else { continue }
      read(words[0], words[1])
    }
  }

  private mutating func read(_ name: String, _ value: String) {
    switch name {
    case "room": room = value
    case "size":
      let sides = value.split(separator: "x").compactMap { Int($0) }
      guard sides.count == 2, sides.allSatisfy((1...32_767).contains) else { return }
      size = Size(width: Double(sides[0]), height: Double(sides[1]))
    case "theme": userInterfaceStyle = Self.value(value, ["light": .light, "dark": .dark])
    case "contrast": accessibilityContrast = Self.value(value, ["normal": .normal, "high": .high])
    case "motion":
      motion = Self.value(value, ["full": .full, "reduced": .reduced, "off": .off])
    case "direction":
      layoutDirection = Self.value(value, ["ltr": .leftToRight, "rtl": .rightToLeft])
    case "scale":
      scale = Double(value).flatMap { (0.75...4).contains($0) ? $0 : nil }
    case "text": contentSizeCategory = ContentSizeCategory(rawValue: value)
    case "language": language = Language(rawValue: value)
    case "ring": ringStyle = Self.value(value, ["court": .court, "plain": .plain])
    case "ring-directions":
      ringArrangement = Self.value(value, ["even": .even, "compass": .compass])
    case "explanation": isExplained = Self.value(value, ["on": true, "off": false])
    case "guide": isGuided = Self.value(value, ["on": true, "off": false])
    case "tour": tourStop = Int(value).flatMap { (1...99).contains($0) ? $0 : nil }
    case "practice": practice = RingMenuPractice(value) ?? RingMenuPractice()
    case "date": date = Int(value)
    default: break
    }
  }

  private static func value<Value>(_ word: String, _ values: [String: Value]) -> Value? {
    values[word]
  }

  /// The content of a file, in the format that ``init(text:)`` reads.
  public var text: String {
    var lines: [String] = []
    if let room { lines.append("room \(room)") }
    if let size { lines.append("size \(Int(size.width))x\(Int(size.height))") }
    if let userInterfaceStyle {
      lines.append("theme \(userInterfaceStyle == .dark ? "dark" : "light")")
    }
    if let accessibilityContrast {
      lines.append("contrast \(accessibilityContrast == .high ? "high" : "normal")")
    }
    if let motion {
      lines.append("motion \(motion == .off ? "off" : motion == .reduced ? "reduced" : "full")")
    }
    if let layoutDirection {
      lines.append("direction \(layoutDirection == .rightToLeft ? "rtl" : "ltr")")
    }
    if let scale { lines.append("scale \(scale)") }
    if let contentSizeCategory { lines.append("text \(contentSizeCategory.rawValue)") }
    if let language { lines.append("language \(language.rawValue)") }
    if let ringStyle { lines.append("ring \(ringStyle == .plain ? "plain" : "court")") }
    if let ringArrangement {
      lines.append("ring-directions \(ringArrangement == .compass ? "compass" : "even")")
    }
    if let isExplained { lines.append("explanation \(isExplained ? "on" : "off")") }
    if let isGuided { lines.append("guide \(isGuided ? "on" : "off")") }
    if let tourStop { lines.append("tour \(tourStop)") }
    if !practice.entries.isEmpty { lines.append("practice \(practice)") }
    if let date { lines.append("date \(date)") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Adds the time since the state was saved to the ages in ``practice``, and sets ``date`` to the current time.
  ///
  /// - Parameter date: The current time, in seconds since 1 January 1970.
  public mutating func advance(to date: Int) {
    if let saved = self.date {
      let (seconds, isTooLarge) = date.subtractingReportingOverflow(saved)
      if !isTooLarge { practice.age(by: Double(seconds)) }
    }
    self.date = date
  }

  /// Returns settings with the user's choices.
  ///
  /// - Parameter settings: The settings without the user's choices.
  /// - Returns: The settings, in which the user's choices replace the values.
  public func applied(to settings: Settings) -> Settings {
    var settings = settings
    if let userInterfaceStyle { settings.userInterfaceStyle = userInterfaceStyle }
    if let accessibilityContrast { settings.accessibilityContrast = accessibilityContrast }
    if let motion { settings.motion = motion }
    if let layoutDirection { settings.layoutDirection = layoutDirection }
    return settings
  }
}
