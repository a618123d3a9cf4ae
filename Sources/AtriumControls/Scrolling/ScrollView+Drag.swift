import AtriumGeometry
import AtriumKit

extension ScrollView {
  /// Returns whether the pan may begin.
  ///
  /// A drag may begin if this view can scroll in the drag's direction. At an edge, the drag may begin only if no
  /// outer scroll view can scroll and no sheet follows the drag. A drag that catches decelerating content always
  /// begins. Content that keeps its touches prevents any other drag. A wheel step may begin only if this view can
  /// scroll or zoom.
  func panShouldBegin() -> Bool {
    guard isScrollEnabled, let pan = panGestureRecognizer as? ScrollPanGestureRecognizer else {
      return false
    }
    if pan.isCatching { return true }
    if let scroll = pan.scroll, scroll.phase == .step {
      if zoom?.zooms(with: scroll) == true { return true }
      let step = stepDistance(scroll)
      return ScrollAxis.allCases.contains { hasRoom($0, for: step[$0], from: stepTarget($0)) }
    }
    if pan.hasReachedContent, let content = pan.contentView, content !== self,
      !canCancelContentTouches || !touchesShouldCancel(in: content)
    {
      return false
    }
    let way = pan.travel(in: self)
    let axis = way.dominantAxis
    guard canDrag(axis) else { return false }
    if hasRoom(axis, for: -way[axis]) { return true }
    return outerScrollView(along: axis, for: -way[axis]) == nil && !yields(way)
  }

  /// Returns whether a downward drag at the top should move the sheet that contains this view (M-10).
  private func yields(_ way: Point) -> Bool {
    guard way.dominantAxis == .vertical, way.y > 0 else { return false }
    return panGestureRecognizer.touches.contains { touch in
      touch.gestureRecognizers.contains { $0.takesOverscroll && $0.isEnabled }
    }
  }

  /// Handles the pan, which is a drag or a step of a wheel.
  func panDidChange(_ pan: ScrollPanGestureRecognizer) {
    if let scroll = pan.scroll, scroll.phase == .step {
      guard pan.state == .began, zoom?.takeStep(scroll, at: pan.location(in: self)) != true else {
        return
      }
      takeStep(scroll)
      return
    }
    guard zoom?.isPinching != true else { return }
    switch pan.state {
    case .began:
      beginDrag(pan)
      if drag != nil { continueDrag(pan) }
    case .changed: continueDrag(pan)
    case .ended: endDrag(velocity: pan.velocity(in: self) * -1)
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  /// Returns the distance by which a wheel step moves the offset, in points.
  ///
  /// While Shift is pressed, the distance is horizontal.
  private func stepDistance(_ scroll: ScrollInput) -> Point {
    let delta = scroll.delta
    let isTurned = scroll.modifierFlags.contains(.shift) && delta.x == 0
    return isTurned ? Point(x: -delta.y, y: 0) : Point(x: -delta.x, y: -delta.y)
  }

  private func takeStep(_ scroll: ScrollInput) {
    let distance = stepDistance(scroll)
    guard isPagingEnabled else {
      step(by: distance * wheelScale)
      return
    }
    let axis = distance.dominantAxis
    let pages = pageSteps.add(distance[axis] / ScrollInput.wheelStep, along: axis)
    if pages != 0 { turnPage(axis, by: pages) }
  }

  /// Stops the motion when a finger touches the view.
  func fingersCameDown() {
    hasFingers = true
    endAnimation()
  }

  /// Moves content that is beyond an edge back to the edge, after the last finger has been lifted.
  func fingersAreGone() {
    guard hasFingers else { return }
    hasFingers = false
    guard drag == nil, motionKind == nil else { return }
    letGo(velocity: .zero, targets: [:])
  }

  private func beginDrag(_ pan: ScrollPanGestureRecognizer) {
    endAnimation()
    heir = nil
    let way = pan.travel(in: self)
    var axes = Set(ScrollAxis.allCases.filter { canDrag($0) })
    if isDirectionalLockEnabled, way != .zero { axes.formIntersection([way.dominantAxis]) }
    // The distance that the finger moves before the pan is recognised is not applied to the offset (G-30).
    // Scroll input has no such distance.
    var slop = Point.zero
    if pan.scroll == nil, !pan.isCatching {
      for axis in axes { slop[axis] = way[axis] }
      slop = slop * min(1, GestureConstants.panTravel / max(slop.length, 1e-9))
    }
    drag = ScrollDrag(start: contentOffset, travel: slop, axes: axes)
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content by the latest movement of the pan, starting at the current offset.
  ///
  /// If the program has changed the offset or the limits during the drag, the content therefore does not
  /// jump.
  private func continueDrag(_ pan: PanGestureRecognizer) {
    guard let drag else { return }
    let travel = pan.travel(in: self)
    let way = travel - drag.travel
    self.drag?.travel = travel
    var offset = contentOffset
    for axis in ScrollAxis.allCases where drag.axes.contains(axis) && way[axis] != 0 {
      offset[axis] = banded(
        dragged(unbanded(offset[axis], axis), by: -way[axis], axis), axis)
    }
    move(to: offset)
  }

  /// Returns the offset after a drag by a distance.
  ///
  /// The part of the distance beyond the edge of the content scrolls an outer scroll view, if there is one
  /// that can scroll.
  private func dragged(_ offset: Double, by distance: Double, _ axis: ScrollAxis) -> Double {
    let limits = limits(axis)
    let wanted = offset + distance
    let edge = limits.clamping(wanted)
    guard wanted != edge else {
      if distance != 0 { heir = nil }
      return wanted
    }
    let beyond = offset - limits.clamping(offset)
    let outward = wanted - edge - ((wanted - edge) * beyond > 0 ? beyond : 0)
    guard outward * (wanted - edge) > 0,
      let outer = outerScrollView(along: axis, for: outward)
    else { return bounces ? wanted : edge }
    heir = outer
    let rest = outer.take(outward, along: axis)
    return bounces ? wanted - outward + rest : edge
  }

  /// Scrolls by a distance that an inner scroll view could not scroll.
  ///
  /// - Returns: The remaining distance, which neither this view nor an outer view can scroll.
  private func take(_ distance: Double, along axis: ScrollAxis) -> Double {
    endAnimation()
    var offset = contentOffset
    let wanted = offset[axis] + distance
    offset[axis] = limits(axis).clamping(wanted)
    let rest = wanted - offset[axis]
    move(to: offset)
    guard rest != 0, let outer = outerScrollView(along: axis, for: rest) else { return rest }
    return outer.take(rest, along: axis)
  }

  /// Returns the nearest outer scroll view that can scroll along an axis.
  ///
  /// The method omits scroll views that the drag already moves.
  func outerScrollView(along axis: ScrollAxis, for distance: Double) -> ScrollView? {
    var view = superview
    while let current = view {
      if let outer = current as? ScrollView, outer.hasRoom(axis, for: distance),
        !isDragged(with: outer)
      {
        return outer
      }
      view = current.superview
    }
    return nil
  }

  /// Returns whether an outer scroll view follows the finger with its own pan.
  ///
  /// True if the outer view is being dragged, or if the pans of both views may recognise simultaneously.
  private func isDragged(with outer: ScrollView) -> Bool {
    outer.drag != nil || panGestureRecognizer.worksTogether(with: outer.panGestureRecognizer)
  }

  // MARK: The rubber band

  private func banded(_ offset: Double, _ axis: ScrollAxis) -> Double {
    let edge = limits(axis).clamping(offset)
    guard edge != offset else { return offset }
    return edge + RubberBand(dimension: bounds.size[axis]).offset(forOvershoot: offset - edge)
  }

  private func unbanded(_ offset: Double, _ axis: ScrollAxis) -> Double {
    let edge = limits(axis).clamping(offset)
    guard edge != offset else { return offset }
    return edge + RubberBand(dimension: bounds.size[axis]).overshoot(forOffset: offset - edge)
  }
}
