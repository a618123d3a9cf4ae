extension View {
  /// The subviews, with the rearmost first.
  ///
  /// The array is a copy. Code may change the tree while it iterates over the array.
  public var subviews: [View] { subviewList.elements }

  /// The gesture recognisers of the view, which receive touches on the view and its subviews before these views do.
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
