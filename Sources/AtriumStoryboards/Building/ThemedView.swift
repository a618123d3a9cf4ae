import AtriumControls
import AtriumGraphics
import AtriumKit

/// A plain view of a file, whose background follows the theme where the file names a colour of the system.
final class ThemedView: View {
  /// The role of the background; nil for a fixed colour.
  var backgroundRole: KeyPath<Theme, Color>? {
    didSet { followed = backgroundColor }
  }
  /// The colour that was set for the role; another one is the program's.
  private var followed: Color?

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let backgroundRole, backgroundColor == followed else { return }
    backgroundColor = theme[keyPath: backgroundRole]
    followed = backgroundColor
  }
}
