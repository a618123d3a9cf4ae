import AtriumGeometry
import AtriumKit

/// Displays the children of a split view controller.
///
/// The stage exchanges and animates their views, and shows the dividers and the shade around them.
///
/// All changes of the visible children go through this type.
@MainActor
final class SplitStage {
  typealias Column = SplitViewController.Column
  typealias Hosts = [Column: ViewController]

  /// The phase of the container's appearance.
  private enum Phase {
    case hidden
    case appearing
    case shown
  }

  private unowned let controller: SplitViewController
  private let contentView = View()
  private let trim: SplitTrim
  private var phase = Phase.hidden
  /// The displayed children, including the incoming children of the running transition.
  ///
  /// While the columns are collapsed, the only child is stored for the compact column.
  private(set) var displayed: Hosts = [:]
  /// The children that the running transition removes.
  private var leaving: Hosts = [:]

  init(_ controller: SplitViewController) {
    self.controller = controller
    trim = SplitTrim(controller)
  }

  func install(in view: View) {
    contentView.frame = view.bounds
    contentView.clipsToBounds = true
    view.addSubview(contentView)
    trim.install(around: contentView)
  }

  private var view: View { controller.view }
  private var arrangement: SplitArrangement { controller.interface.arrangement }

  // MARK: Appearing

  /// Whether views may be exchanged.
  var isActive: Bool { phase != .hidden }
  /// Whether transitions send the appearance calls of the children.
  ///
  /// Before the container has appeared, the window sends these calls.
  var isShown: Bool { phase == .shown && controller.viewIfLoaded?.window != nil }

  func willAppear() { phase = .appearing }

  func didAppear() {
    if phase == .appearing { phase = .shown }
  }

  func willDisappear() { phase = .hidden }

  // MARK: Frames

  private var trimArrangement: SplitArrangement? { controller.isCollapsed ? nil : arrangement }

  private func place(of column: Column, in arrangement: SplitArrangement) -> Rect {
    column == .compact
      ? Rect(origin: .zero, size: contentView.bounds.size) : arrangement.frames[column] ?? .zero
  }

  private var allDisplayed: [Column: ViewController] {
    displayed.merging(leaving, uniquingKeysWith: { one, _ in one })
  }

  /// Sets the frames of all columns, the shade and the dividers.
  func layOut() {
    guard controller.isViewLoaded else { return }
    contentView.frame = view.bounds
    let arrangement = arrangement
    for (column, child) in allDisplayed where child.viewIfLoaded?.superview === contentView {
      child.view.frame = place(of: column, in: arrangement)
    }
    fillGrounds()
    trim.layOut(trimArrangement)
  }

  /// Gives columns without a background the theme's background.
  func fillGrounds() {
    for child in displayed.values { SplitColumnMark.fill(child) }
  }

  /// Brings covering and outgoing columns to the front, above the shade, and shows the dividers.
  private func showTrim() {
    let arrangement = arrangement
    let above = sorted(allDisplayed).filter {
      arrangement.overlays.contains($0.column) || leaving[$0.column] != nil
        || $0.column == .compact
    }
    trim.show(trimArrangement, above: above.compactMap(\.host.viewIfLoaded))
  }

  // MARK: Changes

  /// Drops displayed children that other code has removed from the container.
  func dropStrangers() {
    for (column, host) in displayed where host.parent !== controller { displayed[column] = nil }
  }

  /// Removes all views except the view of one child, without animation.
  ///
  /// The child shows the given column from now on.
  func keepOnly(_ child: ViewController?, as column: Column) {
    let going = sorted(displayed.filter { $0.value !== child }).map(\.host)
    let isThere = child.map { displayed.values.contains($0) } ?? false
    displayed = isThere ? child.map { [column: $0] } ?? [:] : [:]
    take(out: going)
  }

  /// Removes the view of a child that is removed from the container.
  func takeOut(_ child: ViewController) {
    for (column, host) in displayed where host === child { displayed[column] = nil }
    if let view = child.viewIfLoaded, view.superview === contentView { view.removeFromSuperview() }
  }

  /// Displays the given children in place of the current children.
  ///
  /// - Parameters:
  ///   - new: The children to display, by column.
  ///   - starts: The initial frames of children that are already displayed.
  ///   - animated: Whether the columns move to their frames with animation.
  ///   - interactor: The interactor of the animation.
  ///   - end: Called when the change ends, before the columns are laid out again. The argument is false if
  ///     a gesture was cancelled.
  func display(
    _ new: Hosts, from starts: [ViewController: Rect], animated: Bool,
    by interactor: (any ViewControllerInteractiveTransitioning)?,
    end: @escaping @MainActor (Bool) -> Void
  ) {
    let old = displayed
    displayed = new
    // The children are compared without their columns, since a child may have moved to another column.
    let going = sorted(old.filter { !new.values.contains($0.value) })
    let coming = sorted(new.filter { !old.values.contains($0.value) })
    guard isShown else { return swapDirectly(going.map(\.host), coming) }
    guard !going.isEmpty || !coming.isEmpty else {
      if animated { glide(from: starts) } else { settle() }
      return end(true)
    }
    let (isLater, entries) = (animated && movesLater, entries(of: coming))
    let pictures = isLater ? going.compactMap { picture(of: $0.host, to: finalFrame(of: $0)) } : []
    var change = ContainerTransition(
      leaving: going.map(\.host), coming: coming.map(\.host), in: contentView)
    change.overlap = .supersede
    change.finalFrame = { [weak self] in self?.finalFrame(of: $0) ?? .zero }
    let places = starts.merging(entries, uniquingKeysWith: { start, _ in start })
    if animated, !isLater {
      leaving = Dictionary(going.map { ($0.column, $0.host) }, uniquingKeysWith: { one, _ in one })
      change.animator = SplitMove(
        prepare: { [weak self] in self?.enter(coming.map(\.host), from: places) },
        move: { [weak self] in self?.layOut() })
      change.interactor = interactor
    }
    change.completion = { [weak self] didComplete in
      guard let self else { return }
      leaving = [:]
      end(didComplete)
      if !didComplete, displayed == new {
        displayed = old.filter { $0.value.parent === self.controller }
      }
      settle()
    }
    controller.perform(change)
    if isLater, displayed == new { glide(from: places, pictures: pictures) }
  }

  private typealias Hosted = (column: Column, host: ViewController)

  private func sorted(_ hosts: [Column: ViewController]) -> [Hosted] {
    hosts.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }

  /// The current frames of the children's views on screen, which running animations determine.
  var frames: [ViewController: Rect] {
    var frames: [ViewController: Rect] = [:]
    for child in Array(displayed.values) + Array(leaving.values) {
      if let view = child.viewIfLoaded, view.superview === contentView {
        frames[child] = view.presentation.frame
      }
    }
    return frames
  }

  private func finalFrame(of child: ViewController) -> Rect {
    guard let column = allDisplayed.first(where: { $0.value === child })?.key else { return .zero }
    return place(of: column, in: arrangement)
  }

  private func finalFrame(of hosted: Hosted) -> Rect { place(of: hosted.column, in: arrangement) }

  /// Returns the initial frames of incoming children, outside the edges of the view.
  private func entries(of coming: [Hosted]) -> [ViewController: Rect] {
    let arrangement = arrangement
    let block = coming.filter { $0.column != .inspector }.reduce(0) {
      $0 + (arrangement.frames[$1.column]?.width ?? 0)
    }
    let inwards = arrangement.isMirrored ? -1.0 : 1
    var entries: [ViewController: Rect] = [:]
    for (column, child) in coming {
      let place = place(of: column, in: arrangement)
      entries[child] = place.offsetBy(
        dx: column == .inspector ? place.width * inwards : -block * inwards, dy: 0)
    }
    return entries
  }

  /// Adds the incoming views, and sets the initial frames of all views.
  private func enter(_ coming: [ViewController], from starts: [ViewController: Rect]) {
    for child in coming where child.parent === controller { contentView.addSubview(child.view) }
    put(starts)
  }

  /// Sets the initial frames of children, and of the dividers at their edges.
  private func put(_ starts: [ViewController: Rect]) {
    for (child, start) in starts where child.viewIfLoaded?.superview === contentView {
      child.view.frame = start
    }
    showTrim()
    guard let arrangement = trimArrangement else { return }
    // Only the dividers move to the start; the shade keeps its current opacity, from which it fades.
    trim.placeDividers(
      arrangement, frames: allDisplayed.compactMapValues { $0.viewIfLoaded?.frame })
  }

  /// Whether an animation must wait until a size transition has ended.
  ///
  /// The user may, for example, be dragging the window's edge.
  private var movesLater: Bool {
    !View.areAnimationsEnabled && controller.transitionCoordinator != nil
  }

  /// Moves the displayed children to their frames with animation.
  ///
  /// - Parameters:
  ///   - starts: The initial frames.
  ///   - pictures: Snapshots of removed columns, which move out of the view.
  func glide(from starts: [ViewController: Rect], pictures: [SplitPicture] = []) {
    guard movesLater, let coordinator = controller.transitionCoordinator else {
      return move(from: starts, pictures)
    }
    settle()
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.move(from: starts, pictures)
    }
  }

  private func move(from starts: [ViewController: Rect], _ pictures: [SplitPicture]) {
    guard isShown else { return settle() }
    View.performWithoutAnimation {
      put(starts)
      trim.show(pictures)
    }
    View.animate(withDuration: SplitMove.duration, options: .allowUserInteraction) {
      layOut()
      trim.movePicturesAway()
    } completion: { [weak self] _ in
      guard let self, !controller.isPerformingTransition else { return }
      trim.hide(trimArrangement)
    }
  }

  /// Sets all frames without animation.
  func settle() {
    guard controller.isViewLoaded else { return }
    showTrim()
    layOut()
    trim.hide(trimArrangement)
  }

  /// Exchanges views while the split view controller appears, so that the window sends the appearance calls.
  private func swapDirectly(_ going: [ViewController], _ coming: [Hosted]) {
    for child in going where child.viewIfLoaded?.superview === contentView {
      child.view.removeFromSuperview()
    }
    for (column, child) in coming {
      child.loadViewIfNeeded()
      // A child's `viewDidLoad` may have chosen other columns.
      guard displayed[column] === child, child.parent === controller else { continue }
      View.performWithoutAnimation {
        child.view.frame = place(of: column, in: arrangement)
        contentView.addSubview(child.view)
      }
    }
    settle()
  }

  /// Removes the views of children, without animation.
  private func take(out going: [ViewController]) {
    guard !going.isEmpty else { return }
    guard isShown else { return swapDirectly(going, []) }
    var change = ContainerTransition(leaving: going, coming: [], in: contentView)
    change.overlap = .supersede
    controller.perform(change)
  }

  // MARK: Collapsing

  /// Returns the frames of the columns at the beginning of an expansion.
  ///
  /// The visible column fills the view, and the other columns are beside it.
  func expansion(of top: ViewController?, from start: Rect) -> [ViewController: Rect] {
    guard let top, let end = displayed.first(where: { $0.value === top })?.key else { return [:] }
    let arrangement = arrangement
    let place = place(of: end, in: arrangement)
    var frames = [top: start.union(contentView.bounds)]
    for (column, child) in displayed where child !== top {
      let frame = self.place(of: column, in: arrangement)
      let isBefore = frame.midX < place.midX
      let way = isBefore ? start.minX - place.minX : start.maxX - place.maxX
      frames[child] = frame.offsetBy(dx: way, dy: 0)
    }
    return frames
  }

  /// Makes snapshots of the displayed columns beside the column that stays.
  func takePictures(beside top: Column) -> [SplitPicture] {
    guard let main = displayed[top]?.viewIfLoaded?.frame else { return [] }
    return displayed.filter { $0.key != top }.compactMap { _, child in
      guard let frame = child.viewIfLoaded?.frame else { return nil }
      let bounds = contentView.bounds
      let way = frame.midX < main.midX ? bounds.minX - main.minX : bounds.maxX - main.maxX
      return picture(of: child, to: frame.offsetBy(dx: way, dy: 0))
    }
  }

  private func picture(of child: ViewController, to end: Rect) -> SplitPicture? {
    guard let view = child.viewIfLoaded, view.superview === contentView,
      view.window?.settings.motion == .full
    else { return nil }
    return SplitPicture(of: view, way: end.minX - view.frame.minX)
  }

  func dropPictures() { trim.dropPictures() }
}
