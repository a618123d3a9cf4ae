/// Describes objects in the form in which clients keep copies of them (`org.a11y.atspi.Cache`).
///
/// A client reads all objects with one call, instead of several calls for each object.
@MainActor
struct AccessibleCache {
  /// The type of an item: the object, the application, the parent, the index in the parent, the number of children, the
  /// interfaces, the name, the role, the description and the states.
  static let itemType = "((so)(so)(so)iiassusau)"

  let application: AccessibleApplication

  /// The items of the application and of the objects in all windows.
  var items: [BusValue] {
    [application.cacheItem]
      + application.windows.flatMap { window in
        window.tree.map { tree in items(of: window, tree, tree.nodes.keys.sorted()) } ?? []
      }
  }

  /// Returns the items of objects in a window.
  func items(of window: AccessibleWindow, _ tree: AccessibleTree, _ ids: [Int]) -> [BusValue] {
    ids.compactMap { id in
      guard let node = tree.nodes[id] else { return nil }
      let context = AccessibleContext(
        application: application, window: window, tree: tree, node: node)
      let parent = node.parent.map { context.reference($0) }
      return AccessibleCache.item(
        object: context.reference(id), application: application.reference(AtspiNames.root),
        parent: parent ?? application.reference(AtspiNames.root),
        index: tree.index(of: node) ?? application.index(of: window),
        childCount: node.children.count, interfaces: context.interfaces, name: node.name,
        role: node.role, description: node.description, states: node.states)
    }
  }

  static func item(
    object: BusValue, application: BusValue, parent: BusValue, index: Int, childCount: Int,
    interfaces: [String], name: String, role: AtspiRole, description: String, states: AtspiStates
  ) -> BusValue {
    .structure([
      object, application, parent, .int32(Int32(clamping: index)),
      .int32(Int32(clamping: childCount)), .array(of: "s", interfaces.map { .string($0) }),
      .string(name), .uint32(role.rawValue), .string(description),
      .array(of: "u", states.words),
    ])
  }
}
