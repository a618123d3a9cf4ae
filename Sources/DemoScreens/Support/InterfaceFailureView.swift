import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view that shows why an Interface Builder file cannot be used, instead of the content from that file.
final class InterfaceFailureView: View {
  private let title = Label(
    text: String(localized: "This part of the screen is missing"),
    font: .preferredFont(forTextStyle: .headline))
  private let reason: Label

  init(_ failure: InterfaceFailure) {
    reason = Label(text: failure.description, font: .preferredFont(forTextStyle: .footnote))
    super.init(frame: .zero)
    reason.textRole = \.secondaryLabel
    for label in [title, reason] {
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      label.textAlignment = .center
      addSubview(label)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.surface
    let width = max(0, bounds.width - 32)
    let heights = [title, reason].map { $0.sizeThatFits(Size(width: width, height: 0)).height }
    title.isHidden = bounds.height < heights[0] + heights[1] + 8
    let all = title.isHidden ? heights[1] : heights[0] + heights[1] + 8
    let top = max(0, ((bounds.height - all) / 2).rounded())
    title.frame = Rect(x: 16, y: top, width: width, height: heights[0])
    reason.frame = Rect(x: 16, y: top + all - heights[1], width: width, height: heights[1])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
