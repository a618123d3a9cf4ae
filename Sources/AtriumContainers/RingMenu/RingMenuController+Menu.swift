import AtriumControls
public import AtriumGeometry
public import AtriumKit

extension RingMenuController {
  /// Whether the ring is open; false while it fades out.
  public var isMenuVisible: Bool { isViewLoaded && menuView.isOpen }

  /// Opens or closes the ring (RM-18, RM-19); does nothing if it is already in that state.
  ///
  /// - Parameters:
  ///   - isVisible: Whether it should be open.
  ///   - animated: Whether it fades, in 0.2 s.
  public func setMenuVisible(_ isVisible: Bool, animated: Bool) {
    setMenuVisible(isVisible, at: nil, animated: animated)
  }

  /// Opens the ring at a point, or closes it.
  ///
  /// - Parameters:
  ///   - isVisible: Whether it should be open.
  ///   - place: Its centre in the view, moved so that the ring stays inside; nil for the view's
  ///     centre.
  ///   - animated: Whether it fades, in 0.2 s.
  public func setMenuVisible(_ isVisible: Bool, at place: Point?, animated: Bool) {
    guard isVisible != isMenuVisible else { return }
    if isVisible {
      delegate?.ringMenuControllerWillShowMenu(self)
      menuView.ignoresPressesUntil = -.infinity
      menuView.open(at: place, animated: animated)
      // Cancels a drag that is under way below the ring.
      pointerOpeningRecognizer.takePress()
    } else {
      delegate?.ringMenuControllerWillHideMenu(self)
      menuView.close(animated: animated)
      landmarksDidChange()
    }
  }
}

extension RingMenuController: LandmarkProviding {
  /// The items of the open ring, each of the kind `ringItem`.
  public var landmarks: [Landmark] {
    guard isMenuVisible, menuView.window != nil else { return [] }
    return zip(menuView.items, menuView.itemViews).map { item, view in
      Landmark(
        kind: "ringItem", name: item.title ?? "", frame: view.convert(view.bounds, to: nil))
    }
  }
}

extension RingMenuController: RingMenuViewDelegate {
  /// The children's items (RM-10).
  func items(for menuView: RingMenuView) -> [TabBarItem] {
    viewControllers.map(\.tabBarItem)
  }

  /// The index of the selected child.
  func selectedIndex(for menuView: RingMenuView) -> Int? {
    selectedViewControllerIndex
  }

  /// Selects the child, then closes the ring (RM-9).
  func menuView(_ menuView: RingMenuView, didSelectItemAt index: Int) {
    selectedViewControllerIndex = index
    setMenuVisible(false, animated: true)
  }

  /// Closes the ring.
  func menuViewDidCancel(_ menuView: RingMenuView) {
    setMenuVisible(false, animated: true)
  }
}
