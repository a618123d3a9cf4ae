import AtriumGeometry
import AtriumGraphics
package import AtriumKit

/// The buttons beside a swiped row.
///
/// The buttons become wider as the row moves.
package final class SwipeActionsView: View {
  /// The minimum width of a button while the row is open, in points.
  private static let leastWidth = 76.0

  let configuration: SwipeActionsConfiguration
  /// Whether the buttons are at the right edge of the row.
  let isAtRightEdge: Bool
  package let buttons: [Button]
  private let widths: [Double]
  /// The maximum total width of the buttons while the row is open, in points.
  ///
  /// The limit keeps a part of the row visible.
  private let mostWidth: Double

  init(
    _ configuration: SwipeActionsConfiguration, isAtRightEdge: Bool, mostWidth: Double,
    perform: @escaping @MainActor (ContextualAction) -> Void
  ) {
    self.configuration = configuration
    self.isAtRightEdge = isAtRightEdge
    self.mostWidth = mostWidth
    buttons = configuration.actions.map { action in
      let button = Button(title: action.title, image: action.image) { perform(action) }
      button.configuration.cornerRadius = 0
      button.configuration.contentInsets = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
      return button
    }
    widths = buttons.map { max(SwipeActionsView.leastWidth, $0.sizeThatFits(.zero).width) }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  /// The total width of the buttons while the row is open, in points.
  var restingWidth: Double { min(neededWidth, mostWidth) }

  private var neededWidth: Double { widths.reduce(0, +) }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let scale = neededWidth > 0 ? bounds.width / neededWidth : 0
    var edge = isAtRightEdge ? bounds.width : 0
    for (button, width) in zip(buttons, widths) {
      let width = width * scale
      if isAtRightEdge { edge -= width }
      button.frame = Rect(x: edge, y: 0, width: width, height: bounds.height)
      if !isAtRightEdge { edge += width }
    }
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    let theme = theme
    for (index, (button, action)) in zip(buttons, configuration.actions).enumerated() {
      let (ground, text) =
        action.style == .destructive
        ? (theme.badge, theme.onBadge)
        : index == 0 ? (theme.accent, theme.onAccent) : (theme.pressedFill, theme.label)
      let color = action.backgroundColor ?? ground
      button.configuration.backgroundColor = color
      button.configuration.foregroundColor =
        action.backgroundColor == nil ? text : theme.ink(on: color)
      button.configuration.hoverBackgroundColor = color.mixed(with: theme.label, by: 0.08)
      button.configuration.pressedBackgroundColor = color.mixed(with: theme.label, by: 0.2)
    }
  }
}
