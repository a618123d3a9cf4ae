import AtriumGeometry
import AtriumKit

/// The view behind an alert, which receives the clicks and touches outside the alert.
///
/// The presentation controller gives the view a background that dims the window, or no background.
final class AlertBackdrop: View {
  /// Called when the user clicks or touches outside the alert.
  var onPress: (@MainActor () -> Void)?

  func come(into container: View, with coordinator: (any ViewControllerTransitionCoordinator)?) {
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    alpha = 0
    container.insertSubview(self, at: 0)
    change(to: 1, with: coordinator)
  }

  func leave(with coordinator: (any ViewControllerTransitionCoordinator)?) {
    change(to: 0, with: coordinator)
  }

  private func change(
    to alpha: Double, with coordinator: (any ViewControllerTransitionCoordinator)?
  ) {
    guard let coordinator else {
      self.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.alpha = alpha })
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    onPress?()
  }
}
