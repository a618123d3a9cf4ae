import AtriumKit

extension SheetPresentationController {
  /// Makes the sheet as high as its content in a narrow window, instead of as high as the window.
  ///
  /// - Parameters:
  ///   - height: The height of the content, in points.
  ///   - window: The window of the sheet.
  func fitContent(_ height: Double, in window: Window) {
    detents =
      window.traitCollection.horizontalSizeClass == .compact
      ? [.custom(identifier: .init("content")) { _ in height }] : [.large()]
  }
}
