public import AtriumControls
public import AtriumGeometry
import AtriumKit

extension RingMenuController {
  /// Whether the ring is open; false already while it fades out.
  public var isMenuVisible: Bool { isViewLoaded && menuView.isOpen }

  /// Opens or closes the ring (RM-18, RM-19); nothing happens if it is so already.
  ///
  /// - Parameters:
  ///   - isVisible: Whether it should be open.
  ///   - animated: Whether it fades, in 0.2 s.
  public func setMenuVisible(_ isVisible: Bool, animated: Bool) {
    setMenuVisible(isVisible, at: nil, animated: animated)
  }

  /// Opens the ring at a place, or closes it.
  ///
  /// - Parameters:
  ///   - isVisible: Whether it should be open.
  ///   - place: Where its middle should be, in the view; kept inside. The middle if nil.
  ///   - animated: Whether it fades, in 0.2 s.
  public func setMenuVisible(_ isVisible: Bool, at place: Point?, animated: Bool) {
    guard isVisible != isMenuVisible else { return }
    if isVisible {
      delegate?.ringMenuControllerWillShowMenu(self)
      menuView.ignoresPressesUntil = -.infinity
      reportedFrames = []
      menuView.open(at: place, animated: animated)
      // A drag that is under way below does not go on under the ring.
      pointerOpeningRecognizer.takePress()
    } else {
      delegate?.ringMenuControllerWillHideMenu(self)
      menuView.close(animated: animated)
    }
  }

  func reportMenuLayout() {
    guard let onMenuLayout, menuView.window != nil else { return }
    let report = zip(menuView.items, menuView.itemViews).map { item, view in
      (name: item.title ?? "", frame: view.convert(view.bounds, to: nil))
    }
    guard report.map(\.frame) != reportedFrames else { return }
    reportedFrames = report.map(\.frame)
    onMenuLayout(report)
  }
}

extension RingMenuController: RingMenuViewDelegate {
  /// The children's items (RM-10).
  public func items(for menuView: RingMenuView) -> [TabBarItem] {
    viewControllers.map(\.tabBarItem)
  }

  /// The shown child's place.
  public func selectedIndex(for menuView: RingMenuView) -> Int? {
    selectedViewControllerIndex
  }

  /// Selects the child if it is another one, then closes the ring (RM-9).
  public func menuView(_ menuView: RingMenuView, didSelectItemAt index: Int) {
    selectedViewControllerIndex = index
    setMenuVisible(false, animated: true)
  }

  /// Closes the ring.
  public func menuViewDidCancel(_ menuView: RingMenuView) {
    setMenuVisible(false, animated: true)
  }
}
