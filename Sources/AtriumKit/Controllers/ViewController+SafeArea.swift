public import AtriumGeometry

extension ViewController {
  /// Sets the insets by which this container's bars reduce the safe area of a child's view (N-16).
  ///
  /// The insets are added to the child's own ``additionalSafeAreaInsets``. They are removed when the child leaves
  /// the container. Traps if the controller is not a child of this container, or if a number is not finite.
  ///
  /// - Parameters:
  ///   - insets: The distances that bars cover at the edges of the child's view, in points.
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

  /// Whether the controller is counted in ``safeAreaCount``.
  var addsToSafeArea: Bool {
    additionalSafeAreaInsets != .zero || containerSafeAreaInsets != .zero
  }

  /// Removes the insets of the container when the child leaves it.
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
