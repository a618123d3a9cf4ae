import AtriumControls
import AtriumGeometry
import AtriumKit

/// A working scene, in a card as large as the room allows.
final class ScenePageController: ViewController {
  private let card = CardView()
  private let ground = ScreenView()
  private let isAlwaysLight: Bool
  private let make: @MainActor () -> ViewController

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - page: The scene.
  ///   - isAlwaysLight: Whether the scene is light in a dark window too.
  ///   - make: Makes the controller of the scene.
  init(
    _ page: InterfacePage, isAlwaysLight: Bool, make: @escaping @MainActor () -> ViewController
  ) {
    (self.isAlwaysLight, self.make) = (isAlwaysLight, make)
    super.init()
    title = page.title
  }

  override func loadView() {
    ground.addSubview(card)
    view = ground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = SceneHostController(make())
    addChild(host)
    if isAlwaysLight {
      setOverrideTraitCollection(TraitOverrides(userInterfaceStyle: .light), forChild: host)
    }
    host.view.frame = card.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(host.view)
    host.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isSmall = ground.bounds.width < 420 || ground.bounds.height < 300
    card.frame = ground.area(margin: isSmall ? 0 : 16)
    card.cornerRadius = isSmall ? 0 : Theme.cardCornerRadius
    card.borderWidth = isSmall ? 0 : 1
  }

  /// Ends the presentations of the scene, before another scene takes its place.
  func close() {
    // The loop is bounded, since a controller of a file might refuse.
    for _ in 0..<20 { guard dismissPresented(animated: false) else { return } }
  }

  /// Dismisses the topmost controller that the scene presents.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func dismissPresented(animated: Bool) -> Bool {
    guard let presenter = children.lazy.compactMap({ self.presenter(in: $0) }).first else {
      return false
    }
    presenter.dismiss(animated: animated)
    return true
  }

  /// The controller in a tree with the topmost presentation: navigation controllers present for those in them.
  private func presenter(in controller: ViewController) -> ViewController? {
    if let presented = controller.presentedViewController {
      return presenter(in: presented) ?? controller
    }
    return controller.children.lazy.compactMap { self.presenter(in: $0) }.first
  }
}
