public import AtriumGeometry
public import AtriumGraphics
public import AtriumKit

/// A row of dots that tells which of several pages is shown, and leads to others.
///
/// A press on one side of the present dot turns one page; a pointer also picks a dot. A press that
/// moves along the row turns the pages as it goes. Arrows, Home and End turn pages too.
open class PageControl: Control {
  private static let dotSide = 8.0
  private static let currentWidth = 20.0
  private static let spacing = 8.0
  private static let padding = Theme.spacing(3)
  /// How far a press travels before it turns pages as it goes, in points.
  private static let dragThreshold = 6.0

  private var dots: [ShapeView] = []
  private var storedPage = 0
  private var pressStart = Point.zero
  private var oldPage: Int?
  private var isScrubbing = false

  /// How many pages there are; not below 0.
  public var numberOfPages: Int {
    get { dots.count }
    set { setNumberOfPages(newValue) }
  }
  /// Which page is shown, from 0; setting it sends nothing, and takes the nearest that there is.
  public var currentPage: Int {
    get { storedPage }
    set { setCurrentPage(newValue, animated: false) }
  }
  /// Whether nothing is shown for a single page.
  public var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { updateParts(animated: false) } }
  }
  /// The dots; nil takes the theme's.
  public var pageIndicatorTintColor: Color? {
    didSet { if pageIndicatorTintColor != oldValue { updateParts(animated: false) } }
  }
  /// The dot of the page that is shown; nil takes the theme's accent.
  public var currentPageIndicatorTintColor: Color? {
    didSet { if currentPageIndicatorTintColor != oldValue { updateParts(animated: false) } }
  }

  /// Makes a control of some pages, of which the first is shown.
  public init(numberOfPages: Int = 0) {
    super.init(frame: .zero)
    setNumberOfPages(numberOfPages)
    bounds.size = sizeThatFits(.zero)
  }

  /// Shows which page is shown; sends nothing.
  public func setCurrentPage(_ page: Int, animated: Bool) {
    let allowed = min(max(page, 0), max(0, dots.count - 1))
    guard allowed != storedPage else { return }
    storedPage = allowed
    updateParts(animated: animated)
  }

  /// Something whose value goes up and down.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }

  /// `page 2 of 5`, unless something else was set.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (dots.isEmpty ? nil : "page \(storedPage + 1) of \(dots.count)")
    }
    set { super.accessibilityValue = newValue }
  }

  /// Without pages to choose from nobody can choose by keys.
  open override var canBecomeFirstResponder: Bool {
    super.canBecomeFirstResponder && dots.count > 1
  }

  /// The size of the dots with room around them.
  open override func sizeThatFits(_ size: Size) -> Size {
    guard !dots.isEmpty else { return Size(width: 0, height: Theme.controlHeight) }
    let width = naturalWidth + 2 * PageControl.padding
    return Size(
      width: size.width > 0 ? min(width, size.width) : width, height: Theme.controlHeight)
  }

  /// The size that fits best.
  open override var intrinsicContentSize: Size { sizeThatFits(.zero) }

  /// Draws the ring around the part that keys move.
  open override func drawFocusRing(in canvas: borrowing Canvas) {
    theme.drawFocusRing(
      around: bounds.insetBy(dx: 1, dy: 4), cornerRadius: bounds.height / 2 - 4, in: canvas)
  }

  /// A finger hits it somewhat above and below too.
  open override func point(inside point: Point, with event: AtriumKit.Event?) -> Bool {
    dots.count > 1 && bounds.grown(toHeight: Theme.minimumTarget).contains(point)
  }

  /// Places the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts(animated: false)
  }

  /// Shows the state.
  open override func stateDidChange() {
    super.stateDidChange()
    updateParts(animated: true)
  }

  /// Takes the theme's colours, and the side that it begins at.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateParts(animated: false)
  }

  // MARK: Input

  override var isPressable: Bool { false }

  /// Remembers where the press began.
  open override func beginTracking(_ touch: Touch, with event: AtriumKit.Event) -> Bool {
    pressStart = touch.location(in: self)
    oldPage = storedPage
    isScrubbing = false
    return true
  }

  /// Turns the pages as the press goes along the row.
  open override func continueTracking(_ touch: Touch, with event: AtriumKit.Event) -> Bool {
    let point = touch.location(in: self)
    if abs(point.x - pressStart.x) >= PageControl.dragThreshold { isScrubbing = true }
    if isScrubbing { change(to: nearestPage(to: point)) }
    return true
  }

  /// Turns one page, or to the dot that was picked.
  open override func endTracking(_ touch: Touch, with event: AtriumKit.Event) {
    oldPage = nil
    guard !isScrubbing, isTouchInside, dots.indices.contains(storedPage) else { return }
    let point = touch.location(in: self)
    let picked = touch.type == .direct ? nil : dot(at: point)
    if let picked {
      change(to: picked)
    } else {
      let place = mirrored(point).x
      let current = mirrored(dots[storedPage].frame).midX
      change(to: storedPage + (place < current ? -1 : 1))
    }
  }

  /// Goes back to where the press began.
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
    case .keyboardEnd: change(to: dots.count - 1)
    default: return false
    }
    return true
  }

  /// A drag along the row is no pan for somebody further out (G-25).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    !isDraggedAside(by: gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func change(to page: Int) {
    let old = storedPage
    setCurrentPage(page, animated: true)
    if storedPage != old { sendActions(for: .valueChanged) }
  }

  private func dot(at point: Point) -> Int? {
    dots.firstIndex { dot in
      abs(point.x - dot.frame.midX) <= (dot.frame.width + pitch - PageControl.dotSide) / 2
    }
  }

  private func nearestPage(to point: Point) -> Int {
    let distances = dots.map { abs($0.frame.midX - point.x) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }

  // MARK: Parts

  private var naturalWidth: Double {
    Double(dots.count - 1) * (PageControl.dotSide + PageControl.spacing)
      + PageControl.currentWidth
  }

  /// From dot to dot, in points; less where there is no room.
  private var pitch: Double {
    let natural = PageControl.dotSide + PageControl.spacing
    guard dots.count > 1 else { return natural }
    let room = bounds.width - 2 * PageControl.padding - PageControl.currentWidth
    return min(natural, max(1, room / Double(dots.count - 1)))
  }

  private func setNumberOfPages(_ number: Int) {
    let number = max(0, number)
    guard number != dots.count else { return }
    for dot in dots.dropFirst(number) { dot.removeFromSuperview() }
    dots = Array(dots.prefix(number))
    while dots.count < number {
      let dot = ShapeView()
      addSubview(dot)
      dots.append(dot)
    }
    storedPage = min(storedPage, max(0, number - 1))
    updateParts(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func updateParts(animated: Bool) {
    let theme = theme
    let pitch = pitch
    let side = min(PageControl.dotSide, max(2, pitch * 0.6))
    let current = PageControl.currentWidth
    let width = Double(dots.count - 1) * pitch + current
    let isShown = dots.count > 1 || !hidesForSinglePage
    View.move(animated && window != nil) {
      var x = bounds.midX - width / 2
      for (index, dot) in dots.enumerated() {
        let isCurrent = index == storedPage
        let room = isCurrent ? current : side
        let length = isCurrent ? current - (PageControl.dotSide - side) : side
        dot.isHidden = !isShown
        dot.cornerRadius = side / 2
        dot.frame = mirrored(
          Rect(
            x: x + (room - length) / 2, y: bounds.midY - side / 2, width: length, height: side))
        let rest = pageIndicatorTintColor ?? theme.track
        dot.backgroundColor =
          isCurrent ? currentPageIndicatorTintColor ?? theme.accent : rest
        dot.alpha = isEnabled ? 1 : Theme.disabledAlpha
        x += room + pitch - side
      }
    }
  }
}
