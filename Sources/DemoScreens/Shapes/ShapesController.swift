import AtriumControls
import AtriumKit

/// Displays the five drawings, whose frames are determined by the view's layout.
final class ShapesController: RoomController {
  init() { super.init(title: String(localized: "Shapes")) }

  // MARK: The guide

  override var excerptName: String { "layoutSubviews" }

  override var tries: [RoomTry] { [.leaveAndReturn, .turn, .sheet] }

  // MARK: The view

  override func makeRoom() -> RoomView {
    RoomView(
      .init(
        sentence: String(
          localized: "A resize reaches the controller first, and its views change places during it."
        ),
        byHand:
          String(
            localized:
              "Make the window taller than wide: the five pictures change places by keyframes, and none "
              + "crosses another."),
        source: "Sources/DemoScreens/Shapes/ShapesView.swift"),
      stage: ShapesView(), extent: .window)
  }
}
