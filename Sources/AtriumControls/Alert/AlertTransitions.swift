import AtriumKit

/// Provides the presentation controller and the animators for an alert.
final class AlertTransitions: ViewControllerTransitioningDelegate {
  private let style: AlertController.Style

  init(_ style: AlertController.Style) {
    self.style = style
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    switch style {
    case .alert:
      AlertPresentationController(presentedViewController: presented, presenting: presenting)
    case .actionSheet:
      ActionSheetPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    AlertAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    AlertAnimator(isPresenting: false)
  }
}
