import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The view that dims the secondary column under other columns, and closes these columns when it is tapped.
final class SplitShade: View {
  /// The opacity of the shade.
  private static let darkness = 0.32

  /// Called when the shade is tapped.
  var onTap: (() -> Void)?

  init() {
    super.init(frame: .zero)
    backgroundColor = Color.black.withAlphaComponent(SplitShade.darkness)
    alpha = 0
    isHidden = true
    isAccessibilityElement = true
    accessibilityLabel = String(localized: "Close")
    accessibilityTraits = .button
    addGestureRecognizer(TapGestureRecognizer { [weak self] _ in self?.onTap?() })
  }
}
