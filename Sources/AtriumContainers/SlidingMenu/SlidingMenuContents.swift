import AtriumKit

/// The contents of a sliding menu: the list, the selection, and the replacement of the visible content.
@MainActor
final class SlidingMenuContents {
  enum Phase {
    case rest
    /// The first slide (SL-6) is running, or waits until the view is in a window.
    case opening
    /// The content is being replaced.
    case replacing
    /// The front slides back with the new content.
    case returning
  }

  /// A request to show another content controller.
  private struct Request {
    var isAnimated = false
    /// Whether the front keeps its position, so that an open menu stays open.
    var keepsMenu = true
    var completion: ((Bool) -> Void)?
    /// Whether the front slides back with the new content after the replacement.
    var comesBack = true
  }

  private unowned let controller: SlidingMenuController
  private lazy var driver: ContainerDriver = {
    let driver = ContainerDriver(controller, delegate: self, order: .slidingMenu)
    // The movements of the front move the focus to the menu and back, so the driver must leave the focus alone.
    driver.keepsKeyboard = false
    return driver
  }()
  private(set) var entries: [SlidingMenuEntry] = []
  /// The selected entry, which changes after the old content has been removed (SL-5).
  private(set) var selected: SlidingMenuEntry?
  /// The entries that are no longer in the list, and whose controllers have not been released yet.
  private var retired: [SlidingMenuEntry] = []
  private(set) var phase = Phase.rest {
    didSet { controller.phaseDidChange() }
  }
  /// The request that waits for the driver, and the request of the running replacement.
  private var (waiting, running) = (Request(), Request())
  /// How the first content is displayed, while the view is being loaded; nil at other times.
  private var firstLook: ContainerLook?

  init(_ controller: SlidingMenuController) {
    self.controller = controller
  }

  /// The entry whose content is displayed, or will be displayed by the running replacement.
  var displayed: SlidingMenuEntry? {
    driver.content.selected.flatMap { content in
      (entries + retired).first { $0.content === content }
    }
  }

  /// The index of the selected entry in the list.
  var selectedIndex: Int? { entries.firstIndex { $0 === selected } }

  // MARK: The list

  /// Replaces the list.
  ///
  /// If a list is set during the calls of a replacement, it takes effect after these calls.
  func set(_ viewControllers: [ViewController], titles: [String?]) {
    if !driver.isCalling { driver.endRunning() }
    let known = entries + retired
    entries = zip(viewControllers, titles).map { viewController, title in
      let entry =
        known.first { $0.controller === viewController }
        ?? SlidingMenuEntry(
          viewController, title: title ?? "", isWrapped: controller.style.wrapsContents)
      entry.title = title ?? ""
      return entry
    }
    retired = known.filter { !entries.contains($0) }
    let stays = [displayed, selected].compactMap(\.self).first(where: entries.contains)
    show(stays ?? entries.first)
    releaseRetired()
  }

  /// Shows an entry, or no entry if the argument is nil, without animation and without moving the menu.
  private func show(_ entry: SlidingMenuEntry?) {
    if !controller.isViewLoaded || entry == nil { selected = entry }
    want(entry, Request())
    if !driver.isCalling { selected = displayed ?? selected }
  }

  /// Releases the controllers that are no longer in the list and no longer displayed.
  private func releaseRetired() {
    let gone = retired.filter { $0.content.parent !== controller }
    retired.removeAll(where: gone.contains)
    for entry in gone { entry.release() }
  }

  // MARK: Replacements

  /// Replaces the content and closes the menu.
  func select(_ entry: SlidingMenuEntry, animated: Bool, completion: ((Bool) -> Void)?) {
    guard controller.isViewLoaded else {
      selected = entry
      want(entry, Request())
      completion?(true)
      return
    }
    want(entry, Request(isAnimated: animated, keepsMenu: false, completion: completion))
  }

  private func want(_ entry: SlidingMenuEntry?, _ new: Request) {
    let overtaken = waiting.completion
    waiting = new
    overtaken?(false)
    driver.set(
      ContainerContent(members: entries.map(\.content), selected: entry?.content),
      animated: new.isAnimated)
  }

  /// Ends the running replacement or the first slide at once.
  func finish() { driver.finish() }

  /// Ends the first slide before another movement.
  func endOpening() {
    if phase == .opening { driver.finish() }
  }

  // MARK: The view

  /// Shows the selected content, which slides in or is displayed at once.
  func viewDidLoad(slidesIn: Bool) {
    firstLook = slidesIn ? .arrival : .atOnce
    if selected == nil { show(entries.first) }
    driver.containerDidLoad()
    firstLook = nil
  }
}

extension SlidingMenuContents: ContainerDriverDelegate {
  func childrenView(for driver: ContainerDriver) -> View { controller.panels.front.contentView }

  func containerDriver(_ driver: ContainerDriver, willBegin change: ContainerChange) {
    if firstLook == nil, !change.coming.isEmpty { phase = .replacing }
  }

  func containerDriver(
    _ driver: ContainerDriver, lookOf change: ContainerChange
  ) -> ContainerLook {
    guard let new = change.coming.first.flatMap(entry(of:)) else { return .atOnce }
    if let firstLook {
      selected = new
      if case .arrival = firstLook { phase = .opening }
      return firstLook
    }
    (running, waiting) = (waiting, Request())
    guard running.isAnimated, let old = change.leaving.first.flatMap(entry(of:)),
      controller.movements.canAnimate
    else {
      running.isAnimated = false
      return .animator(nil)
    }
    let (animator, interactor) = controller.animator(from: old.controller, to: new.controller)
    if driver.wanted != driver.content {
      // The delegate has requested different content in the meantime, so this request is reported as unfinished.
      phase = .rest
      running.completion?(false)
    }
    running.comesBack = animator == nil || animator is SlidingMenuAway
    if animator == nil { controller.movements.dissolve() }
    return .animator(animator, interactor: interactor)
  }

  func containerDriver(_ driver: ContainerDriver, didBegin change: ContainerChange) {
    if !running.comesBack, !running.keepsMenu { controller.closeBesideReplacement() }
  }

  /// Ends the first half of a replacement, and begins the second half, in which the front slides back over the menu.
  func containerDriver(
    _ driver: ContainerDriver, didEnd change: ContainerChange, didComplete: Bool
  ) {
    let (ended, new) = (running, change.coming.first)
    if didComplete { selected = new.flatMap(entry(of:)) }
    controller.updateTable()
    guard phase == .replacing, let new else {
      if phase == .opening { phase = .rest }
      return releaseRetired()
    }
    if didComplete, new.parent !== controller {
      // Other code has removed the content during one of the calls to children, so the second half is omitted.
      phase = .rest
      ended.completion?(false)
    } else if ended.comesBack || !didComplete {
      phase = .returning
      controller.comeBack(animated: ended.isAnimated, keepsMenu: ended.keepsMenu || !didComplete) {
        [weak self] in
        if self?.phase == .returning { self?.phase = .rest }
        ended.completion?(didComplete)
      }
    } else {
      phase = .rest
      ended.completion?(true)
    }
    if didComplete, let entry = entry(of: new) { controller.didSelect(entry) }
    releaseRetired()
    controller.runCommands()
  }

  private func entry(of content: ViewController) -> SlidingMenuEntry? {
    (entries + retired).first { $0.content === content }
  }
}
