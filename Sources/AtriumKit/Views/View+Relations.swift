extension View {
  /// The subviews, the rearmost first.
  ///
  /// The array is a copy, so the tree may change during an iteration.
  public var subviews: [View] { subviewList.elements }

  /// The gesture recognisers that receive touches on this view and its subviews before the views do.
  public var gestureRecognizers: [GestureRecognizer] { recognizerList.elements }
}

extension View: Hashable {
  /// Returns whether two references are to the same view.
  public nonisolated static func == (left: View, right: View) -> Bool { left === right }

  /// Hashes the identity of the view.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
