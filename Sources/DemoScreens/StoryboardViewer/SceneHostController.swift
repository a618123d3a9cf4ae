import AtriumControls
import AtriumGraphics
import AtriumKit
import AtriumStoryboards

/// A container for a scene.
///
/// It is the context of the scene's presentations, and determines the scene's colours.
final class SceneHostController: ViewController {
  private let scene: ViewController
  /// The family of the scene's colours.
  var colorPalette: ColorPalette {
    didSet { if colorPalette != oldValue { applyPalette() } }
  }

  /// Whether the scene has the size classes of the screen that its file names.
  private let hasFileTraits: Bool

  /// Makes a container.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - hasFileTraits: Whether the scene has the size classes of the screen that its file names.
  ///   - colorPalette: The family of the scene's colours; by default the colours that Interface Builder uses.
  init(_ scene: ViewController, hasFileTraits: Bool = false, colorPalette: ColorPalette = .iOS) {
    (self.scene, self.hasFileTraits, self.colorPalette) = (scene, hasFileTraits, colorPalette)
    super.init()
    definesPresentationContext = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(scene)
    applyPalette()
    // Autoresizing masks keep the distances of views only if the superview is never smaller than those distances.
    // The scene's view therefore has the size of the file until the first layout.
    scene.view.autoresizingMask = []
    scene.view.translatesAutoresizingMaskIntoConstraints = true
    view.addSubview(scene.view)
    scene.didMove(toParent: self)
  }

  private func applyPalette() {
    guard scene.parent === self else { return }
    var traits = hasFileTraits ? scene.interfaceTraits : TraitOverrides()
    traits.colorPalette = colorPalette
    setOverrideTraitCollection(traits, forChild: scene)
    viewIfLoaded?.setNeedsLayout()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // A scene may have no background.
    view.backgroundColor = Theme(scene.traitCollection).background
    scene.viewIfLoaded?.frame = view.bounds
  }

  // `show` and `showDetailViewController` arrive here if no container in the scene handles them. The controller is
  // then presented modally.
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
