import AtriumKit

/// A container that gives a presented scene a background, and the style and the colours of its presenter.
///
/// The presenter's style and colours may differ from those of the window.
final class StyledController: ViewController {
  private let host: SceneHostController
  private let style: UserInterfaceStyle

  init(_ scene: ViewController, traits: TraitCollection) {
    host = SceneHostController(scene, colorPalette: traits.colorPalette)
    style = traits.userInterfaceStyle
    super.init()
    title = scene.title
    modalPresentationStyle = scene.modalPresentationStyle
    modalTransitionStyle = scene.modalTransitionStyle
    preferredContentSize = scene.preferredContentSize
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(host)
    setOverrideTraitCollection(TraitOverrides(userInterfaceStyle: style), forChild: host)
    host.view.frame = view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
}
