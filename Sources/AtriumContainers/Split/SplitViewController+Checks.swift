import AtriumKit

extension SplitViewController {
  func name(of controller: ViewController) -> String {
    controller.title ?? "\(type(of: controller))"
  }

  /// Traps unless the style has a column (S-5).
  func check(_ column: Column) {
    if style == .unspecified {
      fatalError(
        "This API requires initializing \(name(of: self)) with SplitViewController(style:), since "
          + "its style has no columns; set its viewControllers instead.")
    }
    if column == .supplementary, style != .tripleColumn {
      fatalError(
        "The supplementary column is unsupported by \(name(of: self)), whose style is \(style); make "
          + "it with SplitViewController(style: .tripleColumn).")
    }
  }
}
