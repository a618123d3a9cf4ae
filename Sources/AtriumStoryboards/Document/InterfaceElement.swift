/// An element of an Interface Builder file.
///
/// An element records which of its attributes and children have been read. ``warnOfTheRest()`` reports the others,
/// except those that only Xcode reads. No other part of a file is therefore ignored silently.
final class InterfaceElement {
  let name: String
  /// The offset of the element's tag in the file, in bytes.
  let offset: Int
  /// The attributes in the order of the file.
  ///
  /// An element has few attributes, so a linear search is faster than a hash table.
  private let attributes: [(name: String, value: String)]
  private(set) var children: [InterfaceElement] = []
  /// The characters in the element.
  var text = ""
  private let warnings: InterfaceWarnings
  /// The attributes that have been read, as bits by index; attributes beyond the last bit count as read.
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

  /// The line of the element's tag, beginning with 1.
  var line: Int { warnings.lines.place(of: offset).line }
  /// The column of the element's tag, in bytes, beginning with 1.
  var column: Int { warnings.lines.place(of: offset).column }

  /// The identifier of the element in the file.
  var id: String? { described("id") }
  /// The key under which the parent element contains this element.
  var key: String? { described("key") }

  /// Adds a warning about this element.
  func warn(
    _ message: String, key: String? = nil, missingClass: String? = nil, missingImage: String? = nil
  ) {
    warnings.warn(
      message, line: line, key: key, missingClass: missingClass, missingImage: missingImage)
  }

  // MARK: Attributes

  /// The value of an attribute; the attribute then counts as read.
  subscript(attribute: String) -> String? {
    guard let place = attributes.firstIndex(where: { $0.name == attribute }) else { return nil }
    readAttributes |= 1 << UInt64(place)
    return attributes[place].value
  }

  /// Returns the value of an attribute without marking it as read.
  func described(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// Returns an attribute that is `YES` or `NO` (X-7).
  func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case nil: return nil
    case "YES", "true": return true
    case "NO", "false": return false
    case let other?:
      return refuse(attribute, other, "YES or NO")
    }
  }

  /// Returns an attribute that is a finite number, with at most nine digits before the decimal point.
  func number(_ attribute: String) -> Double? {
    guard let string = self[attribute] else { return nil }
    guard let number = Double(string), number.isFinite, abs(number) < 1e9 else {
      return refuse(attribute, string, "a finite number")
    }
    return number
  }

  /// Returns a number, rounded to a whole number; see ``number(_:)``.
  func integer(_ attribute: String) -> Int? {
    number(attribute).map { Int($0.rounded()) }
  }

  /// Returns an attribute that has one of several values.
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

  /// Returns the child element under a key, with any name.
  func child(key: String) -> InterfaceElement? {
    note(children.first { $0.key == key })
  }

  /// Returns the first child element with a name.
  func child(_ name: String) -> InterfaceElement? {
    note(children.first { $0.name == name })
  }

  /// Returns the child element with a name and a key.
  func child(_ name: String, key: String) -> InterfaceElement? {
    note(children.first { $0.name == name && $0.key == key })
  }

  /// Returns the child elements with a name.
  func all(_ name: String) -> [InterfaceElement] {
    let found = children.filter { $0.name == name }
    for child in found { child.isRead = true }
    return found
  }

  /// Returns all child elements, and marks them as read.
  func everyChild() -> [InterfaceElement] {
    for child in children { child.isRead = true }
    return children
  }

  /// Returns the children of the child element with a name, such as the views in `subviews`.
  func list(_ name: String) -> [InterfaceElement] { child(name)?.everyChild() ?? [] }

  private func note(_ child: InterfaceElement?) -> InterfaceElement? {
    child?.isRead = true
    return child
  }

  // MARK: Unsupported parts

  /// Reads an attribute that is not supported, and warns about it once for each file.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - usual: The values that match the toolkit's behaviour and therefore cause no warning.
  func ignore(_ attribute: String, unless usual: String...) {
    guard let value = self[attribute], !usual.contains(value) else { return }
    warn(
      "\(attribute)=\"\(value.prefix(60))\" of <\(name)> has no effect in Atrium.",
      key: "\(name) \(attribute)")
  }

  /// Reads attributes that have no effect in Atrium and that no user would miss.
  ///
  /// They are logged, and listed in ``InterfaceWarnings/attributesWithoutEffect``.
  func leaveOut(_ attributes: String...) {
    for attribute in attributes where self[attribute] != nil {
      warnings.leaveOut("\(name) \(attribute)")
    }
  }

  /// Reads attributes that this toolkit does not need, such as estimates of sizes that it measures.
  ///
  /// They are listed in ``InterfaceWarnings/attributesWithoutEffect``, but not logged.
  func omit(_ attributes: String...) {
    for attribute in attributes where self[attribute] != nil {
      warnings.omit("\(name) \(attribute)")
    }
  }

  /// Reads child elements that have no effect in Atrium and that no user would miss.
  ///
  /// They are logged, and listed in ``InterfaceWarnings/attributesWithoutEffect``.
  func leaveOut(keys: String...) {
    for key in keys {
      guard let child = child(key: key), child.name != "nil" else { continue }
      warnings.leaveOut("\(name) <\(key)>")
      child.ignoreTheRest()
    }
  }

  /// Reads a child element that is not supported, and warns about it once for each file, unless it is `<nil>`.
  func ignore(key: String) {
    guard let child = child(key: key), child.name != "nil" else { return }
    child.warn(
      "<\(child.name) key=\"\(key)\"> of <\(name)> has no effect in Atrium.",
      key: "\(name) <\(child.name) \(key)>")
    child.ignoreTheRest()
  }

  /// Marks the element and everything inside it as read.
  func ignoreTheRest() {
    readAttributes = .max
    for child in everyChild() { child.ignoreTheRest() }
  }

  /// Warns about unread attributes and child elements of an object, and lists unread attributes of its values.
  func warnOfTheRest() {
    for attribute in InterfaceElement.withoutEffect where self[attribute] != nil {
      warnings.leaveOut("\(name) \(attribute)")
    }
    warnOfUnread()
    listValues()
  }

  /// Warns about each kind of unread attribute and child element, once for each file.
  ///
  /// - Parameter known: The names of other attributes and elements that cause no warning.
  func warnOfUnread(besides known: Set<String> = []) {
    for attribute in unreadAttributes.sorted() where !known.contains(attribute) {
      warn(
        "<\(name)> has the attribute \(attribute), which is not known; it has no effect.",
        key: "\(name) \(attribute)")
    }
    for child in children
    where !child.isRead && !InterfaceElement.forXcodeElements.contains(child.name)
      && !known.contains(child.name)
    {
      let key = child.key.map { " key=\"\($0)\"" } ?? ""
      child.warn(
        "<\(child.name)\(key)> in <\(name)> is not known; it has no effect.",
        key: "\(name) <\(child.name) \(child.key ?? "")>")
    }
  }

  /// Lists the unread attributes of the values in the element, such as its fonts, colours and constraints.
  ///
  /// An object in the element warns about its own attributes.
  private func listValues() {
    for child in children
    where child.isRead && (child.id == nil || child.name == "constraint")
      && !InterfaceElement.objectLists.contains(child.name)
      && !InterfaceElement.forXcodeElements.contains(child.name)
    {
      // The attributes of a constraint that is left out need no line in the log.
      let note = child.name == "constraint" ? warnings.omit : warnings.leaveOut
      for attribute in child.unreadAttributes { note("\(child.name) \(attribute)") }
      for value in child.children
      where !value.isRead && !InterfaceElement.forXcodeElements.contains(value.name) {
        note("\(child.name) <\(value.key ?? value.name)>")
      }
      child.listValues()
    }
  }

  /// The elements whose children are objects.
  private static let objectLists: Set<String> = [
    "cells", "connections", "layoutGuides", "objects", "prototypes", "sections", "subviews",
    "variation",
  ]

  private var unreadAttributes: [String] {
    attributes.indices.prefix(UInt64.bitWidth).compactMap { place in
      let name = attributes[place].name
      let isRead = readAttributes & 1 << UInt64(place) != 0
      return isRead || InterfaceElement.forXcode.contains(name) ? nil : name
    }
  }

  /// The attributes that only Xcode and its canvas read, and hints for drawing that change nothing on screen.
  private static let forXcode: Set<String> = [
    "ambiguous", "autoresizesSubviews", "clearsContextBeforeDrawing", "colorLabel", "opaque",
    "customModule", "customModuleProvider", "fixedFrame", "hasAttributedTitle", "id", "key",
    "misplaced", "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "sceneMemberID",
    "translatesAutoresizingMaskIntoConstraints", "userLabel", "verifyAmbiguity",
    "storyboardIdentifier", "customClass", "simulatedAppContext", "usesAttributedText",
  ]

  /// The attributes that have no effect in Atrium on any object.
  private static let withoutEffect = ["wantsFullScreenLayout"]

  /// The elements that only Xcode and its canvas read.
  private static let forXcodeElements: Set<String> = [
    // An empty value is the default of an object anyway.
    "nil", "point", "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics",
    "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedTopBarMetrics",
    "simulatedMetricsContainer", "designable", "size", "attachment", "userComments", "extendedEdge",
    "animations",
  ]
}
