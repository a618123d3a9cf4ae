import AtriumControls
package import AtriumGeometry
package import AtriumGraphics
package import AtriumKit

/// The card that contains the demonstrated stack view.
package final class GalleryStackStage: View {
  init() {
    super.init(frame: .zero)
    layoutMargins = EdgeInsets(16)
    clipsToBounds = true
    cornerRadius = Theme.cardCornerRadius
  }

  func show(_ stack: StackView) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  package override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let shape = Path(
      roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Theme.cardCornerRadius - 0.5)
    canvas.fill(shape, with: theme.surface)
    canvas.stroke(shape, with: theme.separator, width: 1)
  }
}
