import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Panels at the right edge that are positioned by frames, masks and translations, as side menus in client
/// code do it.
@MainActor
struct TranslatedPanelTests {
  private final class Side: ViewController {
    let panel = View()
    let content = View()
    var constrains = false
    var width = 320.0

    override func viewDidLoad() {
      super.viewDidLoad()
      var frame = view.bounds
      frame.origin.x = frame.width - width
      frame.size.width = width
      panel.frame = frame
      panel.autoresizingMask = [.flexibleHeight, .flexibleLeftMargin]
      view.addSubview(panel)
      content.frame = panel.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      panel.addSubview(content)
      if constrains {
        let mark = View()
        mark.translatesAutoresizingMaskIntoConstraints = false
        panel.addSubview(mark)
        LayoutConstraint.activate([
          mark.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
          mark.topAnchor.constraint(equalTo: panel.topAnchor),
          mark.widthAnchor.constraint(equalToConstant: 10),
          mark.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
    }
  }

  @Test(
    "a panel at the right edge covers its intended width", arguments: [false, true], [false, true])
  func panel(constrains: Bool, early: Bool) {
    let stage = Stage(size: Size(width: 400, height: 600))
    let side = Side()
    side.constrains = constrains
    if early { side.loadViewIfNeeded() }
    stage.window.rootViewController = side
    stage.settle()
    #expect(side.panel.frame == Rect(x: 80, y: 0, width: 320, height: 600))
    side.panel.transform = AffineTransform(translationX: 320, y: 0)
    stage.settle()
    #expect(side.panel.frame == Rect(x: 400, y: 0, width: 320, height: 600))
    View.animate(withDuration: 0.2) { side.panel.transform = .identity }
    stage.settle()
    #expect(side.panel.frame == Rect(x: 80, y: 0, width: 320, height: 600))
    side.panel.transform = AffineTransform(translationX: -80, y: 0)
    side.panel.frame.origin.x = 80
    side.panel.frame.size.width = 240
    stage.settle()
    #expect(side.panel.frame == Rect(x: 80, y: 0, width: 240, height: 600))
    side.panel.transform = .identity
    stage.settle()
    #expect(side.panel.frame == Rect(x: 160, y: 0, width: 240, height: 600))
    stage.resize(to: Size(width: 500, height: 700))
    stage.settle()
    #expect(side.panel.frame == Rect(x: 260, y: 0, width: 240, height: 700))
    #expect(side.content.frame == Rect(x: 0, y: 0, width: 240, height: 700))
    side.view.frame.origin.x = -240
    side.view.frame.size.width = 580
    stage.settle()
    #expect(side.panel.frame == Rect(x: 340, y: 0, width: 240, height: 700))
  }

  // MARK: Presented

  /// Presents a menu at the right edge, as side menus do: the menu is slid in by a transform, and its frame
  /// is set in each layout while that transform applies.
  private final class SidePresentation: PresentationController {
    override var frameOfPresentedViewInContainerView: Rect {
      let area = containerView?.bounds ?? .zero
      return Rect(x: area.width - 320, y: 0, width: 320, height: area.height)
    }

    override func presentationTransitionWillBegin() {
      guard let presentedView, let containerView else { return }
      presentedView.frame = frameOfPresentedViewInContainerView
      presentedView.transform = AffineTransform(translationX: 320, y: 0)
      containerView.addSubview(presentedView)
      presentingViewController.transitionCoordinator?.animate { _ in
        self.presentingViewController.view.transform = AffineTransform(translationX: -80, y: 0)
      }
    }

    override func dismissalTransitionWillBegin() {
      presentingViewController.transitionCoordinator?.animate { _ in
        self.presentingViewController.view.transform = .identity
      }
    }

    override func containerViewWillLayoutSubviews() {
      guard let presentedView, let containerView else { return }
      for (view, frame) in [
        (presentedView, frameOfPresentedViewInContainerView),
        (presentingViewController.view, containerView.bounds),
      ] {
        let transform = view.transform
        view.transform = .identity
        view.frame = frame
        view.transform = transform
      }
    }
  }

  private final class SideAnimator: ViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> Double { 0.3 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      let coming = context.view(forKey: .to)
      guard let view = coming ?? context.view(forKey: .from) else { return }
      View.animate(withDuration: 0.3) {
        view.transform = coming == nil ? AffineTransform(translationX: 320, y: 0) : .identity
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test("M-14: a menu that a transform slides in from the right covers its width, in both sizes")
  func presented() {
    let scene = PresentationScene(style: .custom)
    let delegate = TransitionDelegate(animator: SideAnimator())
    delegate.makeController = {
      SidePresentation(presentedViewController: $0, presenting: $1)
    }
    scene.modal.transitioningDelegate = delegate
    scene.present(animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.1)
    scene.modal.view.superview?.setNeedsLayout()
    scene.settle()
    #expect(scene.modal.view.frame == Rect(x: 80, y: 0, width: 320, height: 600))
    #expect(scene.root.view.frame == Rect(x: -80, y: 0, width: 400, height: 600))
    scene.stage.resize(to: Size(width: 500, height: 700))
    scene.settle()
    #expect(scene.modal.view.frame == Rect(x: 180, y: 0, width: 320, height: 700))
    #expect(scene.root.view.frame == Rect(x: -80, y: 0, width: 500, height: 700))
    scene.dismiss(animated: true)
    scene.settle()
    #expect(scene.root.view.frame == Rect(x: 0, y: 0, width: 500, height: 700))
    #expect(scene.modal.view.superview == nil)
  }
}
