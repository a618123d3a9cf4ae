/// Whether a view is mirrored in right-to-left layouts.
///
/// The raw values are UIKit's.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  /// The view follows the reading direction.
  case unspecified
  /// For playback controls, which are never mirrored.
  case playback
  /// For directions in space, as in a game, which are never mirrored.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft

  /// The layout direction that the attribute forces; nil uses the direction of the traits.
  var direction: UserInterfaceLayoutDirection? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension View {
  /// Stores the attribute, and updates the layout and the drawing.
  func setSemanticContentAttribute(_ attribute: SemanticContentAttribute) {
    guard attribute != decoration?.semanticContentAttribute ?? .unspecified else { return }
    neededDecoration.semanticContentAttribute = attribute
    layoutState?.engine?.noteDirection()
    setNeedsLayout()
    setNeedsDisplay()
  }
}
