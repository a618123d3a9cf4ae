public import AtriumGeometry

extension ViewController {
  /// Reduces the safe area of a child's view by the bars of this container (N-16).
  ///
  /// The insets are added to the child's own ``additionalSafeAreaInsets``. They end when the child
  /// leaves. Traps for a controller that is not a child, and for numbers that are not finite.
  ///
  /// - Parameters:
  ///   - insets: The parts of the child's view that bars cover, in points.
  ///   - child: The child.
  public func setSafeAreaInsets(_ insets: EdgeInsets, forChild child: ViewController) {
    checkIsParent(of: child, to: "set safe area insets for")
    if !insets.isFinite {
      programmerError(
        "\(debugName) set the safe area insets \(insets) for \(child.debugName); give finite numbers, "
          + "in points.")
    }
    child.storeContainerSafeArea(insets)
  }

  /// Whether it is counted in ``safeAreaCount``.
  var addsToSafeArea: Bool {
    additionalSafeAreaInsets != .zero || containerSafeAreaInsets != .zero
  }

  /// Removes the container's insets when the child leaves it.
  func removeContainerSafeArea() { storeContainerSafeArea(.zero) }

  func additionalSafeAreaDidChange(from old: EdgeInsets) {
    let insets = additionalSafeAreaInsets
    guard insets != old else { return }
    if !insets.isFinite {
      programmerError(
        "\(debugName).additionalSafeAreaInsets was set to \(insets); give finite numbers, in points."
      )
    }
    safeAreaDidChange(wasCounted: old != .zero || containerSafeAreaInsets != .zero)
  }

  private func storeContainerSafeArea(_ insets: EdgeInsets) {
    guard insets != containerSafeAreaInsets else { return }
    let wasCounted = addsToSafeArea
    containerSafeAreaInsets = insets
    safeAreaDidChange(wasCounted: wasCounted)
  }

  private func safeAreaDidChange(wasCounted: Bool) {
    if addsToSafeArea != wasCounted { ViewController.safeAreaCount += wasCounted ? -1 : 1 }
    guard let view = viewIfLoaded, view.window != nil else { return }
    view.updateSafeArea()
  }
}

extension EdgeInsets {
  fileprivate var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }
}
