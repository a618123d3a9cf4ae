/// Whether a view is mirrored where text is read from right to left.
///
/// The raw values are UIKit's.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  /// The view follows the reading direction.
  case unspecified
  /// Buttons of a player: never mirrored.
  case playback
  /// Directions in space, such as those of a game: never mirrored.
  case spatial
  /// Left to right always.
  case forceLeftToRight
  /// Right to left always.
  case forceRightToLeft

  /// The direction; nil for that of the traits.
  var direction: UserInterfaceLayoutDirection? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension View {
  /// Whether the view is mirrored; by default it follows the reading direction.
  ///
  /// It counts for the view's own constraints and margins, and is not inherited by its subviews.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { decoration?.semanticContentAttribute ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      neededDecoration.semanticContentAttribute = newValue
      layoutState?.engine?.noteDirection()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
}
