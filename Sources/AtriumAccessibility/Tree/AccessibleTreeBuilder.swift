internal import AtriumGeometry
internal import AtriumKit

/// Builds the tree of a window from its views (AX-1 … AX-9).
@MainActor
struct AccessibleTreeBuilder {
  /// The properties that a view inherits from the views around it.
  private struct Surroundings {
    /// The visible area, in points, in the window's coordinates.
    var clip: Rect
    /// Whether views outside the visible area can be scrolled into it.
    var isScrolling = false
    /// The title of the innermost page.
    var title = ""
    /// The role of the innermost container.
    var container: AtspiRole?
    /// Whether the innermost container is a group of radio buttons.
    var isRadioGroup = false
    /// Whether a surrounding view can become focused, so that the items inside it are focusable too.
    var isFocusable = false
  }

  /// The objects that represent a view, and the rectangle that contains them.
  private struct Group {
    var ids: [Int]
    var frame: Rect
  }

  private let window: Window
  private let identities: AccessibleIdentities
  /// The tree that clients know; nil if no client observes the window.
  private let previous: AccessibleTree?
  private var nodes: [Int: AccessibleNode] = [:]

  /// Returns the tree of a window.
  ///
  /// - Parameters:
  ///   - window: The window whose views the tree describes.
  ///   - identities: The identifiers of the objects.
  ///   - previous: The tree that clients know; nil if no client observes the window.
  /// - Returns: The tree.
  static func tree(
    of window: Window, _ identities: AccessibleIdentities, previous: AccessibleTree?
  ) -> AccessibleTree {
    var builder = AccessibleTreeBuilder(window: window, identities: identities, previous: previous)
    return builder.build()
  }

  private mutating func build() -> AccessibleTree {
    let id = identities.id(of: window)
    var root = AccessibleNode(id: id, object: window, role: .frame, frame: window.bounds)
    root.name = window.title
    root.states.formUnion([.resizable, window.isKeyWindow ? .active : []])
    if window.isVisible { root.states.insert(.showing) }
    root.children = inside(window, Surroundings(clip: window.bounds)).flatMap(\.ids)
    nodes[id] = root
    adopt(root)
    var tree = AccessibleTree(root: id, nodes: nodes)
    tree.focus = focus(in: tree)
    tree.isViewFocused = window.isKeyWindow && window.focusedView.map { !isLeaving($0) } ?? false
    tree.wasViewFocused =
      tree.isViewFocused || (tree.focus == nil && previous?.wasViewFocused == true)
    if let focus = tree.focus { tree.nodes[focus]?.states.formUnion([.focused, .focusable]) }
    guard let previous else { return tree }
    if tree.focus == nil, window.isKeyWindow {
      tree.formerFocus = previous.focus ?? previous.formerFocus
    }
    tree.coveredPages = (previous.nodes.values.filter(\.isPage) + previous.coveredPages).filter {
      tree.nodes[$0.id] == nil && isCovered($0)
    }
    return tree
  }

  /// Returns whether a page is left out of the tree because a sibling of its view, or of a view around it, is modal.
  private func isCovered(_ page: AccessibleNode) -> Bool {
    guard var view = page.object as? View, view.window === window else { return false }
    while let superview = view.superview {
      let modal = superview.subviews.last {
        $0.accessibilityViewIsModal && AccessibleTreeBuilder.isExposed($0)
      }
      if let modal, modal !== view { return true }
      view = superview
    }
    return false
  }

  /// Makes a node the parent of its children, and numbers the items of a list.
  private mutating func adopt(_ node: AccessibleNode) {
    for child in node.children { nodes[child]?.parent = node.id }
    relateLabels(node.children)
    guard node.hasSelection || node.isRadioGroup else { return }
    let list = node.object as? any AccessibilityListProviding
    let items = node.children.filter {
      nodes[$0]?.isItem ?? false
    }
    let hasSelectedItem = items.contains { nodes[$0]?.states.contains(.selected) ?? false }
    nodes[node.id]?.hasSelectedItem = hasSelectedItem
    for (index, item) in items.enumerated() where nodes[item]?.position == nil {
      guard let list else {
        nodes[item]?.position = (index + 1, items.count)
        continue
      }
      let position = nodes[item]?.object.flatMap { list.accessibilityPosition(of: $0) }
      nodes[item]?.position = position
    }
  }

  /// Relates each label to the control beside it that has the label's text as its name.
  ///
  /// Screen readers then do not speak the label when they speak the control.
  private mutating func relateLabels(_ children: [Int]) {
    for (index, child) in children.enumerated() {
      guard let label = nodes[child], label.role == .label else { continue }
      let near = [index + 1, index - 1].filter(children.indices.contains).map { children[$0] }
      guard
        let control = near.first(where: { id in
          nodes[id].map {
            $0.name == label.name && $0.labelledBy == nil && AccessibleDescription.isControl($0)
          } ?? false
        })
      else { continue }
      nodes[child]?.labelFor = control
      nodes[control]?.labelledBy = child
    }
  }

  /// Returns the groups of the objects inside a view, in reading order.
  private mutating func inside(_ view: View, _ surroundings: Surroundings) -> [Group] {
    if let elements = view.accessibilityElements {
      return elements.compactMap { group(of: $0, surroundings) }
    }
    let subviews = view.subviews.filter(AccessibleTreeBuilder.isExposed)
    let groups: [Group]
    if let modal = subviews.last(where: \.accessibilityViewIsModal) {
      groups = [group(of: modal, surroundings)].compactMap { $0 }
    } else {
      groups = subviews.compactMap { group(of: $0, surroundings) }
    }
    // A menu determines the order of its items itself, for example clockwise.
    if surroundings.container == .menu { return groups }
    return ReadingOrder.indices(
      of: groups.map(\.frame), isRightToLeft: window.settings.layoutDirection == .rightToLeft
    ).map { groups[$0] }
  }

  private static func isExposed(_ view: View) -> Bool {
    !view.isHidden && view.alpha > 0.01 && !view.accessibilityElementsHidden
  }

  private mutating func group(
    of object: AccessibleObject, _ surroundings: Surroundings
  ) -> Group? {
    if let view = object as? View {
      guard AccessibleTreeBuilder.isExposed(view) else { return nil }
      return view.isAccessibilityElement
        ? element(view, surroundings) : container(view, surroundings)
    }
    return object.accessibilityElementsHidden ? nil : element(object, surroundings)
  }

  // MARK: Elements

  private mutating func element(
    _ object: AccessibleObject, _ surroundings: Surroundings
  ) -> Group? {
    let frame = object.accessibilityFrame
    let visible = frame.intersection(surroundings.clip)
    guard !visible.isEmpty || surroundings.isScrolling, frame.width > 0, frame.height > 0 else {
      return nil
    }
    var node = AccessibleNode(
      id: identities.id(of: object), object: object,
      role: AccessibleDescription.role(
        of: object, in: surroundings.container, isInRadioGroup: surroundings.isRadioGroup),
      frame: frame)
    AccessibleDescription.describe(object, &node, isInFocusable: surroundings.isFocusable)
    // Labels, headings and images without a name are not read.
    if node.role == .label || node.role == .heading || node.role == .image, node.name.isEmpty {
      return nil
    }
    if !visible.isEmpty, window.isVisible { node.states.insert(.showing) }
    if let view = object as? View, page(of: view, surroundings) != nil {
      (node.isPage, node.isLeaving) = (true, isViewOfLeavingController(view))
    }
    nodes[node.id] = node
    return Group(ids: [node.id], frame: frame)
  }

  // MARK: Containers

  private mutating func container(_ view: View, _ surroundings: Surroundings) -> Group? {
    let page = page(of: view, surroundings)
    let role = AccessibleDescription.containerRole(of: view, isPage: page != nil)
    var inner = surroundings
    let frame = view.accessibilityFrame
    if view.clipsToBounds {
      inner.clip = inner.clip.intersection(frame)
      // Nothing inside an empty visible area can be visible.
      if inner.clip.isEmpty, !surroundings.isScrolling { return nil }
    }
    if view.accessibilityRole == .scrollArea || role == .list { inner.isScrolling = true }
    if let page { inner.title = page }
    if let role {
      (inner.container, inner.isRadioGroup) = (role, view.accessibilityRole == .radioGroup)
    }
    if view.canBecomeFocused { inner.isFocusable = true }
    var groups = inside(view, inner)
    guard let role else { return spliced(groups) }
    let name = view.accessibilityLabel ?? page ?? ""
    if role == .listItem { groups = parts(ofCell: view, groups) }
    // A container that is empty and cannot become focused is omitted, unless its role matters even when it is empty.
    if groups.isEmpty, !AccessibleDescription.isReadWhenEmpty(role), !view.canBecomeFocused {
      return nil
    }
    // Screen readers speak the text of a panel with its title. A page around other pages is therefore not a panel:
    // the text of the inner page would be spoken twice.
    let hasPages = role == .panel && groups.contains { $0.ids.contains(where: containsPage) }
    var node = AccessibleNode(
      id: identities.id(of: view), object: view, role: hasPages ? .grouping : role, frame: frame)
    AccessibleDescription.describe(view, &node, isInFocusable: surroundings.isFocusable)
    node.name = name
    node.isPage = page != nil
    node.isLeaving = isViewOfLeavingController(view)
    if node.name.isEmpty {
      node.name =
        role == .listItem
        ? nameOfCell(view, surroundings, inner)
        : AccessibleDescription.name(of: role, surroundings.title)
    }
    if node.role == .dialog || view.accessibilityViewIsModal { node.states.insert(.modal) }
    if !frame.intersection(surroundings.clip).isEmpty, window.isVisible {
      node.states.insert(.showing)
    }
    node.children = groups.flatMap(\.ids)
    nodes[node.id] = node
    adopt(node)
    return Group(ids: [node.id], frame: frame)
  }

  /// Returns the title of a view's controller if the view is a page; nil for other views.
  private func page(of view: View, _ surroundings: Surroundings) -> String? {
    // The items of a menu belong to the menu itself.
    guard surroundings.container != .menu, let controller = view.next as? ViewController,
      controller.viewIfLoaded === view
    else { return nil }
    if let title = controller.title, !title.isEmpty, title != surroundings.title { return title }
    return AccessibleTreeBuilder.isPresented(controller) ? controller.title ?? "" : nil
  }

  private func isViewOfLeavingController(_ view: View) -> Bool {
    (view.next as? ViewController)?.appearancePhase == .disappearing
  }

  /// Returns whether an object or an object inside it is a page.
  private func containsPage(_ id: Int) -> Bool {
    guard let node = nodes[id] else { return false }
    return node.isPage || node.children.contains(where: containsPage)
  }

  static func isPresented(_ controller: ViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController != nil
  }

  private func spliced(_ groups: [Group]) -> Group? {
    guard var result = groups.first else { return nil }
    for group in groups.dropFirst() {
      result.ids += group.ids
      result.frame = result.frame.union(group.frame)
    }
    return result
  }

  /// Returns the parts of a cell that are read separately: the parts on which the user can act.
  ///
  /// The cell's label describes the other parts.
  private mutating func parts(ofCell view: View, _ groups: [Group]) -> [Group] {
    guard view.accessibilityLabel != nil else { return groups }
    return groups.compactMap { group in
      let kept = group.ids.filter { nodes[$0].map(AccessibleDescription.isActive) ?? false }
      for id in group.ids where !kept.contains(id) { nodes[id] = nil }
      return kept.isEmpty ? nil : Group(ids: kept, frame: group.frame)
    }
  }

  /// Returns the name of a cell without a label: the labels of its parts, separated by commas.
  private func nameOfCell(
    _ view: View, _ surroundings: Surroundings, _ inner: Surroundings
  ) -> String {
    var names: [String] = []
    func visit(_ view: View) {
      guard AccessibleTreeBuilder.isExposed(view) else { return }
      if view.isAccessibilityElement {
        if let name = view.accessibilityLabel, !name.isEmpty { names.append(name) }
      } else {
        for subview in view.subviews { visit(subview) }
      }
    }
    for subview in view.subviews { visit(subview) }
    return names.joined(separator: ", ")
  }

  // MARK: Focus

  /// Returns the identifier of the object with the focus, or of the nearest object around it.
  ///
  /// If no view has the focus, the method returns the identifier of the page that stands for the focus, see
  /// ``focusedPage(in:)``. It returns nil if the window is not the key window.
  ///
  /// Screen readers speak the text around the focused object. Without a focus, they would be silent about a new screen.
  private func focus(in tree: AccessibleTree) -> Int? {
    guard window.isKeyWindow else { return nil }
    guard let view = window.focusedView, !isLeaving(view) else { return focusedPage(in: tree) }
    let element = view.accessibilityFocusedElement
    if let page = element as? View, isLeaving(page),
      let successor = successor(of: page, in: view, tree)
    {
      return successor
    }
    var place: AccessibleObject? = element ?? view
    while let current = place, !(current is Window) {
      if let id = identities.knownID(of: current), let node = tree.nodes[id] {
        return focus(at: node, in: tree)
      }
      place = (current as? View)?.superview ?? (current === view ? nil : view)
    }
    return nil
  }

  /// Returns the identifier of the first page inside a view; leaving pages are skipped.
  ///
  /// The result is nil if there is no such page.
  ///
  /// This page replaces the focused page, which is leaving, so it has the focus as soon as it is in the tree. Otherwise
  /// it would be announced, and later be spoken again as the focused object.
  private func successor(
    of leaving: View, in view: View, _ tree: AccessibleTree
  ) -> Int? {
    var found: Int?
    tree.visit { node, _ in
      guard found == nil, node.isPage, !node.isLeaving, let page = node.object as? View else {
        return
      }
      if page !== leaving, page.isDescendant(of: view) { found = node.id }
    }
    return found
  }

  /// Returns whether a view is inside the view of a controller that is leaving the screen.
  ///
  /// If such a view were reported as focused, a client would ask for its name only after the view has left the screen.
  private func isLeaving(_ view: View) -> Bool {
    var place: Responder? = view
    while let current = place {
      if let controller = current as? ViewController,
        controller.isMovingFromParent || controller.isBeingDismissed
          || controller.appearancePhase == .disappearing
      {
        return true
      }
      place = current.next
    }
    return false
  }

  /// Returns the identifier of the object that clients receive as focused if the given node has the focus.
  ///
  /// Screen readers ignore a scroll area with the name of its page, so the page is returned instead.
  private func focus(at node: AccessibleNode, in tree: AccessibleTree) -> Int {
    guard node.role == .scrollPane else { return node.id }
    var place = node.parent
    while let current = place, let parent = tree.nodes[current] {
      if parent.isPage { return parent.name == node.name ? parent.id : node.id }
      place = parent.parent
    }
    return node.id
  }

  /// Returns the identifier of the page that stands for the focus; nil without pages, and while a transition will
  /// restore the focus of a view on that page.
  ///
  /// Such a page is announced instead, because a slow screen reader ignores an object that has already lost the focus.
  private func focusedPage(in tree: AccessibleTree) -> Int? {
    guard let page = pageWithoutFocus(in: tree) else { return nil }
    // A transition restores the focus only if it has taken the focus from a view of the outgoing page.
    let isAwaiting = previous?.wasViewFocused == true && isAwaitingFocus(tree.nodes[page]?.object)
    return isAwaiting ? nil : page
  }

  /// Returns whether a controller around an object is appearing, and the focus of one of its views will be restored.
  private func isAwaitingFocus(_ object: AccessibleObject?) -> Bool {
    var place = window.firstResponder == nil ? object as? Responder : nil
    while let current = place {
      if let controller = current as? ViewController, controller.appearancePhase == .appearing,
        KeyboardPlace.responder(in: controller) != nil
      {
        return true
      }
      place = current.next
    }
    return false
  }

  /// Returns the identifier of the page that is read if no view has the focus; nil without pages.
  ///
  /// Only pages without other pages inside are considered. A new page has precedence over the page that had the focus
  /// before. If there is neither, the first page is read.
  private func pageWithoutFocus(in tree: AccessibleTree) -> Int? {
    var pages: [Int] = []
    tree.visit { node, _ in
      guard node.isPage, !node.isLeaving else { return }
      pages.removeAll { tree.contains(node.id, in: $0) }
      pages.append(node.id)
    }
    guard let previous else { return pages.first }
    if let new = pages.last(where: { previous.nodes[$0] == nil }) {
      // Of new pages side by side, such as the pages of an open book, the first page stands for the focus.
      return pages.first {
        previous.nodes[$0] == nil && tree.nodes[$0]?.parent == tree.nodes[new]?.parent
      }
    }
    return pages.first { $0 == previous.focus } ?? pages.first
  }
}
