import AtriumGeometry

extension ViewController {
  func additionalSafeAreaDidChange(from old: EdgeInsets) {
    let insets = additionalSafeAreaInsets
    guard insets != old else { return }
    guard [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite) else {
      programmerError(
        "\(debugName).additionalSafeAreaInsets was set to \(insets); give finite numbers, in points."
      )
    }
    if (insets == .zero) != (old == .zero) {
      ViewController.safeAreaCount += insets == .zero ? -1 : 1
    }
    guard let view = viewIfLoaded, view.window != nil else { return }
    view.updateSafeArea()
  }
}
