import AtriumKit

/// A container that gives a presented scene a background and the user interface style of its presenter.
///
/// The presenter's style may differ from the window's style.
final class StyledController: ViewController {
  private let host: SceneHostController
  private let style: UserInterfaceStyle

  init(_ scene: ViewController, style: UserInterfaceStyle) {
    (host, self.style) = (SceneHostController(scene), style)
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
