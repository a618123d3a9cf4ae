public import AtriumGeometry
public import AtriumKit

/// A control above the content of a scroll view that requests new content when the user pulls the content
/// down.
///
/// Set the control as ``ScrollView/refreshControl``. A pull by the control's height sends
/// ``Control/Event/valueChanged``. The control's ring then spins in a row above the content until
/// ``endRefreshing()`` is called. The control does not handle the keys Ctrl+R and F5. A program can add key
/// commands for these keys.
open class RefreshControl: Control {
  /// The height of the control, in points; a pull by this length starts a refresh.
  static let height = 60.0
  /// The distance by which a drag must pull the content down to start a refresh, in points.
  private static let pullDistance = height
  private static let fadeDuration = 0.3

  private let ring = ActivityIndicator()
  /// Whether new content is being fetched.
  open private(set) var isRefreshing = false
  /// Whether the current drag has already started a refresh.
  private var hasRefreshed = false
  private var scrollView: ScrollView? { superview as? ScrollView }

  /// Makes a control; the scroll view sets the frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control from a nib.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    ring.hidesWhenStopped = false
    ring.alpha = 0
    addSubview(ring)
    accessibilityRole = .progressIndicator
    accessibilityLabel = String(localized: "Refresh")
  }

  override var isPressable: Bool { false }

  /// Shows that new content is being fetched, without sending any event.
  ///
  /// If the scroll view shows the top of its content, the content moves down by the height of the control.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    let isAtTop = scrollView.map { $0.contentOffset.y <= $0.limits(.vertical).lowerBound + 0.5 }
    isRefreshing = true
    ring.startAnimating()
    ring.alpha = 1
    guard let scrollView else { return }
    scrollView.contentDidChange()
    if isAtTop == true, !scrollView.isTracking { move(scrollView) }
  }

  /// Ends the refresh: the content moves up and the ring disappears.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    ring.stopAnimating()
    guard let scrollView else { return ring.alpha = 0 }
    scrollView.contentDidChange()
    let isBelow = scrollView.contentOffset.y < scrollView.limits(.vertical).lowerBound
    View.animate(withDuration: RefreshControl.fadeDuration) { [ring] in ring.alpha = 0 }
    if isBelow, !scrollView.isTracking { move(scrollView) }
  }

  /// Scrolls to the top of the content, with an animation.
  private func move(_ scrollView: ScrollView) {
    View.animate(withDuration: RefreshControl.fadeDuration, options: .allowUserInteraction) {
      scrollView.contentOffset.y = scrollView.limits(.vertical).lowerBound
    }
  }

  /// The space above the content while a refresh is in progress, in points; otherwise 0.
  var inset: Double { isRefreshing ? RefreshControl.height : 0 }

  /// Updates the control after scrolling: starts a refresh when a drag has pulled the content far enough.
  func contentDidMove() {
    guard let scrollView else { return }
    if !scrollView.isDragging { hasRefreshed = false }
    guard !isRefreshing else { return }
    let pull = scrollView.limits(.vertical).lowerBound - scrollView.contentOffset.y
    ring.alpha = min(max(0, pull / RefreshControl.pullDistance), 1)
    guard scrollView.isDragging, isEnabled, !hasRefreshed, pull >= RefreshControl.pullDistance
    else {
      return
    }
    hasRefreshed = true
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Positions the control above the content.
  ///
  /// If the visible space above the content is higher than the control, the control stays at the top of the
  /// visible area.
  func layOut() {
    guard let scrollView else { return }
    let top = scrollView.bounds.minY + scrollView.adjustedContentInset.top - inset
    View.performWithoutAnimation {
      frame = Rect(
        x: scrollView.bounds.minX, y: min(-RefreshControl.height, top),
        width: scrollView.bounds.width, height: RefreshControl.height)
    }
  }

  /// Centres the ring.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = ring.sizeThatFits(bounds.size)
    ring.frame = Rect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// Passes the tint colour to the ring.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    ring.color = tintColor
  }

  /// The accessibility traits that were set, and `updatesFrequently` during a refresh.
  open override var accessibilityTraits: AccessibilityTraits {
    get {
      isRefreshing ? super.accessibilityTraits.union(.updatesFrequently) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// The accessibility value that was set, or otherwise `in progress` during a refresh.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isRefreshing ? String(localized: "in progress") : nil) }
    set { super.accessibilityValue = newValue }
  }
}
