import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A presented controller with the kind of presentation as title, a hint, and a button for dismissal.
///
/// A page that covers the room's lists of calls shows the calls itself, and the controllers that are below it.
final class ModalPageController: ViewController {
  private let kind: ModalKind
  private let page: ModalPageView
  private weak var desk: ViewController?

  init(_ kind: ModalKind, _ calls: ModalCalls, desk: ViewController) {
    (self.kind, page, self.desk) = (kind, ModalPageView(kind, calls), desk)
    super.init()
    title = kind.title
    page.button.addAction(for: .primaryActionTriggered) { [weak self] in self?.leave() }
  }

  private func leave() { presentingViewController?.dismiss(animated: true) }

  /// The key commands, with Escape for the two kinds of presentation that the toolkit does not dismiss by Escape.
  override var keyCommands: [KeyCommand] {
    guard kind == .fullScreen || kind == .overContext else { return super.keyCommands }
    return super.keyCommands + [
      KeyCommand(title: String(localized: "Done"), input: "Escape") { [weak self] in self?.leave() }
    ]
  }

  /// The size of a popover in which the whole hint is visible, in points.
  var popoverSize: Size { page.popoverSize }

  override func loadView() { view = page }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    page.chain?.show(self, over: desk)
    page.setNeedsLayout()
    fitContent()
  }

  /// Makes a sheet as high as its content.
  private func fitContent() {
    guard kind == .sheet, let window = presentingViewController?.viewIfLoaded?.window else {
      return
    }
    preferredContentSize = page.fittingSize(in: window.bounds.width)
    sheetPresentationController?.fitContent(preferredContentSize.height, in: window)
  }

  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.fitContent() })
  }
}

private final class ModalPageView: View {
  /// The maximum width of the content, in points.
  private static let widest = 560.0
  /// The minimum height of the lists of calls, in points.
  private static let leastCalls = 60.0
  /// The usual height of the lists of calls below the list of controllers, in points, which grows with the text size.
  private static var usualCalls: Double {
    FontMetrics(forTextStyle: .footnote).scaledValue(for: 160)
  }
  /// The minimum height of the illustration, in points.
  private static let leastPicture = 120.0
  /// The maximum width of the illustration, in points.
  private static let widestPicture = 320.0
  /// The minimum height of the lists of calls below the list of controllers, in points.
  private static let leastCallsBelowChain = 120.0

  let button = Button(title: String(localized: "Done"), configuration: .filled())
  private let kind: ModalKind
  private let title: Label
  private let hint: Label
  /// The list of the controllers below this page; nil if the page leaves the room's lists visible.
  let chain: ModalChainView?
  /// The lists of calls of both controllers; nil if the page leaves the room's lists visible.
  private let calls: ModalCallsCard?

  /// The frame of the illustration on a page without lists, in points.
  private var picture = Rect.zero

  init(_ kind: ModalKind, _ calls: ModalCalls) {
    self.kind = kind
    self.calls = kind.coversCalls ? ModalCallsCard(calls) : nil
    chain = kind.coversCalls ? ModalChainView(calls) : nil
    title = Label(text: kind.title, font: .preferredFont(forTextStyle: .title2))
    hint = Label(text: kind.hint, font: .preferredFont(forTextStyle: .body))
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 240))
    title.accessibilityTraits = [.staticText, .header]
    hint.textRole = \.secondaryLabel
    hint.numberOfLines = 0
    contentMode = .redraw
    for view in [title, hint, chain, self.calls, button] { if let view { addSubview(view) } }
  }

  /// The size of a popover in which the whole hint is visible, in points.
  var popoverSize: Size {
    let width = 280.0
    let room = Size(width: width - 32, height: 0)
    let (heading, done) = (title.sizeThatFits(.zero), button.sizeThatFits(.zero))
    let isBeside = heading.width + 12 + done.width <= room.width
    let row = isBeside ? max(heading.height, done.height) : heading.height + 12 + done.height
    let height = 12 + row + 6 + hint.sizeThatFits(room).height + 16
    return Size(width: width, height: height.rounded(.up))
  }

  /// Returns the size of a sheet with all controllers and the usual number of calls.
  ///
  /// - Parameter window: The width of the window, in points.
  /// - Returns: The size, in points.
  func fittingSize(in window: Double) -> Size {
    let margin = ModalPageView.margin(forWidth: window)
    let width = min(ModalPageView.widest, window - 2 * margin)
    let row = max(title.sizeThatFits(.zero).height, button.sizeThatFits(.zero).height)
    let text = hint.sizeThatFits(Size(width: width, height: 0)).height
    let lists = (chain?.leastHeight ?? 0) + 16 + ModalPageView.usualCalls
    return Size(
      width: width + 2 * margin, height: (28 + row + 6 + text + 20 + lists + margin).rounded(.up))
  }

  /// Returns the space beside the content and below it, in points.
  private static func margin(forWidth width: Double) -> Double { width < 360 ? 16 : 28 }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.surface
    let insets = safeAreaInsets
    let isSmall = bounds.height < 220
    let margin = isSmall ? 16 : ModalPageView.margin(forWidth: bounds.width)
    let width = max(0, min(bounds.width - 2 * margin, ModalPageView.widest))
    let x = bounds.width < 600 ? margin : ((bounds.width - width) / 2).rounded()
    let (heading, done) = (title.sizeThatFits(.zero), button.sizeThatFits(.zero))
    // Where there is space, the button is beside the title.
    let isBeside = heading.width + 12 + done.width <= width
    let row = isBeside ? max(heading.height, done.height) : heading.height
    var y = insets.top + (isSmall ? 12 : 28)
    place(
      title,
      Rect(
        x: x, y: y + ((row - heading.height) / 2).rounded(), width: min(heading.width, width),
        height: heading.height))
    if isBeside {
      place(button, Rect(x: x + width - done.width, y: y, width: done.width, height: done.height))
    }
    y += row + 6
    let text = hint.sizeThatFits(Size(width: width, height: 0)).height
    hint.textAlignment = traitCollection.layoutDirection == .rightToLeft ? .right : .natural
    place(hint, Rect(x: x, y: y, width: width, height: text))
    // A popover in a small window has no space for the whole sentence.
    hint.isHidden = y + text > bounds.height - insets.bottom
    y += text + (isSmall ? 12 : 20)
    if !isBeside {
      place(button, Rect(x: x, y: y, width: min(done.width, width), height: done.height))
      y += done.height + 20
    }
    let area = Rect(
      x: x, y: y, width: width, height: max(0, bounds.height - insets.bottom - margin - y))
    placeLists(in: area)
    if kind == .fullScreen { center(above: area.maxY) }
  }

  /// Places the list of controllers, and below it the lists of calls.
  ///
  /// In *Half a sheet*, the calls fill the remaining height; in other sheets, they have at most their usual height. If
  /// the list of controllers has no space, the page shows only the calls.
  private func placeLists(in area: Rect) {
    guard let chain, let calls else { return placePicture(in: area) }
    chain.fill(area.height - 16 - ModalPageView.usualCalls)
    let height = chain.sizeThatFits(area.size).height
    chain.isHidden = area.height < height + 16 + ModalPageView.leastCallsBelowChain
    calls.isHidden = area.height < ModalPageView.leastCalls
    place(chain, Rect(origin: area.origin, size: Size(width: area.width, height: height)))
    let top = chain.isHidden ? area.minY : area.minY + height + 16
    let rest = max(0, area.maxY - top)
    place(
      calls,
      Rect(
        x: area.minX, y: top, width: area.width,
        height: kind == .detents ? rest : min(rest, ModalPageView.usualCalls)))
  }

  /// Moves the content to the middle of the space above a bottom edge.
  private func center(above bottom: Double) {
    guard let calls, !calls.isHidden else { return }
    let way = ((bottom - calls.frame.maxY) / 2).rounded(.down)
    for view in subviews { view.frame.origin.y += way }
  }

  /// Places the illustration of an *Over the card* page, if there is space for it.
  private func placePicture(in area: Rect) {
    let isShown = kind == .overContext && area.height >= ModalPageView.leastPicture
    let width = min(area.width, ModalPageView.widestPicture)
    let size = Size(width: width, height: min(area.height, (width * 0.62).rounded()))
    picture = isShown ? mirrored(Rect(origin: area.origin, size: size)) : .zero
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    super.draw(rect, in: canvas)
    guard !picture.isEmpty else { return }
    ModalDrawing(kind: kind, theme: theme, palette: Palette(traitCollection))
      .draw(in: picture, on: canvas)
  }

  private func place(_ view: View, _ rect: Rect) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    view.frame =
      isMirrored
      ? Rect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      : rect
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

/// A card with the two lists of calls, side by side.
private final class ModalCallsCard: View {
  private let lists: ModalCallsView

  init(_ calls: ModalCalls) {
    lists = ModalCallsView(calls, gap: 32, hasCards: false)
    super.init(frame: .zero)
    contentMode = .redraw
    addSubview(lists)
  }

  /// The space above and below the lists, in points.
  private var margin: Double { bounds.height < 110 ? 8 : 14 }

  override func layoutSubviews() {
    super.layoutSubviews()
    lists.frame = bounds.shrunkBy(dx: 16, dy: margin)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let card = Path(
      roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Theme.cardCornerRadius - 0.5)
    canvas.fill(card, with: theme.background)
    canvas.stroke(card, with: theme.separator, width: 1)
    canvas.fill(
      Rect(
        x: bounds.midX.rounded(), y: margin, width: 1, height: max(0, bounds.height - 2 * margin)),
      with: theme.separator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
