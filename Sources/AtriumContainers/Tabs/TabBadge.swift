import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The badge of a tab in a list: text on a capsule, or a dot.
final class TabBadge: View {
  private let label = Label()

  /// The text of the badge; an empty string shows a dot.
  var text = "" {
    didSet {
      label.text = text
      setNeedsLayout()
    }
  }

  init() {
    super.init(frame: .zero)
    label.font = .system(ofSize: 12, weight: .semibold)
    label.textRole = \.onBadge
    label.textAlignment = .center
    isUserInteractionEnabled = false
    addSubview(label)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    guard !text.isEmpty else { return Size(width: 8, height: 8) }
    let width = label.sizeThatFits(Size(width: 72, height: 20)).width
    return Size(width: min(max(20, (width + 12).rounded(.up)), 84), height: 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.badge
    cornerRadius = bounds.height / 2
    label.isHidden = text.isEmpty
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
