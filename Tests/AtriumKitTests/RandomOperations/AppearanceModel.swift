import AtriumKit

/// Predicts the log of simple sequences by the rules, with a tree of names instead of views, animations and turns.
///
/// All operations are unanimated, and each is followed by a turn. Rules: T4, T5, T6, T10, T11, DC-5, DC-6,
/// DC-8, DC-10, DC-11, DC-13, C-31, L-23.
final class AppearanceModel {
  /// A controller: its children, and whether it has been loaded.
  final class Node {
    let name: String
    var isLoaded = false
    /// The children, in their order.
    var children: [Node] = []
    /// The children whose views are in this controller's view, from back to front.
    var views: [Node] = []
    weak var parent: Node?

    init(_ name: String) { self.name = name }

    func holds(_ child: Node) -> Bool { views.contains { $0 === child } }
  }

  private(set) var root: Node
  /// The presented nodes, the lowest first, and for each node whether it covers the node below it (M-2, C.2).
  private(set) var presented: [(node: Node, covers: Bool)] = []

  init(root: Node) {
    self.root = root
    root.isLoaded = true
  }

  // MARK: The nodes on screen

  /// Returns a node and the nodes inside it, containers first, in the order of `children` (DC-6).
  private func tree(_ node: Node) -> [String] {
    [node.name] + node.children.filter(node.holds).flatMap(tree)
  }

  /// Returns the nodes of `tree(_:)` in the order of the views, which is the order in which they are laid
  /// out (DC-10).
  private func layout(_ node: Node) -> [String] { [node.name] + node.views.flatMap(layout) }

  func isShown(_ node: Node) -> Bool {
    guard let parent = node.parent else {
      let stack = [root] + presented.map(\.node)
      guard let place = stack.firstIndex(where: { $0 === node }) else { return false }
      return place == presented.count || !presented[place].covers
    }
    return isShown(parent) && parent.holds(node)
  }

  private func each(_ names: [String], _ call: String) -> [String] { names.map { "\($0).\(call)" } }

  private func load(_ node: Node) -> [String] {
    defer { node.isLoaded = true }
    return node.isLoaded ? [] : ["\(node.name).ld"]
  }

  /// Returns the calls `viewIsAppearing` and `viewDidAppear` for each node, without a layout between the
  /// two calls (DC-10).
  private func atOnce(_ node: Node) -> [String] {
    tree(node).flatMap { ["\($0).ia", "\($0).da"] }
  }

  // MARK: Calls that a window causes (DC-5): will in the call, did in the commit

  private func appear(_ node: Node) -> (call: [String], commit: [String]) {
    guard isShown(node) else { return ([], []) }
    return (each(tree(node), "wa"), each(layout(node), "ia") + each(tree(node), "da"))
  }

  func add(_ child: Node, to parent: Node) -> [String] {
    child.parent = parent
    parent.children.append(child)
    let loading = load(child)
    parent.views.append(child)
    let (call, commit) = appear(child)
    return ["\(child.name).wm(\(parent.name))"] + loading + call
      + ["\(child.name).dm(\(parent.name))"] + commit
  }

  func remove(_ child: Node, from parent: Node) -> [String] {
    let (out, commit) = takeOut(child, of: parent)
    parent.children.removeAll { $0 === child }
    child.parent = nil
    return ["\(child.name).wm(nil)"] + out + ["\(child.name).dm(nil)"] + commit
  }

  func takeOut(_ child: Node, of parent: Node) -> (call: [String], commit: [String]) {
    let wasShown = isShown(child)
    parent.views.removeAll { $0 === child }
    return wasShown ? (each(tree(child), "wd"), each(tree(child), "dd")) : ([], [])
  }

  func putIn(_ child: Node, in parent: Node) -> [String] {
    parent.views.append(child)
    let (call, commit) = appear(child)
    return call + commit
  }

  // MARK: Calls of the engine (DC-8): all in the call, or at the next layout

  /// Swaps two children by `perform(_:)`, or by `transition(from:to:)`, which inserts the new view above the
  /// old.
  func swap(
    _ old: Node, for new: Node, in parent: Node, order: AppearanceOrder, inPlace: Bool
  ) -> [String] {
    new.parent = parent
    parent.children.append(new)
    var log = ["\(new.name).wm(\(parent.name))", "\(old.name).wm(nil)"] + load(new)
    let isSeen = isShown(parent)
    let leaving = isSeen && isShown(old) ? tree(old) : []
    let (wa, wd) = (isSeen ? each(tree(new), "wa") : [], each(leaving, "wd"))
    let (da, dd) = (isSeen ? atOnce(new) : [], each(leaving, "dd"))
    switch order {
    case .navigation: log += wd + wa + dd + da
    case .swap: log += wd + wa + da + dd
    case .tab, .pageCurl: log += wa + wd + dd + da
    case .pageScroll: log += wa + wd + da + dd
    }
    let place = inPlace ? parent.views.firstIndex { $0 === old } : nil
    parent.views.insert(new, at: place ?? parent.views.count)
    parent.views.removeAll { $0 === old }
    parent.children.removeAll { $0 === old }
    old.parent = nil
    return log + ["\(new.name).dm(\(parent.name))", "\(old.name).dm(nil)"]
  }

  func present(_ modal: Node, covers: Bool) -> [String] {
    let below = presented.last?.node ?? root
    var log = load(modal)
    let covered = covers ? tree(below) : []
    log += each(covered, "wd") + each(tree(modal), "wa") + each(layout(modal), "ia")
    presented.append((modal, covers))
    return log + each(tree(modal), "da") + each(covered, "dd")
  }

  func dismiss() -> [String] {
    let (modal, covers) = presented.removeLast()
    let below = presented.last?.node ?? root
    let back = covers ? tree(below) : []
    return each(tree(modal), "wd") + each(back, "wa")
      + each(covers ? layout(below) : [], "ia") + each(back, "da")
      + each(tree(modal), "dd")
  }
}
