/// An element of an Interface Builder file.
///
/// It notes which of its attributes and children have been read. ``warnOfTheRest()`` warns of the
/// others, so nothing in a file is ignored silently.
final class InterfaceElement {
  let name: String
  /// The place of its tag in the file, in bytes.
  private let offset: Int
  /// The attributes in the order of the file; they are few, so a search is faster than a hash.
  private let attributes: [(name: String, value: String)]
  private(set) var children: [InterfaceElement] = []
  /// The characters in it.
  var text = ""
  private let warnings: InterfaceWarnings
  /// Which of the attributes have been read, by their places; those beyond the last bit count as read.
  private var readAttributes: UInt64 = 0
  private var isRead = false

  init(
    name: String, attributes: [(name: String, value: String)], offset: Int,
    warnings: InterfaceWarnings
  ) {
    (self.name, self.attributes, self.offset) = (name, attributes, offset)
    self.warnings = warnings
  }

  func append(_ child: InterfaceElement) { children.append(child) }

  /// The line of its tag, beginning with 1.
  var line: Int { warnings.lines.place(of: offset).line }
  /// The column of its tag, in bytes, beginning with 1.
  var column: Int { warnings.lines.place(of: offset).column }

  /// The identifier in the file.
  var id: String? { described("id") }
  /// The key under which its parent has it.
  var key: String? { described("key") }

  /// Gives a warning about this element.
  func warn(
    _ message: String, key: String? = nil, missingClass: String? = nil, missingImage: String? = nil
  ) {
    warnings.warn(
      message, line: line, key: key, missingClass: missingClass, missingImage: missingImage)
  }

  // MARK: Attributes

  /// An attribute.
  subscript(attribute: String) -> String? {
    guard let place = attributes.firstIndex(where: { $0.name == attribute }) else { return nil }
    readAttributes |= 1 << UInt64(place)
    return attributes[place].value
  }

  /// An attribute for a description of the file; it does not count as read.
  func described(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// An attribute that is `YES` or `NO` (X-7).
  func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case nil: return nil
    case "YES", "true": return true
    case "NO", "false": return false
    case let other?:
      return refuse(attribute, other, "YES or NO")
    }
  }

  /// An attribute that is a finite number, of at most nine digits before the point.
  func number(_ attribute: String) -> Double? {
    guard let string = self[attribute] else { return nil }
    guard let number = Double(string), number.isFinite, abs(number) < 1e9 else {
      return refuse(attribute, string, "a finite number")
    }
    return number
  }

  /// An attribute that is a whole number.
  func integer(_ attribute: String) -> Int? {
    number(attribute).map { Int($0.rounded()) }
  }

  /// An attribute with one of several values.
  func choice<Value>(_ attribute: String, _ values: [String: Value]) -> Value? {
    guard let string = self[attribute] else { return nil }
    guard let value = values[string] else {
      return refuse(attribute, string, "one of \(values.keys.sorted().joined(separator: ", "))")
    }
    return value
  }

  private func refuse<Value>(_ attribute: String, _ value: String, _ wanted: String) -> Value? {
    warn(
      "\(attribute)=\"\(value.prefix(60))\" of <\(name)> is not \(wanted); it is left out.")
    return nil
  }

  // MARK: Children

  /// The child under a key, of any name.
  func child(key: String) -> InterfaceElement? {
    note(children.first { $0.key == key })
  }

  /// The first child of a name.
  func child(_ name: String) -> InterfaceElement? {
    note(children.first { $0.name == name })
  }

  /// The child of a name under a key.
  func child(_ name: String, key: String) -> InterfaceElement? {
    note(children.first { $0.name == name && $0.key == key })
  }

  /// The children of a name.
  func all(_ name: String) -> [InterfaceElement] {
    let found = children.filter { $0.name == name }
    for child in found { child.isRead = true }
    return found
  }

  /// All children, as read.
  func everyChild() -> [InterfaceElement] {
    for child in children { child.isRead = true }
    return children
  }

  /// The children in the child of a name: the views in `subviews`.
  func list(_ name: String) -> [InterfaceElement] { child(name)?.everyChild() ?? [] }

  private func note(_ child: InterfaceElement?) -> InterfaceElement? {
    child?.isRead = true
    return child
  }

  // MARK: What has no effect

  /// Reads an attribute that has no counterpart here; it has a warning, once a file.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - usual: The values that are the behaviour here anyway; they cause no warning.
  func ignore(_ attribute: String, unless usual: String...) {
    guard let value = self[attribute], !usual.contains(value) else { return }
    warn(
      "\(attribute)=\"\(value.prefix(60))\" of <\(name)> has no effect here.",
      key: "\(name) \(attribute)")
  }

  /// Reads a child that has no counterpart here; it has a warning, once a file, unless it is `<nil>`.
  func ignore(key: String) {
    guard let child = child(key: key), child.name != "nil" else { return }
    child.warn(
      "<\(child.name) key=\"\(key)\"> of <\(name)> has no effect here.",
      key: "\(name) <\(child.name) \(key)>")
  }

  /// Marks the element and all that is inside it as read.
  func ignoreTheRest() {
    readAttributes = .max
    for child in everyChild() { child.ignoreTheRest() }
  }

  /// Warns of each kind of attribute and child that has not been read, once a file.
  func warnOfTheRest() {
    for attribute in unreadAttributes.sorted() {
      warn(
        "<\(name)> has the attribute \(attribute), which is not known; it has no effect.",
        key: "\(name) \(attribute)")
    }
    for child in children
    where !child.isRead && !InterfaceElement.forXcodeElements.contains(child.name) {
      let key = child.key.map { " key=\"\($0)\"" } ?? ""
      child.warn(
        "<\(child.name)\(key)> in <\(name)> is not known; it has no effect.",
        key: "\(name) <\(child.name) \(child.key ?? "")>")
    }
  }

  private var unreadAttributes: [String] {
    attributes.indices.prefix(UInt64.bitWidth).compactMap { place in
      let name = attributes[place].name
      let isRead = readAttributes & 1 << UInt64(place) != 0
      return isRead || InterfaceElement.forXcode.contains(name) ? nil : name
    }
  }

  /// Attributes that only Xcode and its canvas read.
  private static let forXcode: Set<String> = [
    "ambiguous", "autoresizesSubviews", "clearsContextBeforeDrawing", "colorLabel",
    "customModule", "customModuleProvider", "fixedFrame", "hasAttributedTitle", "id", "key",
    "misplaced", "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "sceneMemberID",
    "translatesAutoresizingMaskIntoConstraints", "userLabel", "verifyAmbiguity", "opaque",
    "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "wantsFullScreenLayout",
    "storyboardIdentifier", "customClass", "simulatedAppContext", "usesAttributedText",
  ]

  /// Elements that only Xcode and its canvas read.
  private static let forXcodeElements: Set<String> = [
    // An empty value is the default of an object anyway.
    "nil", "point", "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics",
    "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedTopBarMetrics",
    "simulatedMetricsContainer", "designable", "size", "attachment", "userComments", "extendedEdge",
    "animations",
  ]
}
