import AtriumGeometry
import AtriumKit

/// The view of *Navigation*: a heading, the library, and the inspector beside or below it.
final class NavigationRoomView: RoomView {
  let content = CardView()
  let inspector = StackInspectorView()

  init() {
    super.init(
      title: "Navigation",
      hint: "Open a book and drag back from its left edge: the list beside it changes at once, the "
        + "calls follow the finger.",
      source: "Sources/DemoScreens/Navigation/NavigationRoomController.swift")
    addSubview(content)
    addSubview(inspector)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isBeside = area.width >= 560
    inspector.isHidden = !isBeside && area.height < 420
    if isBeside {
      placeBeside()
    } else {
      let lower = inspector.isHidden ? 0 : 196.0
      content.frame = Rect(
        x: area.minX, y: area.minY, width: area.width,
        height: max(0, area.height - lower - (lower > 0 ? 16 : 0)))
      inspector.frame = Rect(
        x: area.minX, y: area.maxY - lower, width: area.width, height: lower)
    }
  }

  private func placeBeside() {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let side = min(280, (area.width * 0.34).rounded())
    let rest = area.width - side - 24
    content.frame = Rect(
      x: isRightToLeft ? area.minX + side + 24 : area.minX, y: area.minY, width: rest,
      height: area.height)
    inspector.frame = Rect(
      x: isRightToLeft ? area.minX : area.minX + rest + 24, y: area.minY, width: side,
      height: area.height)
  }
}
