import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit

/// Shows the window of the scene, and passes clicks and touches on to it.
final class PlayStageView: View {
  /// The maximum scale at which the scene's window is shown.
  private static let largest = 1.6

  /// The stage of the scene.
  var stage: Stage? {
    didSet {
      if stage !== oldValue { setNeedsDisplay() }
    }
  }
  /// Whether the scene receives clicks and touches; if false, they select and move controllers.
  var passesInput = false
  /// Called for a click, with its location in the scene's window.
  var onPick: (Point) -> Void = { _ in }
  /// Called after a drag, with its start and end in the scene's window; the end is nil outside the scene.
  var onDrag: (_ start: Point, _ end: Point?) -> Void = { _, _ in }
  /// Called after the scene has received an event.
  var onInput: () -> Void = {}

  private var start: Point?
  private var isDragging = false

  init() {
    super.init(frame: .zero)
    contentMode = .redraw
    accessibilityLabel = String(localized: "Scene")
  }

  /// The frame of the scene's window, in points, in this view's coordinates.
  var picture: Rect {
    guard let size = stage?.window.bounds.size, bounds.width > 0, bounds.height > 0 else {
      return .zero
    }
    let factor = min(
      bounds.width / size.width, bounds.height / size.height, PlayStageView.largest)
    return Rect(
      center: bounds.center, size: Size(width: size.width * factor, height: size.height * factor))
  }

  /// Converts a point of this view to the coordinates of the scene's window; nil outside the image of the scene.
  func scenePoint(_ point: Point) -> Point? {
    let picture = picture
    guard picture.contains(point), let size = stage?.window.bounds.size else { return nil }
    return Point(
      x: (point.x - picture.minX) * size.width / picture.width,
      y: (point.y - picture.minY) * size.height / picture.height)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let picture = picture
    guard let bitmap = stage?.host.bitmap, !picture.isEmpty else { return }
    canvas.draw(bitmap, in: picture)
    canvas.stroke(
      Path(rect: picture.insetBy(dx: -0.5, dy: -0.5)), with: theme.separator, width: 1)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  // MARK: Input

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, touch.type == .direct || event?.buttonMask == [.primary],
      let place = scenePoint(touch.location(in: self))
    else { return super.touchesBegan(touches, with: event) }
    (start, isDragging) = (place, false)
    guard passesInput else { return onPick(place) }
    stage?.press(at: place)
    onInput()
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, let start else { return }
    let place = scenePoint(touch.location(in: self))
    isDragging = isDragging || place.map { $0.distance(to: start) > 8 } ?? true
    guard passesInput, let place else { return }
    stage?.move(to: place)
    onInput()
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, let start else { return }
    self.start = nil
    let place = scenePoint(touch.location(in: self))
    if passesInput {
      stage?.release(at: place ?? start)
      onInput()
    } else if isDragging {
      onDrag(start, place)
    }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    guard let start else { return }
    self.start = nil
    guard passesInput else { return }
    stage?.release(at: start)
    onInput()
  }
}
