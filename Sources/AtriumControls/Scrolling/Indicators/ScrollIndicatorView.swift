import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A scroll indicator: a strip with a thumb that marks the visible part of the content.
///
/// Under the pointer, the thumb becomes thicker and can be dragged.
final class ScrollIndicatorView: View {
  /// The thickness of the strip that contains the thumb, in points.
  static let thickness = 14.0
  /// The distance from the edge within which the pointer shows the indicator, in points.
  static let showingDistance = 28.0
  private static let restingWidth = 4.0
  private static let grownWidth = 8.0
  private static let shortestThumb = 28.0

  let axis: ScrollAxis
  private weak var scrollView: ScrollView?
  /// The frame of the thumb in the strip.
  private var thumb = Rect.zero
  private var isHovered = false
  /// The touch that drags the thumb, and the distance of the touch from the start of the thumb, in points.
  private var grip: (touch: Touch, place: Double)?

  init(_ axis: ScrollAxis) {
    self.axis = axis
    super.init(frame: .zero)
    alpha = 0
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] recognizer in
        self?.setHovered(recognizer.state == .began || recognizer.state == .changed)
      })
  }

  /// Whether the indicator must stay visible because a pointer is over the indicator or drags its thumb.
  var isInUse: Bool { isHovered || grip != nil }

  private func setHovered(_ isHovered: Bool) {
    guard isHovered != self.isHovered else { return }
    self.isHovered = isHovered
    setNeedsDisplay()
    scrollView?.indicators.usageDidChange()
  }

  // MARK: Layout

  func layOut(in scrollView: ScrollView) {
    self.scrollView = scrollView
    let (bounds, insets) = (scrollView.bounds, scrollView.scrollIndicatorInsets)
    let thickness = ScrollIndicatorView.thickness
    let area = bounds.inset(by: insets)
    let sharesCorner = ScrollAxis.allCases.allSatisfy { scrollView.overflows($0) }
    let length = max(0, area.size[axis] - (sharesCorner ? thickness : 0))
    switch axis {
    case .vertical:
      let isMirrored = scrollView.traitCollection.layoutDirection == .rightToLeft
      frame = Rect(
        x: isMirrored ? area.minX : area.maxX - thickness, y: area.minY, width: thickness,
        height: length)
    case .horizontal:
      frame = Rect(x: area.minX, y: area.maxY - thickness, width: length, height: thickness)
    }
    let place = thumbPlace(in: scrollView, track: length)
    let new =
      axis == .vertical
      ? Rect(x: 0, y: place.start, width: thickness, height: place.length)
      : Rect(x: place.start, y: 0, width: place.length, height: thickness)
    guard new != thumb else { return }
    thumb = new
    setNeedsDisplay()
  }

  /// Returns the start and the length of the thumb, in points.
  ///
  /// The length is proportional to the visible part of the content. The thumb is shorter while the content
  /// is beyond an edge.
  private func thumbPlace(
    in scrollView: ScrollView, track: Double
  ) -> (start: Double, length: Double) {
    let margin = 3.0
    let limits = scrollView.limits(axis)
    let room = scrollView.bounds.size[axis]
    let (range, free) = (limits.upperBound - limits.lowerBound, max(0, track - 2 * margin))
    guard range > 0, room > 0 else { return (margin, free) }
    let offset = scrollView.contentOffset[axis]
    let beyond = abs(offset - limits.clamping(offset))
    let whole = max(ScrollIndicatorView.shortestThumb, free * room / (room + range))
    let length = min(free, max(8, whole - beyond))
    let part = (limits.clamping(offset) - limits.lowerBound) / range
    return (margin + (free - length) * part, length)
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let theme = theme
    let isGrown = isInUse
    let isStrong = traitCollection.accessibilityContrast == .high
    if isGrown {
      canvas.fill(pill(bounds, width: 12), with: theme.label.withAlphaComponent(0.08))
    }
    let width = isGrown ? ScrollIndicatorView.grownWidth : ScrollIndicatorView.restingWidth
    let strength = isStrong ? 1 : isGrown ? 0.7 : 0.45
    canvas.fill(
      pill(thumb, width: width), with: theme.label.withAlphaComponent(strength))
  }

  private func pill(_ rect: Rect, width: Double) -> Path {
    let inset = (ScrollIndicatorView.thickness - width) / 2
    let shape =
      axis == .vertical ? rect.insetBy(dx: inset, dy: 0) : rect.insetBy(dx: 0, dy: inset)
    return Path(roundedRect: shape, cornerRadius: width / 2)
  }

  // MARK: The pointer

  /// Returns whether a point hits the thumb or, while the indicator is in use, any part of the strip.
  override func point(inside point: Point, with event: AtriumKit.Event?) -> Bool {
    isInUse ? bounds.contains(point) : thumb.contains(point)
  }

  /// Begins to drag the thumb with the pointer, or scrolls by a page if the click is beside the thumb.
  ///
  /// Touches of fingers are forwarded, since they scroll the content.
  override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    guard let scrollView, grip == nil, let touch = touches.first, touch.type == .indirectPointer,
      event?.buttonMask == [.primary]
    else { return super.touchesBegan(touches, with: event) }
    let place = touch.location(in: self)[axis]
    guard thumb.contains(touch.location(in: self)) else {
      let distance = max(scrollView.bounds.size[axis] - 40, 40)
      var step = Point.zero
      step[axis] = place < thumb.origin[axis] ? -distance : distance
      scrollView.step(by: step)
      return
    }
    scrollView.endAnimation()
    grip = (touch, place - thumb.origin[axis])
    setNeedsDisplay()
  }

  /// Prevents recognisers of ancestors from taking a drag of the thumb (G-25).
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    grip == nil && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    guard let scrollView, let grip, touches.contains(grip.touch) else {
      return super.touchesMoved(touches, with: event)
    }
    let limits = scrollView.limits(axis)
    let free = bounds.size[axis] - 6 - thumb.size[axis]
    guard free > 0 else { return }
    let start = grip.touch.location(in: self)[axis] - grip.place - 3
    var offset = scrollView.contentOffset
    offset[axis] = limits.clamping(
      limits.lowerBound + (limits.upperBound - limits.lowerBound) * start / free)
    scrollView.move(to: offset)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    if !release(touches) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    if !release(touches) { super.touchesCancelled(touches, with: event) }
  }

  private func release(_ touches: Set<Touch>) -> Bool {
    guard let grip, touches.contains(grip.touch) else { return false }
    self.grip = nil
    setNeedsDisplay()
    scrollView?.indicators.usageDidChange()
    return true
  }
}
