package import AtriumGeometry

/// An operation of a scene: one line of its text.
package enum PlayOperation: Hashable, Sendable {
  /// Makes a controller.
  case make(String, PlayKind)
  /// Adds a child and its view, in three steps.
  case add(String, to: String)
  /// Removes a child and its view, in three steps.
  case remove(String)
  /// Only calls `addChild`.
  case addChild(String, to: String)
  /// Only calls `addSubview`.
  case addView(String, to: String)
  /// Only calls `didMove(toParent:)`.
  case didMove(String, to: String)
  /// Only calls `willMove(toParent: nil)`.
  case willMove(String)
  /// Only calls `removeFromSuperview`.
  case removeView(String)
  /// Only calls `removeFromParent`.
  case removeChild(String)
  /// Replaces a child with another controller, using a transition.
  case swap(String, for: String, in: String)
  /// Pushes a controller onto a stack.
  case push(String, on: String)
  /// Pops the top controller of a stack.
  case pop(String)
  /// Appends a controller to the list of a stock container.
  case put(String, in: String)
  /// Selects a controller of a stock container.
  case select(String, in: String)
  /// Presents a controller.
  case present(String, over: String, PlayStyle)
  /// Dismisses the controller that this controller presents.
  case dismiss(String)
  /// Loads the view of a controller.
  case load(String)
  /// Hides or shows the view of a controller.
  case hide(String, Bool)
  /// Calls `beginAppearanceTransition(_:animated:)`.
  case begin(String, appearing: Bool)
  /// Calls `endAppearanceTransition()`.
  case end(String)
  /// Changes the size of the window, in points.
  case resize(Size)
  /// Drags the top page of a stack back by a fraction of its width, and releases it.
  case drag(String, Double)
  /// Starts the next operation after the given number of seconds, even if a change is still running.
  case wait(Double)

  /// The steps of a compound operation.
  ///
  /// For any other operation, the operation itself is the only step.
  package var steps: [PlayOperation] {
    switch self {
    case .add(let child, let parent):
      [.addChild(child, to: parent), .addView(child, to: parent), .didMove(child, to: parent)]
    case .remove(let child): [.willMove(child), .removeView(child), .removeChild(child)]
    default: [self]
    }
  }

  /// Whether the operation only lets time pass.
  package var isWait: Bool {
    if case .wait = self { true } else { false }
  }

  /// The names of the controllers in the operation.
  package var names: [String] {
    switch self {
    case .make(let name, _), .remove(let name), .willMove(let name), .removeView(let name),
      .removeChild(let name), .pop(let name), .dismiss(let name), .load(let name),
      .hide(let name, _), .begin(let name, _), .end(let name), .drag(let name, _):
      [name]
    case .add(let one, let other), .addChild(let one, let other), .addView(let one, let other),
      .didMove(let one, let other), .push(let one, let other), .put(let one, let other),
      .select(let one, let other), .present(let one, let other, _):
      [one, other]
    case .swap(let old, let new, let parent): [old, new, parent]
    case .resize, .wait: []
    }
  }
}

/// The presentation styles that the playground offers.
package enum PlayStyle: String, Hashable, Sendable, CaseIterable {
  /// A sheet: the presenter stays on screen.
  case sheet = "pageSheet"
  /// The whole screen: the presenter is covered.
  case fullScreen
}
