import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Dims the secondary column under other columns; a tap on it closes them.
final class SplitShade: View {
  /// How dark it is.
  private static let darkness = 0.32

  /// Called when it is tapped.
  var onTap: (() -> Void)?

  init() {
    super.init(frame: .zero)
    backgroundColor = Color.black.withAlphaComponent(SplitShade.darkness)
    alpha = 0
    isHidden = true
    accessibilityLabel = "Close"
    accessibilityTraits = .button
    addGestureRecognizer(TapGestureRecognizer { [weak self] _ in self?.onTap?() })
  }
}
