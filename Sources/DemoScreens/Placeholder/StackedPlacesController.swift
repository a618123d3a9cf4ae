import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumStoryboards

/// A placeholder controller that is the root of a stack, as in the article's example.
///
/// A segue of the storyboard shows the first inset before the view appears. Two buttons push a page over both insets.
final class StackedPlacesController: PlaceholderController {
  static let interface = InterfaceClass(StackedPlacesController.self) {
    StackedPlacesController(coder: $0)
  }

  /// Makes a stack with a placeholder controller from the storyboard.
  ///
  /// - Parameter interfaces: The files of the demo.
  /// - Returns: The stack.
  /// - Throws: The reason why the file cannot be used.
  static func makeStack(_ interfaces: Interfaces) throws(InterfaceFailure) -> StackController {
    let storyboard = try interfaces.storyboard(named: "StackedPlacesStoryboard")
    let stack = try interfaces.controller(nil, of: storyboard, as: StackController.self)
    guard let places = stack.rootViewController as? StackedPlacesController else {
      throw interfaces.missing("root of the class StackedPlacesController", in: storyboard)
    }
    places.loadViewIfNeeded()
    guard places.placeholderViews.count == 2, places.inset(at: 0) is StackedPageController else {
      throw interfaces.missing("two places with an inset", in: storyboard)
    }
    return stack
  }
}

/// The view with two placeholders, and with two buttons below them.
final class StackedPlacesView: View {
  private static let gap = 12.0

  /// The placeholder views; an outlet collection.
  var cards: [View] = []
  /// The buttons that push a page; an outlet collection.
  var buttons: [Button] = [] {
    didSet {
      for (index, button) in buttons.enumerated() {
        button.configuration = index == 0 ? .filled() : .bordered()
      }
    }
  }

  static let interface = InterfaceClass(StackedPlacesView.self) { StackedPlacesView(coder: $0) }
    .outletCollection("cards", \.cards)
    .outletCollection("buttons", \.buttons)

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.background
    let gap = StackedPlacesView.gap
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let half = max(0, ((bounds.width - gap) / 2).rounded(.down))
    func place(_ view: View, _ index: Int, y: Double, height: Double) {
      let x = Double(index) * (half + gap)
      view.frame = Rect(
        x: isMirrored ? bounds.width - x - half : x, y: y, width: half, height: height)
    }
    let height = buttons.map { $0.sizeThatFits(.zero).height }.max() ?? 0
    let low = max(0, bounds.height - height)
    for (index, button) in buttons.enumerated() { place(button, index, y: low, height: height) }
    for (index, card) in cards.enumerated() {
      place(card, index, y: 0, height: max(0, low - gap))
    }
    setNeedsDisplay()
  }

  /// Draws a dashed outline with a plus sign for each placeholder, visible only while the placeholder is empty.
  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    for card in cards {
      let frame = card.frame.shrunkBy(dx: 16, dy: 16)
      guard frame.width > 48, frame.height > 48 else { continue }
      canvas.stroke(
        Path(roundedRect: frame, cornerRadius: Theme.cornerRadius), with: theme.outline,
        style: LineStyle(width: 1.5, dash: [8, 6]))
      for (width, height) in [(28.0, 3.0), (3.0, 28.0)] {
        canvas.fill(
          Path(
            roundedRect: Rect(center: frame.center, size: Size(width: width, height: height)),
            cornerRadius: 1.5), with: theme.outline)
      }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    setNeedsDisplay()
  }
}
