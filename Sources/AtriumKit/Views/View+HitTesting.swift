extension View {
  /// The smallest opacity that can be hit: 0.01 as a 32-bit number is below it (V-38).
  private static let smallestHittableAlpha: Float = 0.010000000707805157

  /// The three switches, and the shield of animations that allow no interaction (V-35, V-42).
  var isHitTestable: Bool {
    !isTransparentOrHidden && isUserInteractionEnabled && shieldCount == 0
      && !animations.contains { !$0.group.options.contains(.allowUserInteraction) }
  }

  /// Whether nothing is to be seen of the view, nor of what is inside it.
  var isTransparentOrHidden: Bool { isHidden || model.alpha < View.smallestHittableAlpha }

  /// Whether this view is the other one or inside it (V-24).
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The first view with a tag: this one, or below it depth first in order (V-24).
  public func viewWithTag(_ tag: Int) -> View? {
    var found: View?
    descend { view in
      if found == nil, view.tag == tag { found = view }
      return found == nil
    }
    return found
  }

  /// Adds a recogniser; it leaves the view it was on (G-24).
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizerList.append(recognizer)
    recognizer.view = self
  }

  /// Takes a recogniser away; if it was at work it is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self, recognizerList.index(of: recognizer) != nil else { return }
    recognizerList.remove(recognizer)
    recognizer.abandon()
    // Its actions may have put it somewhere else.
    if recognizer.view === self { recognizer.view = nil }
  }
}
