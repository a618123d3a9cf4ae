import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The control of a room of the court.
///
/// The control draws a highlight over the room while it is hovered or pressed, and a focus ring while it is focused.
final class CourtRoomControl: Control {
  /// The space for the focus ring around the room's outline, in points.
  private static let margin = 8.0

  let room: CourtModel.Room
  private var isReachedByKey = false
  /// Called when ``isPointedAt`` may have changed.
  var onPoint: (() -> Void)?
  /// The plan in the coordinates of the court.
  private var plan = CourtPlan(in: .zero, count: 1)

  init(_ room: CourtModel.Room) {
    self.room = room
    super.init(frame: .zero)
    accessibilityLabel = room.title
    isSelected = room.isPresent
    focusGroupIdentifier = "court"
  }

  /// Whether the room is under the pointer or was focused by a key.
  var isPointedAt: Bool { isHovered || isFocusRingVisible || isFirstResponder && isReachedByKey }

  /// Places the control over the room in a plan.
  func place(in plan: CourtPlan) {
    self.plan = plan
    let box = plan.room(at: room.angle).bounds.insetBy(
      dx: -CourtRoomControl.margin, dy: -CourtRoomControl.margin)
    let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
    frame = Rect(
      x: left, y: top, width: box.maxX.rounded(.up) - left, height: box.maxY.rounded(.up) - top)
    setNeedsDisplay()
  }

  /// The Tab key focuses the current room first.
  override var focusGroupPriority: Int { room.isPresent ? 1 : 0 }

  override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }

  override func point(inside point: Point, with event: AtriumKit.Event?) -> Bool {
    plan.isOnRoom(Point(x: point.x + frame.minX, y: point.y + frame.minY), at: room.angle)
  }

  override func stateDidChange() {
    super.stateDidChange()
    onPoint?()
  }

  override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    // The window shows the focus ring only after this call, so the control itself records how it was focused.
    isReachedByKey = context.nextFocusedView === self && !context.focusHeading.isEmpty
    onPoint?()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard isHovered || isHighlighted else { return }
    let veil = Color(white: isHighlighted ? 0 : 1, alpha: isHighlighted ? 0.22 : 0.18)
    canvas.withSavedState { canvas in
      canvas.translate(x: -frame.minX, y: -frame.minY)
      // The highlight is one shape including the rounded corners, so its opacity is uniform.
      canvas.fill(outline(grownBy: plan.rounding / 2), with: veil)
      canvas.stroke(
        outline(grownBy: plan.rounding / 2), with: theme.label,
        style: LineStyle(width: 2, join: .round))
    }
  }

  override func drawFocusRing(in canvas: borrowing Canvas) {
    let theme = theme
    canvas.translate(x: -frame.minX, y: -frame.minY)
    // Of two lines in different colours, one contrasts with any background.
    for (growth, color) in [
      (plan.rounding / 2 + 1, theme.background), (plan.rounding / 2 + 3, theme.focusRing),
    ] {
      canvas.stroke(
        outline(grownBy: growth), with: color, style: LineStyle(width: 2.5, join: .round))
    }
  }

  /// Returns the outline of the room, expanded by a distance in points.
  private func outline(grownBy growth: Double) -> Path {
    plan.outline(at: room.angle, grownBy: growth)
  }
}
