public import AtriumGeometry
public import AtriumKit

/// A ring above the content of a scroll view that the user pulls down to ask for new content.
///
/// Set it as ``ScrollView/refreshControl``. A pull by its height sends ``Control/Event/valueChanged``, and the
/// ring spins in a row of its own above the content until ``endRefreshing()`` is called. Ctrl+R and F5 are no
/// keys of it: a program adds key commands for them.
open class RefreshControl: Control {
  /// Its height, in points: the length of the pull that refreshes.
  static let height = 60.0
  private static let fadeDuration = 0.3

  private let ring = ActivityIndicator()
  /// Whether new content is being fetched.
  open private(set) var isRefreshing = false
  /// Whether the present drag has refreshed already.
  private var hasRefreshed = false
  private var scrollView: ScrollView? { superview as? ScrollView }

  /// Makes a control; the scroll view gives it its frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control that a nib describes.
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
    accessibilityLabel = "Refresh"
  }

  override var isPressable: Bool { false }

  /// Shows that new content is being fetched, without sending any event.
  ///
  /// Content that is at its beginning moves down by the row of the ring.
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

  /// Ends it: content moves up over the row of the ring.
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

  /// Moves the content to its beginning, with an animation.
  private func move(_ scrollView: ScrollView) {
    View.animate(withDuration: RefreshControl.fadeDuration, options: .allowUserInteraction) {
      scrollView.contentOffset.y = scrollView.limits(.vertical).lowerBound
    }
  }

  /// The space above the content that it takes while it refreshes, in points.
  var inset: Double { isRefreshing ? RefreshControl.height : 0 }

  /// Follows the content: refreshes when a drag has pulled it far enough.
  func contentDidMove() {
    guard let scrollView else { return }
    if !scrollView.isDragging { hasRefreshed = false }
    guard !isRefreshing else { return }
    let pull = scrollView.limits(.vertical).lowerBound - scrollView.contentOffset.y
    ring.alpha = min(max(0, pull / RefreshControl.height), 1)
    guard scrollView.isDragging, isEnabled, !hasRefreshed, pull >= RefreshControl.height else {
      return
    }
    hasRefreshed = true
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Places it: above the content, and at the top of the visible part when that shows more than its height.
  func layOut() {
    guard let scrollView else { return }
    let top = scrollView.bounds.minY + scrollView.adjustedContentInset.top - inset
    View.performWithoutAnimation {
      frame = Rect(
        x: scrollView.bounds.minX, y: min(-RefreshControl.height, top),
        width: scrollView.bounds.width, height: RefreshControl.height)
    }
  }

  /// Places the ring in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = ring.sizeThatFits(bounds.size)
    ring.frame = Rect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// Passes the tint to the ring.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    ring.color = tintColor
  }

  /// The value that was set, or whether it refreshes.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isRefreshing ? "in progress" : nil) }
    set { super.accessibilityValue = newValue }
  }
}
