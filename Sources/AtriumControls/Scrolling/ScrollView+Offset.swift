public import AtriumGeometry
import AtriumKit

extension ScrollView {
  /// The point of the content that is at the view's top left corner: the origin of the bounds (V-5).
  ///
  /// Setting it ends what moves, and takes any number, also beyond the edges. Animatable. Setting the
  /// bounds is the same.
  public var contentOffset: Point {
    get { bounds.origin }
    set {
      endAnimation()
      bounds.origin = newValue
    }
  }

  /// Scrolls to a place, in 0.3 s or at once.
  ///
  /// With less motion, or outside a window, it is there at once.
  ///
  /// - Parameters:
  ///   - contentOffset: As in ``contentOffset``, in points.
  ///   - animated: Whether it moves there;
  ///     ``ScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)`` is told in any case then: in
  ///     a window with a frame to come, so that a call may scroll on from there.
  public func setContentOffset(_ contentOffset: Point, animated: Bool) {
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    guard let window, window.settings.motion == .full, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      start(.program, [:])
      return
    }
    endAnimation()
    start(
      .program,
      ScrollAxis.allCases.reduce(into: [:]) { motions, axis in
        guard contentOffset[axis] != self.contentOffset[axis] else { return }
        motions[axis] = ScrollMotion(
          from: self.contentOffset[axis], at: window.currentTime,
          .curve(.easeInOut, to: contentOffset[axis], duration: 0.3))
      })
  }

  /// Scrolls by as little as it takes to have a part of the content in sight.
  ///
  /// What is larger than the view comes to the nearer of its edges; if it fills the view already nothing
  /// moves.
  ///
  /// - Parameters:
  ///   - rect: In this view's coordinates, in points.
  ///   - animated: As in ``setContentOffset(_:animated:)``.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    var target = contentOffset
    for axis in ScrollAxis.allCases {
      let inset = adjustedContentInset[axis]
      let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      // How far each edge would have to go to where the visible part ends.
      let before = start - (target[axis] + inset.near)
      let after = end - (target[axis] + bounds.size[axis] - inset.far)
      if before < 0, after < 0 {
        target[axis] += max(before, after)
      } else if before > 0, after > 0 {
        target[axis] += min(before, after)
      }
      target[axis] = limits(axis).clamping(target[axis])
    }
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Whether a finger is down that may be about to scroll, or drags.
  public var isTracking: Bool { hasFingers || drag != nil }
  /// Whether the content is being dragged.
  public var isDragging: Bool { drag != nil }
  /// Whether the content moves on after a drag.
  public var isDecelerating: Bool { motionKind == .deceleration }

  /// What is kept free around the content in the end, in points: ``contentInset`` and what
  /// ``contentInsetAdjustmentBehavior`` adds of the safe area.
  public var adjustedContentInset: EdgeInsets {
    var inset = contentInset.finite
    guard contentInsetAdjustmentBehavior == .automatic else { return inset }
    let safe = safeAreaInsets
    guard safe != .zero else { return inset }
    inset.top += safe.top
    inset.bottom += safe.bottom
    if contentSize.width > bounds.width {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// The offsets at rest along an axis.
  func limits(_ axis: ScrollAxis) -> ClosedRange<Double> {
    let inset = adjustedContentInset[axis]
    let least = -inset.near
    let length = contentSize[axis].isFinite ? contentSize[axis] : 0
    return least...max(least, length + inset.far - bounds.size[axis])
  }

  /// How far it is scrolled along the axis that pages follow, in parts of a hundred; both axes if both
  /// lead somewhere.
  var scrolledText: String? {
    let parts = [ScrollAxis.vertical, .horizontal].filter(overflows).map { axis in
      let limits = limits(axis)
      let way = limits.clamping(contentOffset[axis]) - limits.lowerBound
      let part = way / (limits.upperBound - limits.lowerBound)
      // Where the interface reads from the right, that is where a line begins.
      let isBackwards = axis == .horizontal && isRightToLeft
      return "\(Int(((isBackwards ? 1 - part : part) * 100).rounded())) %"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Whether there is more along an axis than is in sight.
  func overflows(_ axis: ScrollAxis) -> Bool {
    let limits = limits(axis)
    return limits.upperBound - limits.lowerBound > 0.5
  }

  /// Whether a hand can move the content along an axis.
  func canDrag(_ axis: ScrollAxis) -> Bool {
    isScrollEnabled
      && (overflows(axis)
        || bounces && (axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal))
  }

  /// Whether there is room for another offset.
  ///
  /// - Parameters:
  ///   - axis: Along which axis.
  ///   - distance: How far the offset is to grow; only the direction counts.
  ///   - offset: From where; the present one if nil.
  /// - Returns: Whether the offset could change at all.
  func hasRoom(_ axis: ScrollAxis, for distance: Double, from offset: Double? = nil) -> Bool {
    let (limits, offset) = (limits(axis), offset ?? contentOffset[axis])
    guard isScrollEnabled, distance != 0 else { return false }
    return distance < 0 ? offset > limits.lowerBound + 0.5 : offset < limits.upperBound - 0.5
  }

  /// Takes an offset that a hand, a motion or the content's edges lead to: it does not end what moves.
  func move(to offset: Point) {
    guard offset != bounds.origin else { return }
    isMovingItself = true
    bounds.origin = offset
  }

  /// Makes a scroll of another origin of the bounds, whoever set it (V-5, V-31).
  func offsetDidChange() {
    // Taken back before anybody is told, who may set the next one.
    if isMovingItself {
      isMovingItself = false
    } else {
      let offset = contentOffset
      endAnimation()
      // Whoever heard of the end may have scrolled on, and then that has been told.
      guard contentOffset == offset else { return }
    }
    setNeedsLayout()
    indicators.noteScrolling()
    delegate?.scrollViewDidScroll(self)
  }

  /// The content was replaced under the hand that holds it: everything goes on from another place.
  func shiftContent(by distance: Point) {
    guard distance != .zero else { return }
    drag?.shift(by: distance)
    for axis in motions.keys { motions[axis]?.shift(by: distance[axis]) }
    move(to: contentOffset + distance)
  }

  func contentDidChange() {
    areLimitsStale = true
    setNeedsLayout()
  }

  /// After a change of sizes a content at rest is brought back between its edges.
  func keepWithinLimits() {
    if bounds.size != limitedSize { areLimitsStale = true }
    guard areLimitsStale, drag == nil, motionKind == nil, !hasFingers else { return }
    areLimitsStale = false
    limitedSize = bounds.size
    let (old, inset) = (limitedInset, adjustedContentInset)
    limitedInset = inset
    var offset = contentOffset
    for axis in ScrollAxis.allCases {
      // What showed its beginning goes on doing so.
      if inset != old, abs(offset[axis] + old[axis].near) < 0.5 { offset[axis] = -inset[axis].near }
      offset[axis] = limits(axis).clamping(offset[axis])
    }
    move(to: offset)
  }
}
