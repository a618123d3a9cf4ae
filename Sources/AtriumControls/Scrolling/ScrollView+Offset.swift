public import AtriumGeometry
import AtriumKit

extension ScrollView {
  /// The point of the content that is at the view's top left corner: the origin of the bounds
  /// (V-5).
  ///
  /// Setting it ends any motion, and accepts any value, also beyond the edges. Animatable. Setting
  /// the origin of the bounds is equivalent.
  public var contentOffset: Point {
    get { bounds.origin }
    set {
      endAnimation()
      bounds.origin = newValue
    }
  }

  /// Scrolls to an offset, in 0.3 s or at once.
  ///
  /// With reduced motion, or outside a window, it scrolls at once.
  ///
  /// - Parameters:
  ///   - contentOffset: As in ``contentOffset``, in points.
  ///   - animated: Whether it is animated. If so, the delegate always receives
  ///     ``ScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)``, in a window with a later
  ///     frame, so that the delegate may scroll on from there.
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

  /// Scrolls by the least distance that makes a part of the content visible.
  ///
  /// For a part larger than the view it scrolls to the nearer edge; if the part already fills the
  /// view, it does not scroll.
  ///
  /// - Parameters:
  ///   - rect: In this view's coordinates, in points.
  ///   - animated: As in ``setContentOffset(_:animated:)``.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    var target = contentOffset
    for axis in ScrollAxis.allCases {
      let inset = adjustedContentInset[axis]
      let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      // The distance of each edge from that of the visible part.
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

  /// Whether a finger is down that may begin to scroll, or is dragging.
  public var isTracking: Bool { hasFingers || drag != nil }
  /// Whether the content is being dragged.
  public var isDragging: Bool { drag != nil }
  /// Whether the content is still moving after a drag.
  public var isDecelerating: Bool { motionKind == .deceleration }

  /// The effective insets of the content, in points: ``contentInset`` plus the part of the safe
  /// area that ``contentInsetAdjustmentBehavior`` adds.
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

  /// The range of offsets at rest along an axis.
  func limits(_ axis: ScrollAxis) -> ClosedRange<Double> {
    let inset = adjustedContentInset[axis]
    let least = -inset.near
    let length = contentSize[axis].isFinite ? contentSize[axis] : 0
    return least...max(least, length + inset.far - bounds.size[axis])
  }

  /// The scroll position in per cent along each axis that overflows, the vertical one first; nil if
  /// none does.
  var scrolledText: String? {
    let parts = [ScrollAxis.vertical, .horizontal].filter(overflows).map { axis in
      let limits = limits(axis)
      let way = limits.clamping(contentOffset[axis]) - limits.lowerBound
      let part = way / (limits.upperBound - limits.lowerBound)
      // In a right-to-left layout, the beginning is on the right.
      let isBackwards = axis == .horizontal && isRightToLeft
      return "\(Int(((isBackwards ? 1 - part : part) * 100).rounded())) %"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Whether the content along an axis is larger than the visible part.
  func overflows(_ axis: ScrollAxis) -> Bool {
    let limits = limits(axis)
    return limits.upperBound - limits.lowerBound > 0.5
  }

  /// Whether the user can drag the content along an axis.
  func canDrag(_ axis: ScrollAxis) -> Bool {
    isScrollEnabled
      && (overflows(axis)
        || bounces && (axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal))
  }

  /// Whether there is room to scroll in a direction.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - distance: The change of the offset; only its sign counts.
  ///   - offset: The start; nil for the present offset.
  /// - Returns: Whether the offset could change at all.
  func hasRoom(_ axis: ScrollAxis, for distance: Double, from offset: Double? = nil) -> Bool {
    let (limits, offset) = (limits(axis), offset ?? contentOffset[axis])
    guard isScrollEnabled, distance != 0 else { return false }
    return distance < 0 ? offset > limits.lowerBound + 0.5 : offset < limits.upperBound - 0.5
  }

  /// Sets the offset for a drag, a motion or the content's edges, without ending a motion.
  func move(to offset: Point) {
    guard offset != bounds.origin else { return }
    isMovingItself = true
    bounds.origin = offset
  }

  /// Handles any change of the origin of the bounds as scrolling (V-5, V-31).
  func offsetDidChange() {
    // Reset before the delegate is called, which may set the next offset.
    if isMovingItself {
      isMovingItself = false
    } else {
      let offset = contentOffset
      endAnimation()
      // At the end of the motion the delegate may have scrolled, which was already reported.
      guard contentOffset == offset else { return }
    }
    setNeedsLayout()
    indicators.noteScrolling()
    delegate?.scrollViewDidScroll(self)
  }

  /// Shifts the offset, the drag and the motions, after the content itself was shifted.
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

  /// Moves content at rest back between its edges after a change of sizes.
  func keepWithinLimits() {
    if bounds.size != limitedSize { areLimitsStale = true }
    guard areLimitsStale, drag == nil, motionKind == nil, !hasFingers else { return }
    areLimitsStale = false
    limitedSize = bounds.size
    let (old, inset) = (limitedInset, adjustedContentInset)
    limitedInset = inset
    var offset = contentOffset
    for axis in ScrollAxis.allCases {
      // If the beginning of the content was visible, it stays visible.
      if inset != old, abs(offset[axis] + old[axis].near) < 0.5 { offset[axis] = -inset[axis].near }
      offset[axis] = limits(axis).clamping(offset[axis])
    }
    move(to: offset)
  }
}
