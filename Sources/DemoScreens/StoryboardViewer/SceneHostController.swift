import AtriumControls
import AtriumGraphics
import AtriumKit

/// A container around a scene, which is the context for the scene's presentations.
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
    // Views with autoresizing masks keep their distances only if their superview is never smaller than the distances.
    // The scene's view therefore keeps the size of the file until the first layout.
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

  // Outside a navigation controller, no container of the scene can show another controller.
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
