import AtriumControls
import AtriumGeometry
import AtriumKit

/// The kinds of controllers as buttons.
///
/// A click adds a controller of the kind to the selected container. A drag adds the controller to the container at the
/// end of the drag.
final class PlayPalette: View {
  /// Called for a click on a kind.
  var onChoose: (PlayKind) -> Void = { _ in }
  /// Called during and at the end of a drag of a kind; the location is in the window's coordinates.
  var onDrag: (_ kind: PlayKind, _ place: Point, _ isOver: Bool) -> Void = { _, _, _ in }

  private let buttons: [(kind: PlayKind, button: Button)]

  init() {
    buttons = PlayKind.allCases.map { ($0, RoomAction.button($0.title) {}) }
    super.init(frame: .zero)
    accessibilityLabel = String(localized: "New controllers")
    for (kind, button) in buttons {
      let isEnglish = LocalizedStrings.current.language == "en"
      button.accessibilityLabel = String(
        localized: "New %@", isEnglish ? kind.title.lowercased() : kind.title)
      button.addAction(for: .primaryActionTriggered) { [weak self] in self?.onChoose(kind) }
      button.addGestureRecognizer(
        PanGestureRecognizer { [weak self] recognizer in
          let place = recognizer.location(in: nil)
          switch recognizer.state {
          case .began, .changed: self?.onDrag(kind, place, false)
          case .ended: self?.onDrag(kind, place, true)
          default: break
          }
        })
      addSubview(button)
    }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: PlayFlow(buttons.map(\.button), width: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    PlayFlow(buttons.map(\.button), width: bounds.width)
      .place(isRightToLeft: traitCollection.layoutDirection == .rightToLeft)
  }
}

/// Places buttons in rows in the reading direction.
@MainActor
struct PlayFlow {
  private static let gap = 6.0
  private let views: [View]
  private let width: Double
  private var frames: [Rect] = []
  /// The height of all rows, in points.
  private(set) var height = 0.0
  /// The number of rows.
  private(set) var rowCount = 1

  init(_ views: [View], width: Double) {
    (self.views, self.width) = (views, width)
    var place = Point.zero
    var rowHeight = 0.0
    for view in views {
      let size = view.sizeThatFits(.zero)
      if place.x > 0, place.x + size.width > width {
        place = Point(x: 0, y: place.y + rowHeight + PlayFlow.gap)
        rowHeight = 0
        rowCount += 1
      }
      frames.append(Rect(origin: place, size: size))
      place.x += size.width + PlayFlow.gap
      rowHeight = max(rowHeight, size.height)
    }
    height = place.y + rowHeight
  }

  /// Sets the frames of the buttons.
  ///
  /// - Parameter isRightToLeft: Whether the rows begin at the right edge of the width.
  func place(isRightToLeft: Bool) {
    for (view, frame) in zip(views, frames) {
      view.frame =
        isRightToLeft
        ? Rect(origin: Point(x: width - frame.maxX, y: frame.minY), size: frame.size) : frame
    }
  }
}
