internal import AtriumGeometry
internal import AtriumKit

/// The events that describe the changes between two successive trees of a window (AX-12 … AX-15).
@MainActor
struct TreeChanges {
  private let old: AccessibleTree
  private let new: AccessibleTree
  /// Returns the name and path of an object on the bus.
  private let reference: (Int) -> BusValue
  private(set) var events: [AccessibleEvent] = []
  /// The titles to announce after the events, with the identifiers of their pages.
  private(set) var announcements: [(id: Int, text: String)] = []
  /// The identifiers of the objects that have moved among their siblings; only siblings in both trees count.
  private let moved: Set<Int>

  /// Compares two trees of a window.
  ///
  /// - Parameters:
  ///   - old: The tree that clients know.
  ///   - new: The current tree.
  ///   - reference: Returns the name and path of an object on the bus.
  init(from old: AccessibleTree, to new: AccessibleTree, reference: @escaping (Int) -> BusValue) {
    (self.old, self.new, self.reference) = (old, new, reference)
    moved = Self.movedNodes(from: old, to: new)
    addActivation()
    addRemovals()
    addAdditions()
    for node in ordered(new) {
      if let before = old.nodes[node.id] { addChanges(from: before, to: node) }
    }
    addFocus()
    addSameFocus()
    addAnnouncements()
  }

  private func ordered(_ tree: AccessibleTree) -> [AccessibleNode] {
    var nodes: [AccessibleNode] = []
    tree.visit { node, _ in nodes.append(node) }
    return nodes
  }

  // MARK: The window

  private mutating func addActivation() {
    guard let before = old.nodes[old.root], let now = new.nodes[new.root] else { return }
    let isActive = now.states.contains(.active)
    guard isActive != before.states.contains(.active) else { return }
    let title = BusValue.string(now.name)
    events.append(
      AccessibleEvent(
        now.id, isActive ? "Activate" : "Deactivate", value: title, category: .window))
  }

  // MARK: Objects

  /// Returns the objects that have moved among their siblings; only siblings in both trees count.
  ///
  /// All siblings after the first difference in the order count as moved. Clients keep the order of children, so each
  /// of these objects is reported as removed and added again.
  private static func movedNodes(from old: AccessibleTree, to new: AccessibleTree) -> Set<Int> {
    var moved: Set<Int> = []
    for (id, now) in new.nodes {
      guard let before = old.nodes[id], before.children != now.children else { continue }
      let (was, become) = (Set(before.children), Set(now.children))
      let (common, order) = (
        before.children.filter(become.contains), now.children.filter(was.contains)
      )
      let start = zip(common, order).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      if let start { moved.formUnion(order[start...]) }
    }
    return moved
  }

  private mutating func addRemovals() {
    for node in ordered(old) {
      guard let parent = node.parent, new.nodes[parent] != nil,
        new.nodes[node.id]?.parent != parent || moved.contains(node.id)
      else { continue }
      events.append(
        AccessibleEvent(
          parent, "ChildrenChanged", "remove", old.index(of: node) ?? 0, value: reference(node.id)))
    }
  }

  private mutating func addAdditions() {
    for node in ordered(new) {
      guard let parent = node.parent, old.nodes[parent] != nil,
        old.nodes[node.id]?.parent != parent || moved.contains(node.id)
      else { continue }
      events.append(
        AccessibleEvent(
          parent, "ChildrenChanged", "add", new.index(of: node) ?? 0, value: reference(node.id)))
    }
  }

  private mutating func addChanges(from before: AccessibleNode, to now: AccessibleNode) {
    if now.name != before.name {
      events.append(
        AccessibleEvent(now.id, "PropertyChange", "accessible-name", value: .string(now.name)))
    }
    if now.description != before.description {
      events.append(
        AccessibleEvent(
          now.id, "PropertyChange", "accessible-description", value: .string(now.description)))
    }
    if now.role != before.role {
      events.append(
        AccessibleEvent(
          now.id, "PropertyChange", "accessible-role", value: .uint32(now.role.rawValue)))
    }
    if let range = now.range, let old = before.range, range != old {
      events.append(
        AccessibleEvent(now.id, "PropertyChange", "accessible-value", value: .double(range.value)))
    }
    addStates(from: before, to: now)
    if now.frame != before.frame {
      events.append(AccessibleEvent(now.id, "BoundsChanged"))
    }
    if now.offersSelection || before.offersSelection,
      selection(of: now, in: new) != selection(of: before, in: old)
    {
      events.append(AccessibleEvent(now.id, "SelectionChanged"))
    }
  }

  private mutating func addStates(from before: AccessibleNode, to now: AccessibleNode) {
    let changed = now.states.symmetricDifference(before.states).subtracting(.focused)
    guard !changed.isEmpty else { return }
    for (state, name) in AtspiStates.names where changed.contains(state) {
      events.append(
        AccessibleEvent(now.id, "StateChanged", name, now.states.contains(state) ? 1 : 0))
    }
  }

  private func selection(of node: AccessibleNode, in tree: AccessibleTree) -> [Int] {
    node.children.filter { tree.nodes[$0]?.states.contains(.selected) == true }
  }

  // MARK: Focus and announcements

  private mutating func addFocus() {
    guard new.focus != old.focus else { return }
    if let focus = old.focus, new.nodes[focus] != nil {
      events.append(AccessibleEvent(focus, "StateChanged", "focused", 0))
    }
    if let focus = new.focus {
      events.append(AccessibleEvent(focus, "StateChanged", "focused", 1))
    }
  }

  /// Announces the focused object again in two cases in which screen readers would be silent.
  ///
  /// They would be silent because the same object stays focused.
  ///
  /// In the first case, a view receives the focus and its object is the page that stood for the focus. In the second
  /// case, a menu shows another level: screen readers ignore the new names of menus.
  private mutating func addSameFocus() {
    guard let focus = new.focus, focus == old.focus, let now = new.nodes[focus],
      let before = old.nodes[focus], !now.name.isEmpty
    else { return }
    let isReached = new.isViewFocused && !old.isViewFocused
    let isRenamed = now.role == .menu && now.name != before.name
    if isReached || isRenamed { announcements.append((focus, now.name)) }
  }

  /// Announces the outermost new pages.
  ///
  /// A page that was behind a modal view is not new. A page that contains the focus is not announced, since screen
  /// readers then read its title themselves. If the object that had the focus before is gone, screen readers do not
  /// read the title, so the page is announced. A page is not announced either if it has the name of the object that
  /// receives the focus, such as the button that shows the page.
  private mutating func addAnnouncements() {
    for node in ordered(new)
    where node.isPage && !node.isLeaving && !node.name.isEmpty && !old.knows(node.id) {
      guard !hasNewPageAround(node), !isReadWithFocus(node) else { continue }
      if new.focus != old.focus, new.focus.flatMap({ new.nodes[$0]?.name }) == node.name {
        continue
      }
      // A page with the same name has been announced before, and has only moved to another view.
      guard !old.nodes.values.contains(where: { $0.isPage && $0.name == node.name }) else {
        continue
      }
      announcements.append((node.id, node.name))
    }
  }

  /// Returns whether screen readers read the title of a new page together with the focused object inside it.
  private func isReadWithFocus(_ page: AccessibleNode) -> Bool {
    guard let focus = new.focus, new.contains(focus, in: page.id) else { return false }
    guard focus != page.id, let former = old.focus ?? old.formerFocus else { return true }
    return new.nodes[former] != nil
  }

  private func hasNewPageAround(_ node: AccessibleNode) -> Bool {
    var place = node.parent
    while let current = place, let parent = new.nodes[current] {
      if parent.isPage, !old.knows(parent.id) { return true }
      place = parent.parent
    }
    return false
  }
}
