public import AtriumGeometry
public import AtriumKit

/// A container that shows one page of many, or two pages of an open book.
///
/// The user turns pages with a finger, two fingers on a touchpad, the mouse, a wheel and keys. In the scroll style,
/// the user can also choose a dot, and in the curl style, tap near an edge. For each page turn the container asks
/// the ``dataSource`` for the next page. The container keeps only the visible pages, the pages of a page turn and,
/// in the scroll style, the pages before and after the visible page.
open class PageViewController: ViewController {
  /// The style of page turns.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages change.
  public let navigationOrientation: NavigationOrientation
  /// The distance between scrolling pages, in points (P-14); 0 in the curl style.
  public let interPageSpacing: Double
  /// The edge at which pages are bound; `.none` in the scroll style (P-1).
  ///
  /// This property is changed through ``PageViewControllerDelegate/pageViewController(_:spineLocationFor:)``.
  public internal(set) var spineLocation: SpineLocation
  /// The object that provides the pages around the visible pages; not retained.
  ///
  /// Setting this property, even to the same object, discards the cached pages.
  public weak var dataSource: (any PageViewControllerDataSource)? {
    didSet { reloadNeighbours() }
  }
  /// The object that is notified of page turns and decides about the spine; not retained.
  public weak var delegate: (any PageViewControllerDelegate)?
  /// Whether the user can turn pages by dragging with the mouse; true by default.
  ///
  /// Controls and views that handle drags themselves have precedence.
  public var allowsPointerDragging = true {
    didSet { input.update() }
  }

  /// The superview of the pages.
  let contentView = PagesArea()
  private(set) lazy var input = PageInput(self)
  private(set) lazy var dots = PageDots(self)
  var neighbours = PageNeighbours()
  /// The visible pages; during a page turn, the pages that were visible at its beginning.
  var shown: [ViewController] = []
  /// The page turn in progress.
  var running: PageTurn?
  /// The page turn that begins when the current page turn has ended, unless a later request replaces it (DC-17).
  var waiting: PageTurn?
  /// Whether the delegate is choosing a spine.
  ///
  /// During this time one or two pages may be set with any spine.
  var isChoosingSpine = false
  private var storedIsDoubleSided: Bool

  /// Makes a page view controller without pages.
  ///
  /// - Parameters:
  ///   - style: The style of page turns.
  ///   - navigationOrientation: The axis along which pages change.
  ///   - options: Values for ``PageViewController/OptionsKey``; other keys are ignored.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let isCurl = style == .pageCurl
    let spine = PageViewController.spine(in: options)
    spineLocation = isCurl ? spine : .none
    storedIsDoubleSided = isCurl && spine == .mid
    interPageSpacing = isCurl ? 0 : PageViewController.spacing(in: options)
    super.init()
  }

  /// Makes a page view controller from a storyboard, with a horizontal curl.
  public override init?(coder: any NibDecoding) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    storedIsDoubleSided = false
    interPageSpacing = 0
    super.init(coder: coder)
  }

  /// Makes a page view controller with a horizontal curl (P-15).
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  private static func spine(in options: [OptionsKey: Any]?) -> SpineLocation {
    let value = options?[.spineLocation]
    let spine = value as? SpineLocation ?? (value as? Int).flatMap { SpineLocation(rawValue: $0) }
    return spine == nil || spine == SpineLocation.none ? .min : spine ?? .min
  }

  private static func spacing(in options: [OptionsKey: Any]?) -> Double {
    let value = options?[.interPageSpacing]
    let spacing = value as? Double ?? (value as? Int).map(Double.init) ?? 0
    return spacing.isFinite ? max(0, spacing) : 0
  }

  // MARK: Pages

  /// The visible pages, in reading order; initially empty (P-2).
  ///
  /// During a page turn in code, these are the pages that were set last. During a page turn by the user,
  /// these are the pages before the page turn (P-8).
  public var viewControllers: [ViewController] {
    if let waiting, !waiting.isByUser { return waiting.pages }
    if let running, !running.isByUser { return running.pages }
    return shown.filter { $0.parent === self }
  }

  /// Sets the visible pages.
  ///
  /// If no page is visible yet, the given pages are shown when the method returns (P-4). Without animation, new pages
  /// replace the old ones in the next layout step (P-16). An animated request during a page turn waits for the end of
  /// that page turn, unless a later request replaces it (DC-17). A request without animation ends the running page
  /// turn. If another request replaces or ends a page turn, the completion of that page turn receives false.
  ///
  /// Traps for a wrong number of pages (P-3). One page is required, or two for a spine in the middle. A
  /// double-sided book with one visible page requires a second page for an animated page turn: the back of
  /// the turning leaf.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages, in reading order.
  ///   - direction: The direction of the page turn.
  ///   - animated: Whether the change is animated.
  ///   - completion: Called once at the end. It receives false if the page turn did not take place, or if
  ///     another request ended it early.
  open func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    dropStrangers()
    let isAnimated = animated && !shown.isEmpty && !isChoosingSpine
    check(pages, isAnimated: isAnimated)
    let hasBack = !isChoosingSpine && visibleCount == 1 && pages.count == 2
    request(
      PageTurn(
        to: hasBack ? [pages[0]] : pages, back: hasBack && isAnimated ? pages[1] : nil,
        direction: direction, cause: .code, isAnimated: isAnimated, completion: completion))
    dots.readIndex()
  }

  /// The number of pages that are visible while no page turn is running.
  var visibleCount: Int { spineLocation == .mid ? 2 : 1 }

  private func check(_ pages: [ViewController], isAnimated: Bool) {
    let required = visibleCount == 1 && isDoubleSided && isAnimated ? 2 : visibleCount
    let mayHaveBack = required == 1 && isDoubleSided && transitionStyle == .pageCurl
    let isRight = pages.count == required || mayHaveBack && pages.count == 2
    if !isRight, !(isChoosingSpine && !pages.isEmpty && pages.count <= 2) {
      fatalError(
        "The number of view controllers provided (\(pages.count)) doesn't match the number required "
          + "(\(required)) for the requested transition of \(nameInMessages); pass \(required) to "
          + "setViewControllers(_:direction:animated:completion:)\(reason(for: required)).")
    }
    if pages.count == 2, pages[0] === pages[1] {
      fatalError(
        "\(pages[0].nameInMessages) is set as both pages of \(nameInMessages); pass two controllers."
      )
    }
    if let own = pages.first(where: { $0 === self }) {
      fatalError("\(own.nameInMessages) cannot be a page of itself; pass another controller.")
    }
  }

  private func reason(for required: Int) -> String {
    if required == 1 { return "" }
    return spineLocation == .mid
      ? ", since its spine is in the middle"
      : ", since it is double-sided: the page to show, and the back of the turning leaf"
  }

  /// Whether pages have content on both sides; false by default (P-13).
  ///
  /// With a spine in the middle, the value is always true, and setting false traps. The scroll style ignores this
  /// property.
  public var isDoubleSided: Bool {
    get { storedIsDoubleSided || spineLocation == .mid }
    set {
      if !newValue, spineLocation == .mid, !isChoosingSpine {
        fatalError(
          "isDoubleSided of \(nameInMessages) cannot be false while its spine is in the middle; return "
            + "another spine from pageViewController(_:spineLocationFor:) first.")
      }
      storedIsDoubleSided = newValue
    }
  }

  /// The recognisers of the curl style, a pan and a tap; empty in the scroll style (P-12).
  public var gestureRecognizers: [GestureRecognizer] {
    transitionStyle == .pageCurl ? [input.pan, input.tap] : []
  }

  // MARK: The view

  /// Makes the view with the dots.
  open override func loadView() {
    super.loadView()
    contentView.frame = view.bounds
    contentView.clipsToBounds = true
    view.addSubview(contentView)
    contentView.currentPage = { [weak self] in
      guard let self, dataSource != nil else { return nil }
      return viewControllers.first?.viewIfLoaded
    }
    dots.install(in: view)
    input.install(in: view)
  }

  /// Adds the views of the visible pages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for page in shown { contentView.addSubview(page.view) }
    layOutPages()
  }

  /// Lays out the dots, and the pages above them.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    dots.layOut()
    let area = dots.contentFrame(in: view.bounds.size)
    if contentView.frame != area { contentView.frame = area }
    layOutPages()
  }

  /// Asks the data source for the pages on both sides of the visible page (P-9).
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    prefetch()
  }

  /// Sets the frames of the visible pages, unless a page turn moves them.
  func layOutPages() {
    guard isViewLoaded, running == nil else { return }
    for page in shown where page.parent === self {
      guard let view = page.viewIfLoaded, view.superview === contentView else { continue }
      view.frame = place(of: page, among: shown)
      view.autoresizingMask = autoresizing(of: page, among: shown)
    }
    input.layOutBounce()
  }

  /// Returns the frame of a page in the content view.
  func place(of page: ViewController, among pages: [ViewController]) -> Rect {
    let area = Rect(origin: .zero, size: contentView.bounds.size)
    let places = flow.places(in: area, count: visibleCount)
    let index = pages.firstIndex { $0 === page } ?? 0
    return places[min(index, places.count - 1)]
  }

  /// Returns the autoresizing mask by which a page keeps its part of the area during a page turn.
  func autoresizing(of page: ViewController, among pages: [ViewController]) -> View.AutoresizingMask
  {
    var mask: View.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard visibleCount == 2 else { return mask }
    let isFirst = page === pages.first
    if flow.isVertical {
      mask.insert(isFirst ? .flexibleBottomMargin : .flexibleTopMargin)
    } else {
      mask.insert(isFirst != flow.isMirrored ? .flexibleRightMargin : .flexibleLeftMargin)
    }
    return mask
  }

  /// The direction in which pages follow each other.
  var flow: PageFlow {
    let isVertical = navigationOrientation == .vertical
    let isMirrored = !isVertical && traitCollection.layoutDirection == .rightToLeft
    return PageFlow(isVertical: isVertical, isMirrored: isMirrored)
  }

  /// Returns the size of a page (DC-38).
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: Size
  ) -> Size {
    let area = dots.contentFrame(in: size)
    let pages = shown.contains { $0 === child } ? shown : running?.pages ?? shown
    let places = flow.places(in: area, count: visibleCount)
    let index = pages.firstIndex { $0 === child } ?? 0
    return places[min(index, places.count - 1)].size
  }

  /// Asks the delegate for the spine if the view changes between portrait and landscape (P-13).
  open override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    chooseSpine(for: size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// Ends page turns at once, so that all pages receive balanced appearance calls before they disappear.
  open override func viewWillDisappear(_ animated: Bool) {
    waiting?.isAnimated = false
    endRunning()
    super.viewWillDisappear(animated)
  }

  /// The orientations that the delegate allows; all orientations without a delegate.
  ///
  /// By default the visible pages have no influence.
  open override var supportedInterfaceOrientations: InterfaceOrientationMask {
    supportedInterfaceOrientations(
      own: delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? .all)
  }

  // MARK: Keys

  /// Turns pages for the arrow keys along the axis, Page Up, Page Down, Home and End.
  ///
  /// A responder inside the container may handle these keys first.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    if !presses.contains(where: { handle($0.key) }) { super.pressesBegan(presses, with: event) }
  }

  /// The keys that turn pages, for lists of shortcuts.
  open override var handledKeyCommands: [KeyCommand] { super.handledKeyCommands + pageKeyCommands }
}
