import AtriumGeometry
import AtriumKit

/// Manages the scale of a scroll view's content, which a pinch, a wheel or the program changes.
@MainActor
final class ScrollZoom {
  /// The factor by which one step of the wheel with Ctrl changes the scale.
  private static let wheelFactor = 1.1
  /// The duration of an animated zoom, and of the return to the limits, in seconds.
  private static let duration = 0.25

  private weak var scrollView: ScrollView?
  let pinch = ScrollPinchGestureRecognizer()
  var minimum = 1.0 {
    didSet { pinch.isEnabled = minimum < maximum }
  }
  var maximum = 1.0 {
    didSet { pinch.isEnabled = minimum < maximum }
  }
  /// Whether fingers can zoom beyond the limits.
  ///
  /// When the fingers are lifted, the scale returns to the limits.
  var bounces = true
  /// Whether fingers are zooming.
  private(set) var isPinching = false
  /// Whether the scale is returning to its limits after a pinch.
  private(set) var isReturning = false
  private var firstScale = 1.0

  init(_ scrollView: ScrollView) {
    self.scrollView = scrollView
    pinch.isEnabled = false
    pinch.addAction { [weak self] pinch in self?.pinchDidChange(pinch) }
    scrollView.addGestureRecognizer(pinch)
  }

  /// The view that is scaled; nil if the delegate returns no view.
  var view: View? { scrollView.flatMap { $0.delegate?.viewForZooming(in: $0) } }

  /// Whether the user can change the scale.
  var canZoom: Bool { minimum < maximum && view != nil }

  /// The scale of the content: the horizontal scale of the view's transform.
  var scale: Double { view?.transform.a ?? 1 }

  /// Returns a scale, limited to the range from the minimum to the maximum.
  func clamped(_ scale: Double) -> Double { min(max(scale, minimum), max(minimum, maximum)) }

  // MARK: Changing the scale

  /// Sets the scale, and keeps the content at a point of the visible area in place.
  ///
  /// - Parameters:
  ///   - new: The new scale.
  ///   - anchor: The point, relative to the top left corner of the scroll view.
  ///   - isLimited: Whether the offset stays within its limits.
  func set(_ new: Double, keeping anchor: Point, isLimited: Bool = true) {
    guard let scrollView, let view, new > 0, new.isFinite else { return }
    let ratio = new / scale
    guard ratio.isFinite, ratio > 0 else { return }
    let origin = view.frame.origin * ratio
    let offset = (scrollView.contentOffset + anchor) * ratio - anchor
    let size = scrollView.contentSize
    view.transform = AffineTransform(scaleX: new, y: new)
    let scaled = view.frame.size
    view.center += origin - view.frame.origin
    scrollView.contentSize =
      size == .zero
      ? scaled : Size(width: size.width * ratio, height: size.height * ratio)
    scrollView.contentOffset = isLimited ? limited(offset) : offset
    scrollView.delegate?.scrollViewDidZoom(scrollView)
  }

  /// Sets the scale around the centre of the visible area, at once or with an animation of 0.25 s.
  func set(_ new: Double, animated: Bool) {
    guard let scrollView else { return }
    let middle = Point(x: scrollView.bounds.width / 2, y: scrollView.bounds.height / 2)
    change(animated: animated) { self.set(self.clamped(new), keeping: middle) }
  }

  /// Scales and scrolls so that a rectangle of the view fills the visible area.
  func show(_ rect: Rect, animated: Bool) {
    guard let scrollView, rect.width > 0, rect.height > 0, view != nil else { return }
    let area = scrollView.bounds.size
    let new = clamped(min(area.width / rect.width, area.height / rect.height))
    change(animated: animated) {
      self.set(new, keeping: .zero, isLimited: false)
      let middle = Point(x: rect.midX * new, y: rect.midY * new)
      let offset =
        (self.view?.frame.origin ?? .zero) + middle - Point(x: area.width / 2, y: area.height / 2)
      scrollView.contentOffset = self.limited(offset)
    }
  }

  private func change(animated: Bool, _ body: @escaping () -> Void) {
    guard let scrollView, let view else { return }
    guard animated else { return body() }
    scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
    View.animate(
      withDuration: ScrollZoom.duration, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: body
    ) { [weak self] _ in self?.end() }
  }

  private func end() {
    isReturning = false
    guard let scrollView else { return }
    scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  private func limited(_ offset: Point) -> Point {
    guard let scrollView else { return offset }
    var offset = offset
    for axis in ScrollAxis.allCases {
      offset[axis] = scrollView.limits(axis).clamping(offset[axis])
    }
    return offset
  }

  // MARK: The user

  private func pinchDidChange(_ pinch: PinchGestureRecognizer) {
    guard let scrollView else { return }
    switch pinch.state {
    case .began:
      scrollView.endDrag(velocity: .zero)
      scrollView.endAnimation()
      (isPinching, firstScale) = (true, scale)
      scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
      follow(pinch)
    case .changed: if isPinching { follow(pinch) }
    case .ended, .cancelled: release()
    case .possible, .failed: break
    }
  }

  private func follow(_ pinch: PinchGestureRecognizer) {
    guard let scrollView else { return }
    let anchor = pinch.location(in: scrollView) - scrollView.contentOffset
    set(banded(firstScale * pinch.scale), keeping: anchor)
  }

  /// Returns the scale to show for the scale of a pinch.
  ///
  /// Beyond a limit, the shown scale changes with the square root of the pinch's scale, or stays at the limit if
  /// ``bounces`` is false.
  private func banded(_ wanted: Double) -> Double {
    let limit = clamped(wanted)
    guard wanted != limit, limit > 0 else { return wanted }
    return bounces ? limit * (wanted / limit).squareRoot() : limit
  }

  private func release() {
    guard isPinching, let scrollView else { return }
    isPinching = false
    guard clamped(scale) != scale else { return end() }
    isReturning = true
    let middle = Point(x: scrollView.bounds.width / 2, y: scrollView.bounds.height / 2)
    View.animate(
      withDuration: ScrollZoom.duration, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.set(self.clamped(self.scale), keeping: middle) }
    ) { [weak self] _ in self?.end() }
  }

  /// Returns whether a step of the wheel changes the scale: Ctrl is pressed, and the user can zoom.
  func zooms(with scroll: ScrollInput) -> Bool {
    scroll.modifierFlags.contains(.control) && canZoom
  }

  /// Zooms by a step of the wheel around the pointer.
  ///
  /// - Returns: Whether the step zooms.
  func takeStep(_ scroll: ScrollInput, at location: Point) -> Bool {
    guard zooms(with: scroll), let scrollView else { return false }
    let steps = scroll.delta.y / ScrollInput.wheelStep
    let factor = steps >= 0 ? ScrollZoom.wheelFactor : 1 / ScrollZoom.wheelFactor
    set(
      clamped((0..<max(1, Int(abs(steps).rounded()))).reduce(scale) { old, _ in old * factor }),
      keeping: location - scrollView.contentOffset)
    return true
  }
}

/// The pinch recogniser of a scroll view; the pan recogniser of the same view cannot prevent it.
final class ScrollPinchGestureRecognizer: PinchGestureRecognizer {
  init() { super.init(action: nil) }

  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    preventingGestureRecognizer !== (view as? ScrollView)?.panGestureRecognizer
      && super.canBePrevented(by: preventingGestureRecognizer)
  }
}
