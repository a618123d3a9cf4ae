import AtriumControls
public import AtriumGeometry
public import AtriumKit

extension RingMenuController {
  /// Whether the ring is open; false while the ring fades out.
  public var isMenuVisible: Bool { isViewLoaded && menuView.isOpen }

  /// Opens or closes the ring, unless it is already in the requested state (RM-18, RM-19).
  ///
  /// - Parameters:
  ///   - isVisible: Whether the ring should be open.
  ///   - animated: Whether the ring fades.
  public func setMenuVisible(_ isVisible: Bool, animated: Bool) {
    setMenuVisible(isVisible, at: nil, animated: animated)
  }

  /// Opens the ring at a point, or closes it.
  ///
  /// Opening the ring first ends text editing (RM-4), because the ring becomes first responder.
  ///
  /// - Parameters:
  ///   - isVisible: Whether the ring should be open.
  ///   - place: The centre of the ring in the view; nil for the view's centre. If necessary, the ring is moved so
  ///     that it lies inside the view.
  ///   - animated: Whether the ring fades.
  public func setMenuVisible(_ isVisible: Bool, at place: Point?, animated: Bool) {
    guard isVisible != isMenuVisible else { return }
    loadViewIfNeeded()
    // If the delegate or the child calls this method during the announcement, the call is ignored.
    let isAnnounced = announceMenu(isVisible: isVisible, animated: animated)
    guard isAnnounced, isVisible != isMenuVisible else { return }
    if isVisible {
      menuView.ignoresPressesUntil = -.infinity
      menuView.open(at: place, animated: animated)
      // Cancels a drag in progress below the ring.
      pointerOpeningRecognizer.takePress()
    } else {
      menuView.close(animated: animated)
      landmarksDidChange()
    }
  }

  /// Closes the ring without choosing an item, if it is open.
  func cancelMenu(animated: Bool) {
    guard isMenuVisible else { return }
    setMenuVisible(false, animated: animated)
    delegate?.ringMenuControllerDidCancelMenu(self)
  }

  /// The items: ``menu``, or one item for each child (RM-10).
  private var items: [RingMenuItem] {
    menu ?? viewControllers.map(RingMenuItem.controller)
  }
}

extension RingMenuController: LandmarkProviding {
  /// The items on the current level of the open ring, as landmarks of the kind `ringItem`.
  public var landmarks: [Landmark] {
    guard isMenuVisible, menuView.window != nil else { return [] }
    return menuView.shownItemFrames.map { name, frame in
      Landmark(kind: "ringItem", name: name, frame: menuView.convert(frame, to: nil))
    }
  }
}

extension RingMenuController: RingMenuViewDelegate {
  func items(for menuView: RingMenuView) -> [RingMenuItem] { items }

  func nodes(of items: [RingMenuItem]) -> [RingMenuNode] {
    let children = Set(viewControllers)
    return items.map { $0.node(among: children) }
  }

  func isSelected(_ item: RingMenuItem) -> Bool {
    guard let selectedViewController else { return false }
    if let items = item.items { return items.contains(where: isSelected) }
    return item.controller === selectedViewController
  }

  func menuViewWillOpen(_ menuView: RingMenuView) { addOverlay() }

  func menuViewDidHide(_ menuView: RingMenuView) { removeOverlay() }

  /// Performs the item's action, then closes the ring unless it stays open (RM-9).
  func menuView(_ menuView: RingMenuView, didChooseItemAt path: [Int], staysOpen: Bool) {
    guard let item = items.item(at: path) else { return }
    switch item.kind {
    case .controller(let controller): choose(controller)
    case .action(let action): action()
    case .toggle(let isOn, let action):
      change(path) { $0.kind = .toggle(isOn: !isOn, action) }
      action(!isOn)
    case .radio(_, let action):
      chooseRadio(at: path)
      action()
    case .submenu, .dial, .separator: break
    }
    delegate?.ringMenuController(self, didChooseItemAt: path)
    if staysOpen { menuView.reload() } else { setMenuVisible(false, animated: true) }
  }

  func menuView(_ menuView: RingMenuView, didSet value: Int, ofDialAt path: [Int]) {
    guard case .dial(_, let action) = items.item(at: path)?.kind else { return }
    change(path) { $0.kind = .dial(value: value, action) }
    action(value)
  }

  func menuView(_ menuView: RingMenuView, didChooseSecondaryActionAt path: [Int]) {
    guard let item = items.item(at: path), let action = item.secondaryAction else { return }
    action()
    if item.staysOpen { menuView.reload() } else { setMenuVisible(false, animated: true) }
  }

  func menuView(_ menuView: RingMenuView, didLongPressItemAt path: [Int]) {
    delegate?.ringMenuController(self, didLongPressItemAt: path)
  }

  func menuViewDidCancel(_ menuView: RingMenuView) { cancelMenu(animated: true) }

  func menuView(_ menuView: RingMenuView, didFocusItemAt path: [Int]?) {
    delegate?.ringMenuController(self, didFocusItemAt: path)
  }

  /// Selects a child, or pops a selected navigation controller to its root (RM-12).
  private func choose(_ controller: ViewController) {
    guard controller === selectedViewController else {
      return selectFromMenu(controller)
    }
    (controller as? NavigationController)?.popToRootViewController(animated: true)
  }

  private func chooseRadio(at path: [Int]) {
    let level = Array(path.dropLast())
    let siblings = level.isEmpty ? items : items.item(at: level)?.items ?? []
    for (index, sibling) in siblings.enumerated() {
      guard case .radio(_, let action) = sibling.kind else { continue }
      change(level + [index]) { $0.kind = .radio(isOn: index == path.last, action) }
    }
  }

  private func change(_ path: [Int], by change: (inout RingMenuItem) -> Void) {
    guard var changed = menu else { return }
    changed.change(at: path, by: change)
    menu = changed
  }
}
