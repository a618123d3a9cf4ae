import AtriumControls
import AtriumGraphics
import AtriumKit

/// A plain view from a storyboard or nib; its background follows the theme if its colour in the file does.
final class ThemedView: View {
  /// The theme role of the background; nil for a fixed colour.
  var backgroundRole: KeyPath<Theme, Color>? {
    didSet { followed = backgroundColor }
  }
  /// The colour last set for the role.
  ///
  /// If the background has another colour, the program has set that colour, and the view no longer follows the theme.
  private var followed: Color?

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTheme()
  }

  // A view that was made outside a window may have other traits in its window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { followTheme() }
  }

  private func followTheme() {
    guard let backgroundRole, backgroundColor == followed else { return }
    backgroundColor = theme[keyPath: backgroundRole]
    followed = backgroundColor
  }
}
