import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Shows a ring over the whole window, as in the article, in which the ring is the root of the window.
final class RingWindowController: ViewController {
  /// The distance of the button from the edges, in points.
  private static let margin = 8.0

  private let ring: RingMenuController
  private let done = Button(title: String(localized: "Done"))

  init(_ ring: RingMenuController) {
    self.ring = ring
    super.init()
    title = String(localized: "Whole window")
    modalPresentationStyle = .fullScreen
    done.addAction(for: .primaryActionTriggered) { [weak self] in self?.leave() }
  }

  private func leave() { presentingViewController?.dismiss(animated: true) }

  /// Adds Escape as the key for *Done*; a visible ring handles Escape itself.
  override var keyCommands: [KeyCommand] {
    super.keyCommands + [
      KeyCommand(title: String(localized: "Done"), input: "Escape") { [weak self] in self?.leave() }
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    ring.delegate = self
    addChild(ring)
    ring.view.frame = view.bounds
    ring.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(ring.view)
    ring.didMove(toParent: self)
    view.addSubview(done)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, margin) = (done.sizeThatFits(.zero), RingWindowController.margin)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    done.frame = Rect(
      x: isMirrored ? margin : view.bounds.width - margin - size.width, y: margin,
      width: size.width, height: size.height)
  }
}

extension RingWindowController: RingMenuControllerDelegate {
  /// Hides the button, which would lie over the ring.
  func ringMenuControllerWillShowMenu(_ ringMenuController: RingMenuController) { showDone(false) }

  func ringMenuControllerWillHideMenu(_ ringMenuController: RingMenuController) { showDone(true) }

  private func showDone(_ isShown: Bool) {
    View.animate(withDuration: 0.2) { done.alpha = isShown ? 1 : 0 }
  }
}
