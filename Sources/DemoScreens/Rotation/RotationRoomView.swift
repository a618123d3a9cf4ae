import AtriumControls
import AtriumGeometry
import AtriumKit

/// The view of *Rotation*: the container in a card, and a panel of choices beside or below it.
final class RotationRoomView: RoomView {
  let content = CardView()
  let status = Label(font: .preferredFont(forTextStyle: .footnote))
  private let panel = ScrollView()
  private let rows: [View]
  /// Whether the panel is beside the card; nil before the first layout.
  private var isBeside: Bool?

  /// Makes the view.
  ///
  /// - Parameters:
  ///   - turnButton: The button that turns the window.
  ///   - choices: The choices of the panel.
  init(turnButton: Button, choices: [View]) {
    rows = [status] + choices
    super.init(
      title: "Rotation",
      hint:
        "Turn the window: the container rotates if the controllers that are asked allow it, and a "
        + "child that does not support its orientation keeps its own.",
      source: "Sources/DemoScreens/Rotation/RotationRoomController.swift", accessory: turnButton)
    content.accessibilityLabel = "Container"
    panel.accessibilityLabel = "Choices"
    status.numberOfLines = 0
    for row in rows { panel.addSubview(row) }
    for view in [content, panel] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let wasBeside = isBeside
    let isBeside = area.width >= 620 || area.height < 400
    self.isBeside = isBeside
    guard let wasBeside, wasBeside != isBeside else { return placeParts(isBeside: isBeside) }
    // When the panel moves from beside the card to below it, the two would cross. So the container
    // turns in a card that is in its new place already.
    View.performWithoutAnimation { placeParts(isBeside: isBeside) }
  }

  private func placeParts(isBeside: Bool) {
    let isSmall = area.width < 420
    let gap = isSmall ? 10.0 : 24
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    if isBeside {
      let side = isSmall ? (area.width * 0.52).rounded() : min(340, (area.width * 0.42).rounded())
      let rest = max(0, area.width - side - gap)
      content.frame = Rect(
        x: isMirrored ? area.maxX - rest : area.minX, y: area.minY, width: rest, height: area.height
      )
      panel.frame = Rect(
        x: isMirrored ? area.minX : area.maxX - side, y: area.minY, width: side, height: area.height
      )
    } else {
      let rest = area.height - panelHeight(forWidth: area.width) - 16
      let height = min(max(rest, area.height * 0.36), area.height * 0.5).rounded()
      content.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: height)
      panel.frame = Rect(
        x: area.minX, y: area.minY + height + 16, width: area.width,
        height: max(0, area.height - height - 16))
    }
    layOutPanel()
  }

  private func panelHeight(forWidth width: Double) -> Double {
    let size = Size(width: max(0, width - 8))
    return rows.reduce(-14) { $0 + $1.sizeThatFits(size).height + 14 }
  }

  private func layOutPanel() {
    let width = panel.bounds.width
    let margin = 4.0
    var y = 0.0
    for row in rows {
      let height = row.sizeThatFits(Size(width: max(0, width - 2 * margin))).height
      row.frame = Rect(x: margin, y: y, width: max(0, width - 2 * margin), height: height)
      y += height + 14
    }
    panel.contentSize = Size(width: width, height: max(0, y - 14))
  }
}
