import AtriumGeometry

extension ViewController {
  /// Traps if a size is not finite.
  func requireFinite(_ size: Size) {
    guard size.width.isFinite, size.height.isFinite else {
      programmerError(
        "\(debugName).preferredContentSize was set to \(size); give finite numbers, in points.")
    }
  }
}
