import AtriumControls
import AtriumKit

/// Makes the objects of one scene or nib, and connects them.
///
/// Each family of objects has a file: views, controls, tables, bars, recognisers, constraints, colours and
/// fonts, controllers.
@MainActor
final class ObjectBuilder {
  let document: InterfaceDocument
  let source: InterfaceSource
  /// The name of the scene or nib in messages.
  let place: String
  /// The objects made so far, by their identifiers.
  private(set) var objects: [String: AnyObject] = [:]
  /// The objects that have connections or must receive `awakeFromNib`, in the order in which they were made.
  private(set) var made: [(element: InterfaceElement, object: AnyObject)] = []
  /// The traits that determine theme colours and size classes.
  var traits = TraitCollection()
  /// The top and bottom layout guides of old files, by their identifiers.
  var layoutGuides: [String: OldLayoutGuide] = [:]
  /// The controller or the file's owner, which outlives the builder.
  private(set) weak var owner: AnyObject?
  private(set) var ownerID: String?
  private var ownerElement: InterfaceElement?
  /// The data sources that show the prototypes of collection views and the rows of pickers in a preview.
  var previewContents: [any PreviewContent] = []
  /// The rows of static tables.
  var staticContents: [(table: TableView, content: StaticTableDataSource)] = []
  /// Starts a segue of an element; set only for scenes.
  var onSegue: (@MainActor (_ segue: InterfaceElement, _ sender: AnyObject) -> Void)?
  private var connectedElements: Set<ObjectIdentifier> = []
  /// The number of objects in ``made`` that have received `awakeFromNib`.
  private var awakeCount = 0
  /// The identifiers of the elements that are left out.
  var excluded: Set<String> = []

  init(document: InterfaceDocument, source: InterfaceSource, place: String) {
    (self.document, self.source, self.place) = (document, source, place)
  }

  var registry: InterfaceRegistry { source.registry }

  /// Stores an object with connections under the identifier of its element.
  func note(_ object: AnyObject, for element: InterfaceElement) {
    if let id = element.id, objects[id] == nil { objects[id] = object }
    made.append((element, object))
  }

  /// Stores an object without connections under an identifier: an owner, or a guide.
  func note(_ object: AnyObject, id: String?) {
    if let id, objects[id] == nil { objects[id] = object }
  }

  /// Returns the declaration of an element's custom class.
  ///
  /// The result is nil if the element has no custom class. It is also nil, with a warning, if the class is not
  /// registered.
  func customEntry(of element: InterfaceElement) -> InterfaceClassEntry? {
    guard let name = element["customClass"] else { return nil }
    if let entry = registry.entry(named: name) { return entry }
    let result =
      registry.isPreview
      ? "the standard class is used."
      : "a stand-in is used. Register an InterfaceClass for it."
    element.warn(
      "The class \(name) of <\(element.name)> in \(place) is not registered; \(result)",
      key: "class \(name)", missingClass: name)
    return nil
  }

  /// Sets the controller or the file's owner, which is not retained.
  func note(owner: AnyObject, id: String?, element: InterfaceElement?) {
    (self.owner, ownerID, ownerElement) = (owner, id, element)
  }

  /// Returns the object with an identifier.
  func object(_ id: String) -> AnyObject? {
    id == ownerID ? owner : objects[id]
  }

  // MARK: Connections

  /// Connects the outlets and actions of the objects made so far.
  ///
  /// - Parameter isComplete: Whether all objects have been made. If false, only the outlets to existing objects are
  ///   connected. The next call connects the rest.
  func connect(isComplete: Bool) {
    let owned = ownerElement.flatMap { element in owner.map { [(element, $0)] } } ?? []
    let all: [(object: AnyObject, element: InterfaceElement, connections: InterfaceElement)] =
      (owned + made).compactMap { element, object in
        element.child("connections").map { (object, element, $0) }
      }
    // Outlet collections are set before outlets, and both in the order of their names (X-29).
    if isComplete {
      let collections = all.flatMap { object, _, connections in
        grouped(connections.all("outletCollection")).map { (object, $0) }
      }
      for (object, group) in collections.sorted(by: { $0.1.key < $1.1.key }) {
        connectCollection(group.key, group.elements, of: object)
      }
    }
    let outlets = all.flatMap { object, _, connections in
      connections.all("outlet").map { (object, $0, $0.described("property") ?? "") }
    }
    for (object, outlet, _) in outlets.sorted(by: { $0.2 < $1.2 }) {
      connect(outlet, of: object, isComplete: isComplete)
    }
    guard isComplete else { return }
    for (object, _, connections) in all { connectActions(connections, of: object) }
    for (element, _) in owned + made { element.warnOfTheRest() }
  }

  private func connectActions(_ connections: InterfaceElement, of object: AnyObject) {
    for action in connections.all("action") { connect(action: action, of: object) }
    for segue in connections.all("segue") where segue["kind"] != "relationship" {
      guard segue["kind"] != "embed", !(object is ViewController) else { continue }
      trigger(of: object, for: nil, element: segue) { [onSegue] sender in onSegue?(segue, sender) }
    }
  }

  private func connect(_ outlet: InterfaceElement, of object: AnyObject, isComplete: Bool) {
    guard !connectedElements.contains(ObjectIdentifier(outlet)) else { return }
    guard let key = outlet["property"], let destination = outlet["destination"] else {
      return outlet.warn("An <outlet> in \(place) has no property or no destination.")
    }
    guard let value = self.object(destination) else {
      if isComplete { warnOfDangling(outlet, destination) }
      return
    }
    connectedElements.insert(ObjectIdentifier(outlet))
    for entry in registry.entries(of: object) {
      guard let setter = entry.outlets[key] else { continue }
      if !setter.set(object, value), !isSubstitute(value) {
        outlet.warn(
          "The outlet \(key) of \(className(of: object)) in \(place) expects \(setter.wanted), not "
            + "\(className(of: value)); it is not connected.")
      }
      return
    }
    warnOfMissing("outlet", key, of: object, at: outlet, declaration: ".outlet(\"\(key)\", …)")
  }

  /// Returns the elements of each outlet collection, in the order of the file.
  private func grouped(
    _ elements: [InterfaceElement]
  ) -> [(key: String, elements: [InterfaceElement])] {
    var groups: [(key: String, elements: [InterfaceElement])] = []
    for element in elements {
      _ = (element["collectionClass"], element["appends"])
      guard let key = element["property"], element["destination"] != nil else { continue }
      if let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].elements.append(element)
      } else {
        groups.append((key, [element]))
      }
    }
    return groups
  }

  private func connectCollection(
    _ key: String, _ elements: [InterfaceElement], of object: AnyObject
  ) {
    let list = elements.compactMap { element -> AnyObject? in
      let destination = element["destination"] ?? ""
      let value = self.object(destination)
      if value == nil { warnOfDangling(element, destination) }
      return value
    }
    guard let first = elements.first, !list.isEmpty else { return }
    if key == "gestureRecognizers", let view = object as? View {
      for case let recognizer as GestureRecognizer in list { view.addGestureRecognizer(recognizer) }
      return
    }
    guard let setter = registry.entries(of: object).lazy.compactMap({ $0.collections[key] }).first
    else {
      return warnOfMissing(
        "outlet collection", key, of: object, at: first,
        declaration: ".outletCollection(\"\(key)\", …)")
    }
    if !setter.set(object, list) {
      first.warn(
        "The outlet collection \(key) of \(className(of: object)) in \(place) expects \(setter.wanted); "
          + "the objects of other types are left out.")
    }
  }

  private func connect(action: InterfaceElement, of object: AnyObject) {
    guard let selector = action["selector"], let destination = action["destination"] else {
      return action.warn("An <action> in \(place) has no selector or no destination.")
    }
    let event = action["eventType"]
    if self.object(destination) == nil, isFirstResponder(destination) {
      return trigger(of: object, for: event, element: action) { sender in
        let start = (sender as? Responder) ?? (sender as? GestureRecognizer)?.view
        let name = ResponderAction(selector)
        start?.target(forAction: name, withSender: sender)?.performAction(name, withSender: sender)
      }
    }
    guard let target = self.object(destination) else { return warnOfDangling(action, destination) }
    guard let perform = registry.action(selector, of: target) else {
      return warnOfMissing(
        "action", selector, of: target, at: action,
        declaration: ".action(\"\(selector)\") { … }")
    }
    trigger(of: object, for: event, element: action) { [weak target] sender in
      if let target { perform(target, sender) }
    }
  }

  /// Returns whether an identifier is the identifier of the first responder.
  private func isFirstResponder(_ id: String) -> Bool {
    id == "-2" || document.elements[id]?["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// Makes an object, such as a control, a recogniser or a cell, call a closure when the user operates it.
  private func trigger(
    of object: AnyObject, for event: String?, element: InterfaceElement,
    _ perform: @escaping @MainActor (_ sender: AnyObject) -> Void
  ) {
    switch object {
    case let control as Control:
      let events = event.map { Control.Event(interfaceName: $0) } ?? control.usualEvent
      guard let events else {
        return element.warn(
          "eventType=\"\(event ?? "")\" is unknown; the action has no effect.")
      }
      control.addAction(for: events) { [weak control] in if let control { perform(control) } }
    case let item as BarButtonItem:
      let earlier = item.action
      item.action = { [weak item] in
        earlier?()
        if let item { perform(item) }
      }
    case let recognizer as GestureRecognizer:
      recognizer.addAction { recognizer in
        // A segue starts only once for each gesture; an action is performed for each change of the recogniser's state.
        if element.name == "action" || recognizer.state == .recognized { perform(recognizer) }
      }
    case let cell as TableViewCell:
      cell.selectionHandler = { perform($0) }
    case let cell as CollectionViewCell:
      cell.selectionHandler = { perform($0) }
    case let command as InterfaceCommand: command.connections.append { perform($0) }
    case is StandInView: break
    default:
      element.warn(
        "<\(element.name)> of a \(className(of: object)) is not known; it has no effect.")
    }
  }

  private func warnOfDangling(_ element: InterfaceElement, _ destination: String) {
    guard !excluded.contains(destination) else { return }
    let what = element["property"] ?? element["selector"] ?? ""
    element.warn(
      "The <\(element.name)> \(what) in \(place) leads to the id \"\(destination)\", which does not exist."
    )
  }

  private func warnOfMissing(
    _ kind: String, _ key: String, of object: AnyObject, at element: InterfaceElement,
    declaration: String
  ) {
    // The warning about the unregistered class is enough.
    if object is StandInView || object is StandInController || isSubstitute(object) { return }
    element.warn(
      "\(className(of: object)) has no \(kind) \"\(key)\", which \(place) connects; declare "
        + "\(declaration) in its InterfaceClass.")
  }

  /// Returns the name of an object's class, for messages.
  func className(of object: AnyObject) -> String {
    object is ThemedView ? "View" : "\(type(of: object))"
  }

  /// Returns whether a preview uses a standard class for an element, because its custom class is not registered.
  func hasSubstitute(_ element: InterfaceElement) -> Bool {
    guard registry.isPreview, let name = element["customClass"] else { return false }
    return registry.entry(named: name) == nil
  }

  /// Returns whether a preview uses a standard class for an object, because its custom class is not registered.
  private func isSubstitute(_ object: AnyObject) -> Bool {
    let element =
      object === owner ? ownerElement : made.first { $0.object === object }?.element
    return element.map(hasSubstitute) ?? false
  }

  // MARK: Awaking

  /// Calls `awakeFromNib` once on each object made so far except controllers, in the order in which they were made.
  func awake() {
    for (_, object) in made[awakeCount...] where !(object is ViewController) {
      if let responder = object as? Responder {
        responder.awakeFromNib()
      } else {
        (object as? any NibAwakening)?.awakeFromNib()
      }
    }
    awakeCount = made.count
  }
}

extension Control.Event {
  /// Makes the event with a name in a file; nil if this toolkit has no such event.
  init?(interfaceName: String) {
    switch interfaceName {
    case "touchDown": self = .touchDown
    case "touchDownRepeat": self = .touchDownRepeat
    case "touchDragInside": self = .touchDragInside
    case "touchDragOutside": self = .touchDragOutside
    case "touchDragEnter": self = .touchDragEnter
    case "touchDragExit": self = .touchDragExit
    case "touchUpInside": self = .touchUpInside
    case "touchUpOutside": self = .touchUpOutside
    case "touchCancel": self = .touchCancel
    case "valueChanged": self = .valueChanged
    case "primaryActionTriggered": self = .primaryActionTriggered
    default: return nil
    }
  }
}

extension Control {
  /// The control event on which a segue starts, and for which an action without an event is performed.
  fileprivate var usualEvent: Control.Event? {
    self is Button ? .primaryActionTriggered : .valueChanged
  }
}
