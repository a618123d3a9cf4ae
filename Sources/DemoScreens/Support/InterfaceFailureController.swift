import AtriumKit

/// A controller that shows why an Interface Builder file cannot be used, instead of the controller from that file.
final class InterfaceFailureController: ViewController {
  private let failure: InterfaceFailure

  /// Makes the controller.
  ///
  /// - Parameters:
  ///   - title: The title of the controller that cannot be made.
  ///   - failure: The reason.
  init(_ title: String, _ failure: InterfaceFailure) {
    self.failure = failure
    super.init()
    self.title = title
  }

  override func loadView() { view = InterfaceFailureView(failure) }
}

extension ViewController {
  /// Fills a card with a view that shows why the card's content is missing.
  func show(_ failure: InterfaceFailure, in card: View) {
    let view = InterfaceFailureView(failure)
    view.frame = card.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(view)
  }
}
