internal import AtriumGeometry
internal import AtriumKit

/// An object of the tree, with everything that is needed to answer calls about the object.
@MainActor
struct AccessibleContext {
  /// The application that the object belongs to.
  let application: AccessibleApplication
  let window: AccessibleWindow
  let tree: AccessibleTree
  let node: AccessibleNode

  /// The names of the interfaces that the object implements.
  var interfaces: [String] {
    var names = [AtspiNames.accessible, AtspiNames.component]
    if !node.actions.isEmpty { names.append(AtspiNames.action) }
    if node.range != nil { names.append(AtspiNames.value) }
    if node.offersSelection { names.append(AtspiNames.selection) }
    if !node.children.isEmpty { names.append(AtspiNames.collection) }
    if node.hasText {
      names.append(AtspiNames.text)
      if node.states.contains(.editable) { names.append(AtspiNames.editableText) }
    }
    return names
  }

  /// Returns the context of the object with an identifier; nil if the tree does not contain the object.
  func context(of id: Int?) -> AccessibleContext? {
    guard let id, let other = tree.nodes[id] else { return nil }
    return AccessibleContext(application: application, window: window, tree: tree, node: other)
  }

  /// Returns the name and the path by which clients refer to an object; nil gives the null object.
  func reference(_ id: Int?) -> BusValue {
    application.reference(id.map(AtspiNames.path) ?? AtspiNames.null)
  }

  /// Answers a method call on the object.
  func reply(to message: BusMessage) -> BusReply {
    switch message.interface {
    case AtspiNames.properties: AccessibleProperties(context: self).reply(to: message)
    case AtspiNames.accessible: accessibleReply(to: message)
    case AtspiNames.component: componentReply(to: message)
    case AtspiNames.action where !node.actions.isEmpty: actionReply(to: message)
    case AtspiNames.selection where node.offersSelection: selectionReply(to: message)
    case AtspiNames.collection where !node.children.isEmpty:
      AccessibleCollection(context: self).reply(to: message)
    case AtspiNames.text, AtspiNames.editableText:
      AccessibleText(context: self)?.reply(to: message) ?? .unknownMethod(message)
    default: .unknownMethod(message)
    }
  }

  // MARK: Accessible

  private func accessibleReply(to message: BusMessage) -> BusReply {
    switch message.member {
    case "GetChildAtIndex":
      guard let index = message.arguments.first?.integer else { return .invalidArguments }
      return .value(reference(node.children.indices.contains(index) ? node.children[index] : nil))
    case "GetChildren": return .value(.array(of: "(so)", node.children.map { reference($0) }))
    case "GetIndexInParent":
      return .value(.int32(Int32(clamping: tree.index(of: node) ?? application.index(of: window))))
    case "GetRelationSet": return .value(relations)
    case "GetRole": return .value(.uint32(node.role.rawValue))
    case "GetRoleName", "GetLocalizedRoleName": return .value(.string(node.role.name))
    case "GetState": return .value(.array(of: "u", node.states.words))
    case "GetAttributes":
      return .value(
        .array(of: "{ss}", attributes.map { .entry(.string($0.name), .string($0.value)) }))
    case "GetApplication": return .value(application.reference(AtspiNames.root))
    case "GetInterfaces": return .value(.array(of: "s", interfaces.map { .string($0) }))
    default: return .unknownMethod(message)
    }
  }

  /// The relations to other objects: 1 to the control that a label names, 2 to the label of a control, 5 to all buttons
  /// of a radio button's group, and 8 to the items of a container, such as a list or a menu, that has other children
  /// too.
  ///
  /// Screen readers derive the position of an item from the relations 5 and 8.
  private var relations: BusValue {
    let group = context(of: node.parent).map { $0.node.isRadioGroup ? $0.items : [] } ?? []
    let isMixed = node.hasSelection && !items.isEmpty && items.count < node.children.count
    let related = [
      (UInt32(1), [node.labelFor].compactMap { $0 }), (2, [node.labelledBy].compactMap { $0 }),
      (5, node.role == .radioButton ? group : []), (8, isMixed ? items : []),
    ]
    return .array(
      of: "(ua(so))",
      related.filter { !$0.1.isEmpty }.map { kind, others in
        .structure([.uint32(kind), .array(of: "(so)", others.map { reference($0) })])
      })
  }

  /// The attributes of the object, by name.
  var attributes: [(name: String, value: String)] {
    var entries = [("toolkit", "Atrium")]
    if let position = node.position {
      entries += [("posinset", "\(position.index)"), ("setsize", "\(position.count)")]
    }
    if !node.valueText.isEmpty { entries.append(("valuetext", node.valueText)) }
    if !node.identifier.isEmpty { entries.append(("id", node.identifier)) }
    return entries
  }

  // MARK: Selection

  private var items: [Int] {
    node.children.filter { tree.nodes[$0]?.isItem ?? false }
  }

  private func selectionReply(to message: BusMessage) -> BusReply {
    let selected = items.filter { tree.nodes[$0]?.states.contains(.selected) == true }
    guard let index = message.arguments.first?.integer else {
      // The selection is a single item, so it can be neither cleared nor extended to all items.
      return ["SelectAll", "ClearSelection"].contains(message.member)
        ? .value(.bool(false)) : .unknownMethod(message)
    }
    let child = node.children.indices.contains(index) ? node.children[index] : nil
    switch message.member {
    case "GetSelectedChild":
      return .value(reference(selected.indices.contains(index) ? selected[index] : nil))
    case "IsChildSelected":
      return .value(.bool(child.map { selected.contains($0) } ?? false))
    case "SelectChild":
      guard let item = context(of: child), items.contains(item.node.id) else {
        return .value(.bool(false))
      }
      let isSelected = selected.contains(item.node.id)
      return .value(.bool(isSelected || AccessibleActions(context: item).click()))
    case "DeselectChild", "DeselectSelectedChild": return .value(.bool(false))
    default: return .unknownMethod(message)
    }
  }

  /// The number of selected children.
  var selectedCount: Int {
    items.count { tree.nodes[$0]?.states.contains(.selected) == true }
  }

  // MARK: Action

  private func actionReply(to message: BusMessage) -> BusReply {
    let actions = AccessibleActions(context: self)
    if message.member == "GetActions" {
      return .value(
        .array(
          of: "(sss)",
          node.actions.map { .structure([.string($0), .string(node.description), .string("")]) }))
    }
    guard let index = message.arguments.first?.integer else { return .unknownMethod(message) }
    let name = node.actions.indices.contains(index) ? node.actions[index] : nil
    switch message.member {
    case "GetName", "GetLocalizedName": return .value(.string(name ?? ""))
    case "GetDescription", "GetKeyBinding": return .value(.string(""))
    case "DoAction": return .value(.bool(name != nil && actions.perform(index)))
    default: return .unknownMethod(message)
    }
  }
}
