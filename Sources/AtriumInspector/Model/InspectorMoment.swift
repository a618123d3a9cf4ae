import AtriumControls

/// The tree at one moment, which can be compared with another moment (IN-22).
public struct InspectorMoment: Hashable, Sendable {
  /// A difference between two moments.
  public struct Difference: Hashable, Sendable {
    /// The kind of change to a controller.
    public enum Kind: String, Hashable, Sendable {
      /// The controller is new.
      case added = "+"
      /// The controller is no longer in the tree.
      case removed = "−"
      /// The controller's state has changed.
      case changed = "~"
    }

    /// The kind of change.
    public let kind: Kind
    /// The number that identifies the controller.
    public let controller: Int
    /// The name of the controller.
    public let name: String
    /// A description of the change; empty for an added or removed controller.
    public let words: String

    /// The difference as a line, such as `~ Red: on screen, was appearing`.
    public var text: String {
      words.isEmpty ? "\(kind.rawValue) \(name)" : "\(kind.rawValue) \(name): \(words)"
    }
  }

  /// The time, in seconds of the window's clock.
  public let time: Double
  /// The number of the window's turn.
  public let turn: Int
  /// The tree; nil for a window without a root controller.
  public let tree: InspectedNode?

  /// Makes a moment.
  public init(time: Double, turn: Int, tree: InspectedNode?) {
    (self.time, self.turn, self.tree) = (time, turn, tree)
  }

  /// Returns the differences between this moment and a later moment, in the order of the later tree.
  ///
  /// Removed controllers come last.
  public func differences(to later: InspectorMoment) -> [Difference] {
    let (old, new) = (places, later.places)
    let known = Dictionary(uniqueKeysWithValues: old.map { ($0.node.id, $0) })
    let present = Set(new.map(\.node.id))
    var found: [Difference] = []
    for place in new {
      let node = place.node
      guard let before = known[node.id] else {
        found.append(Difference(kind: .added, controller: node.id, name: node.name, words: ""))
        continue
      }
      let words = before.words(to: place)
      if !words.isEmpty {
        found.append(
          Difference(
            kind: .changed, controller: node.id, name: node.name,
            words: words.joined(separator: "; ")))
      }
    }
    for place in old where !present.contains(place.node.id) {
      found.append(
        Difference(kind: .removed, controller: place.node.id, name: place.node.name, words: ""))
    }
    return found
  }

  /// A node with the node above it.
  private struct Place {
    let node: InspectedNode
    let above: InspectedNode?

    func words(to later: Place) -> [String] {
      var words: [String] = []
      if node.phase != later.node.phase {
        words.append(String(localized: "%@, was %@", later.node.phase.title, node.phase.title))
      }
      if above?.id != later.above?.id {
        let window = String(localized: "the window")
        words.append(
          String(localized: "in %@, was in %@", later.above?.name ?? window, above?.name ?? window))
      }
      if node.edge != later.node.edge {
        words.append(String(localized: "%@, was %@", later.node.edge.title, node.edge.title))
      }
      if node.isSelected != later.node.isSelected, let isSelected = later.node.isSelected {
        words.append(
          isSelected ? String(localized: "selected") : String(localized: "no longer selected"))
      }
      return words
    }
  }

  private var places: [Place] {
    guard let tree else { return [] }
    var places: [Place] = []
    func add(_ node: InspectedNode, _ above: InspectedNode?) {
      places.append(Place(node: node, above: above))
      for child in node.children { add(child, node) }
    }
    add(tree, nil)
    return places
  }
}
