import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// A scene at work, in a card of the size that there is.
final class ScenePageController: ViewController {
  private let card = CardView()
  private let make: @MainActor () -> ViewController
  private let ground = ScreenView()
  private var scene: ViewController?

  init(_ page: InterfacePage, make: @escaping @MainActor () -> ViewController) {
    self.make = make
    super.init()
    title = page.title
    definesPresentationContext = true
  }

  override func loadView() {
    ground.addSubview(card)
    view = ground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let scene = make()
    addChild(scene)
    self.scene = scene
    // Views with masks keep their distances only if the view is never smaller than these: it keeps the size of
    // the file until the first layout.
    scene.view.autoresizingMask = []
    scene.view.translatesAutoresizingMaskIntoConstraints = true
    card.addSubview(scene.view)
    scene.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isSmall = ground.bounds.width < 420 || ground.bounds.height < 300
    card.frame = ground.area(margin: isSmall ? 0 : 16)
    card.cornerRadius = isSmall ? 0 : Theme.cardCornerRadius
    card.borderWidth = isSmall ? 0 : 1
    scene?.viewIfLoaded?.frame = card.bounds
  }

  /// Ends what the scene presents, before another one takes its place.
  func close() {
    if presentedViewController != nil { dismiss(animated: false) }
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
    present(viewController, animated: true)
  }

  /// Goes back from a presented scene on Escape.
  override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    let isEscape = presses.contains { $0.key.keyCode == .keyboardEscape }
    if isEscape, presentedViewController != nil {
      dismiss(animated: true)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}
