import AtriumControls
import AtriumGraphics
import AtriumKit

/// The place of a scene, in which it also presents others.
final class SceneHostController: ViewController {
  private let scene: ViewController

  init(_ scene: ViewController) {
    self.scene = scene
    super.init()
    definesPresentationContext = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(scene)
    // Views with masks keep their distances only if the view is never smaller than these: it keeps the size of
    // the file until the first layout.
    scene.view.autoresizingMask = []
    scene.view.translatesAutoresizingMaskIntoConstraints = true
    view.addSubview(scene.view)
    scene.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // A scene may have no background.
    view.backgroundColor = view.theme.background
    scene.viewIfLoaded?.frame = view.bounds
  }

  // A scene outside a navigation controller has nothing that shows another one.
  override func show(_ viewController: ViewController, sender: Any?) {
    present(viewController)
  }

  override func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    present(viewController)
  }

  private func present(_ viewController: ViewController) {
    viewController.modalPresentationStyle = .currentContext
    present(insidePage(viewController), animated: true)
  }
}
