import AtriumControls
import AtriumKit

/// Displays the five drawings, whose frames are determined by the view's layout.
final class ShapesController: RoomController {
  init() { super.init(title: String(localized: "Shapes")) }

  override func makeRoom() -> RoomView {
    RoomView(
      .init(
        hint:
          String(
            localized:
              "Make the window taller than wide: the five pictures change places by keyframes, and none "
              + "crosses another."),
        source: "Sources/DemoScreens/Shapes/ShapesView.swift"),
      stage: ShapesView(), extent: .window)
  }
}
