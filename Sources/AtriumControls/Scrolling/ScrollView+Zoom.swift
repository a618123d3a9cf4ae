public import AtriumGeometry
public import AtriumKit

extension ScrollView {
  private var madeZoom: ScrollZoom {
    if let zoom { return zoom }
    let new = ScrollZoom(self)
    zoom = new
    return new
  }

  /// The smallest scale of the content; 1 by default.
  ///
  /// The user can zoom if the delegate's ``ScrollViewDelegate/viewForZooming(in:)`` returns a view, and if
  /// this scale is smaller than ``maximumZoomScale``. The user zooms with two fingers on a screen or a
  /// touchpad, or with Ctrl and a wheel.
  public var minimumZoomScale: Double {
    get { zoom?.minimum ?? 1 }
    set { madeZoom.minimum = newValue }
  }

  /// The largest scale of the content; 1 by default.
  public var maximumZoomScale: Double {
    get { zoom?.maximum ?? 1 }
    set { madeZoom.maximum = newValue }
  }

  /// The scale of the content, which is 1 without a view for zooming.
  ///
  /// Setting this property scales the view for zooming, its origin and ``contentSize`` around the centre of
  /// the visible area. The scale is limited to the range from ``minimumZoomScale`` to ``maximumZoomScale``.
  /// A content size of zero becomes the size of the scaled view.
  public var zoomScale: Double {
    get { delegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set { madeZoom.set(newValue, animated: false) }
  }

  /// Sets ``zoomScale``, at once or with an animation of 0.25 s.
  public func setZoomScale(_ scale: Double, animated: Bool) {
    madeZoom.set(scale, animated: animated)
  }

  /// Scales and scrolls so that a rectangle fills the visible area as far as possible.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the view for zooming.
  ///   - animated: Whether the change is animated for 0.25 s.
  public func zoom(to rect: Rect, animated: Bool) { madeZoom.show(rect, animated: animated) }

  /// Whether fingers can zoom beyond the limits; true by default.
  ///
  /// Beyond a limit, the scale changes with the square root of the pinch's scale. When the fingers are
  /// lifted, the scale returns to the limit.
  public var bouncesZoom: Bool {
    get { zoom?.bounces ?? true }
    set { madeZoom.bounces = newValue }
  }

  /// Whether fingers are zooming.
  public var isZooming: Bool { zoom?.isPinching ?? false }

  /// Whether the scale is returning to its limits after a pinch.
  public var isZoomBouncing: Bool { zoom?.isReturning ?? false }

  /// The pinch recogniser that zooms for two fingers; nil until a zoom property is set or the program zooms.
  public var pinchGestureRecognizer: PinchGestureRecognizer? { zoom?.pinch }
}
