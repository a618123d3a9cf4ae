extension View {
  /// The minimum opacity of a view for hit testing (V-38).
  ///
  /// As a 32-bit number, 0.01 is just below this value.
  private static let smallestHittableAlpha: Float = 0.010000000707805157

  /// Whether the view can receive touches.
  ///
  /// It can if it is visible, if user interaction is enabled, if no transition blocks touches, and if all its
  /// animations allow interaction.
  var isHitTestable: Bool {
    !isTransparentOrHidden && isUserInteractionEnabled && shieldCount == 0
      && !animations.contains { !$0.group.options.contains(.allowUserInteraction) }
  }

  /// Whether the view is hidden and is no longer shown by an animation that hides it.
  var isOutOfSight: Bool { isHidden && layoutState?.leaving == nil }

  /// Whether the view and its subviews are invisible.
  var isTransparentOrHidden: Bool { isHidden || model.alpha < View.smallestHittableAlpha }

  /// Returns whether this view is the given view or a descendant of the given view.
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Returns the first view with a tag in this subtree, in depth-first order; nil if there is none.
  public func viewWithTag(_ tag: Int) -> View? {
    var found: View?
    descend { view in
      if found == nil, view.tag == tag { found = view }
      return found == nil
    }
    return found
  }
  /// Implements ``addGestureRecognizer(_:)``.
  func attach(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizerList.append(recognizer)
    recognizer.view = self
  }

  /// Removes a gesture recogniser; an active recogniser is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self, recognizerList.index(of: recognizer) != nil else { return }
    recognizerList.remove(recognizer)
    recognizer.abandon()
    // The actions of the recogniser may have added it to another view.
    if recognizer.view === self { recognizer.view = nil }
  }
}
