public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A row of dots, one for each page, that marks the current page and lets the user choose another page.
///
/// A click on a dot selects its page. A tap, and a click beside the dots, moves by one page towards its side of
/// the current dot. Dragging along the row selects the page under the finger or pointer. The arrow keys, Home
/// and End change the page too.
///
/// If there is too little space for all pages, the control shows dots for the pages around the current page. A
/// smaller dot at an end means that there are more pages beyond that end.
open class PageControl: Control {
  /// The width and the height of a dot's area, or of an image, in points.
  private var dotSide: Double { hasImages ? PageControl.imageSide : 8 }
  /// The side length of an end dot beyond which there are more pages.
  private static let endDotSide = 4.0
  /// The length of the current page's dot, or of an image.
  private var currentWidth: Double { hasImages ? PageControl.imageSide : 20 }
  /// The maximum width and height of an image.
  private static let imageSide = 16.0
  private static let spacing = 8.0
  private static let padding = Theme.spacing(3)
  /// The maximum number of dots, even if there is space for more.
  private static let mostDots = 40

  /// The visible dots.
  ///
  /// The index of a page's dot is the index of the page modulo the number of dots.
  private var dots: [ShapeView] = []
  /// The pages that have dots.
  private var shown = 0..<0
  private var storedCount = 0
  private var storedPage = 0
  private var travel = PressTravel(at: 0)
  private var oldPage: Int?
  private var indicatorImages: [Int: Image] = [:]
  private var hasImages: Bool { preferredIndicatorImage != nil || !indicatorImages.isEmpty }

  /// The number of pages; a negative number counts as 0.
  open var numberOfPages: Int {
    get { storedCount }
    set { setNumberOfPages(newValue) }
  }
  /// The index of the current page, from 0, limited to the existing pages.
  ///
  /// Setting this property sends no event.
  open var currentPage: Int {
    get { storedPage }
    set { setCurrentPage(newValue, animated: false) }
  }
  /// Whether the dot is hidden if there is only one page.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { updateParts(animated: false) } }
  }
  /// The colour of the dots; nil uses the theme's colour.
  open var pageIndicatorTintColor: Color? {
    didSet { if pageIndicatorTintColor != oldValue { updateParts(animated: false) } }
  }
  /// The colour of the current page's dot; nil uses the theme's accent colour.
  open var currentPageIndicatorTintColor: Color? {
    didSet { if currentPageIndicatorTintColor != oldValue { updateParts(animated: false) } }
  }

  /// The image of each page without an image of its own, drawn in the colours of the dots; nil, the default, for dots.
  ///
  /// Images are at most 16 points wide and high.
  open var preferredIndicatorImage: Image? {
    didSet { if preferredIndicatorImage !== oldValue { imagesDidChange() } }
  }

  /// Sets the image of a page; nil uses the ``preferredIndicatorImage``.
  open func setIndicatorImage(_ image: Image?, forPage page: Int) {
    indicatorImages[page] = image
    imagesDidChange()
  }

  private func imagesDidChange() {
    updateParts(animated: false)
    invalidateIntrinsicContentSize()
  }

  /// Returns the image that was set for a page; nil if no image was set.
  open func indicatorImage(forPage page: Int) -> Image? { indicatorImages[page] }

  /// Returns the size that fits a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> Size {
    guard pageCount > 0 else { return Size(width: 0, height: Theme.controlHeight) }
    let count = min(pageCount, PageControl.mostDots)
    let width =
      Double(count - 1) * pitch + currentWidth + 2 * PageControl.padding
    return Size(width: width, height: Theme.controlHeight)
  }

  /// Makes a control with a number of pages.
  ///
  /// The first page is the current page.
  public init(numberOfPages: Int = 0) {
    super.init(frame: .zero)
    setNumberOfPages(numberOfPages)
    bounds.size = sizeThatFits(.zero)
  }

  /// Makes a control with a frame and without pages.
  public override init(frame: Rect) {
    super.init(frame: frame)
  }

  /// Makes a control without pages from a nib.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    coder.decode(self)
  }

  /// Sets the current page without sending an event.
  public func setCurrentPage(_ page: Int, animated: Bool) {
    let allowed = min(max(page, 0), max(0, storedCount - 1))
    guard allowed != storedPage else { return }
    storedPage = allowed
    updateParts(animated: animated)
  }

  /// The accessibility traits that were set, and `adjustable`.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }

  /// The accessibility value that was set, or otherwise text such as `page 2 of 5`; nil without pages.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (storedCount == 0
          ? nil : String(localized: "page %@ of %@", "\(storedPage + 1)", "\(storedCount)"))
    }
    set { super.accessibilityValue = newValue }
  }

  /// Selects the next page in the same way as an arrow key.
  open override func accessibilityIncrement() { setAccessibilityValue(Double(storedPage + 2)) }

  /// Selects the previous page in the same way as an arrow key.
  open override func accessibilityDecrement() { setAccessibilityValue(Double(storedPage)) }

  /// Whether the control can become the first responder; false with fewer than two pages.
  open override var canBecomeFirstResponder: Bool {
    super.canBecomeFirstResponder && storedCount > 1
  }

  /// Returns the size of the dots with padding, limited to the offered width.
  open override func sizeThatFits(_ size: Size) -> Size {
    let whole = self.size(forNumberOfPages: storedCount)
    return Size(
      width: size.width > 0 ? min(whole.width, size.width) : whole.width, height: whole.height)
  }

  /// The same as the fitting size.
  open override var intrinsicContentSize: Size { sizeThatFits(.zero) }

  /// Draws the focus ring around the row.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    theme.drawFocusRing(
      around: bounds.insetBy(dx: 1, dy: 4), cornerRadius: bounds.height / 2 - 4, in: canvas)
  }

  /// Returns whether a point hits the control; false with fewer than two pages.
  ///
  /// The hit area has at least the height of a touch target.
  open override func point(inside point: Point, with event: AtriumKit.Event?) -> Bool {
    storedCount > 1 && bounds.grown(toHeight: Theme.minimumTarget).contains(point)
  }

  // MARK: Input

  override var isPressable: Bool { false }

  override var keepsDragsAside: Bool { true }

  /// Stores the position of the touch and the current page.
  open override func beginTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    travel = PressTravel(at: touch.location(in: self).x)
    oldPage = storedPage
    return true
  }

  /// Selects the page under a touch that is dragged along the row.
  open override func continueTracking(_ touch: Touch, with event: AtriumKit.Event?) -> Bool {
    let point = touch.location(in: self)
    if travel.move(to: point.x) != nil, let page = nearestPage(to: point) { change(to: page) }
    return true
  }

  /// Moves by one page, or to the page of the dot that was clicked.
  open override func endTracking(_ touch: Touch?, with event: AtriumKit.Event?) {
    oldPage = nil
    guard let touch, !travel.isDrag, isTouchInside, let current = dot(of: storedPage) else {
      return
    }
    let point = touch.location(in: self)
    let picked = touch.type == .direct ? nil : page(at: point)
    if let picked {
      change(to: picked)
    } else {
      let isBefore = mirrored(point).x < mirrored(current.frame).midX
      change(to: storedPage + (isBefore ? -1 : 1))
    }
  }

  /// Restores the page that was current before the touch.
  open override func cancelTracking(with event: AtriumKit.Event?) {
    if let oldPage { change(to: oldPage) }
    oldPage = nil
  }

  override func performKey(_ key: Key, isRepeat: Bool) -> Bool {
    let forward = isRightToLeft ? -1 : 1
    switch key.keyCode {
    case .keyboardRightArrow: change(to: storedPage + forward)
    case .keyboardLeftArrow: change(to: storedPage - forward)
    case .keyboardHome: change(to: 0)
    case .keyboardEnd: change(to: storedCount - 1)
    default: return false
    }
    return true
  }

  func change(to page: Int) {
    let old = storedPage
    setCurrentPage(page, animated: true)
    if storedPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func dot(of page: Int) -> ShapeView? {
    shown.contains(page) ? dots[page % dots.count] : nil
  }

  private func page(at point: Point) -> Int? {
    shown.first { page in
      guard let frame = dot(of: page)?.frame else { return false }
      return abs(point.x - frame.midX) <= (frame.width + PageControl.spacing) / 2
    }
  }

  private func nearestPage(to point: Point) -> Int? {
    func distance(_ page: Int) -> Double {
      dot(of: page).map { abs($0.frame.midX - point.x) } ?? .infinity
    }
    return shown.min { distance($0) < distance($1) }
  }

  // MARK: Parts

  /// The distance between the centres of two adjacent dots, in points.
  private var pitch: Double { dotSide + PageControl.spacing }

  private func setNumberOfPages(_ number: Int) {
    let number = max(0, number)
    guard number != storedCount else { return }
    storedCount = number
    storedPage = min(storedPage, max(0, number - 1))
    updateParts(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The pages around the current page whose dots fit; at least one page, unless there are no pages.
  private var pagesInSight: Range<Int> {
    guard storedCount > 0 else { return 0..<0 }
    let room = bounds.width - 2 * PageControl.padding - currentWidth
    let most = min(max(room / pitch, 0), Double(PageControl.mostDots - 1))
    let count = min(storedCount, Int(most) + 1)
    let first = min(max(storedPage - count / 2, 0), storedCount - count)
    return first..<first + count
  }

  /// Updates the dots for the visible pages.
  ///
  /// - Returns: The pages that had no dot before; all visible pages if the number of dots has changed.
  private func updateDots() -> Set<Int> {
    let (old, new) = (shown, pagesInSight)
    shown = new
    guard new.count == dots.count else {
      for dot in dots.dropFirst(new.count) { dot.removeFromSuperview() }
      dots = Array(dots.prefix(new.count))
      while dots.count < new.count {
        let dot = ShapeView()
        addSubview(dot)
        dots.append(dot)
      }
      return Set(new)
    }
    return Set(new.filter { !old.contains($0) })
  }

  override func updateParts(animated: Bool) {
    let fresh = updateDots()
    let isMoving = animated && window != nil
    View.performWithoutAnimation { for page in shown where fresh.contains(page) { place(page) } }
    View.move(isMoving) { for page in shown where !fresh.contains(page) { place(page) } }
  }

  private func place(_ page: Int) {
    guard let dot = dot(of: page) else { return }
    let isCurrent = page == storedPage
    let isEnd =
      page == shown.lowerBound && page > 0 || page == shown.upperBound - 1 && page < storedCount - 1
    let side = isEnd && !isCurrent ? PageControl.endDotSide : dotSide
    let width = Double(shown.count - 1) * pitch + currentWidth
    let index = Double(page - shown.lowerBound)
    // The current dot is longer than the other dots, so the dots after it are shifted.
    let extra = currentWidth - dotSide
    let start =
      bounds.midX - width / 2 + index * pitch + (page > storedPage ? extra : 0)
    let room = isCurrent ? currentWidth : dotSide
    let length = isCurrent ? min(room, bounds.width) : side
    dot.isHidden = storedCount == 1 && hidesForSinglePage || bounds.width < side
    dot.cornerRadius = side / 2
    dot.frame = mirrored(
      Rect(
        x: start + (room - length) / 2, y: bounds.midY - side / 2, width: length, height: side))
    let color =
      isCurrent
      ? currentPageIndicatorTintColor ?? theme.accent : pageIndicatorTintColor ?? theme.track
    let image = indicatorImages[page] ?? preferredIndicatorImage
    dot.image = image
    dot.imageTint = color
    dot.backgroundColor = image == nil ? color : nil
    if let image {
      let factor = min(
        1, PageControl.imageSide / max(1, image.size.width, image.size.height))
      dot.cornerRadius = 0
      dot.frame = Rect(
        center: dot.frame.center,
        size: Size(width: image.size.width * factor, height: image.size.height * factor))
    }
    dot.alpha = isEnabled ? 1 : Theme.disabledAlpha
  }
}
