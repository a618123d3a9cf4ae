import AtriumContainers
import AtriumKit

/// A ring over content with its own touch handling, which reports the input of both.
@MainActor
final class RingWitness: RingMenuControllerDelegate {
  let controller = RingMenuController()

  private let say: (String) -> Void

  init(hasPager: Bool, hasLevels: Bool = false, say: @escaping (String) -> Void) {
    self.say = say
    controller.viewControllers = ["One", "Two"].map {
      hasPager ? PagerController(title: $0, say: say) : ContentController(title: $0, say: say)
    }
    if hasLevels {
      controller.menu = (0..<4).map { group in
        .submenu(
          "Group \(group)",
          items: (0..<4).map { leaf in .action("Leaf \(leaf)") { say("chose \(group) \(leaf)") } })
      }
    } else {
      controller.menuView.style = .plain
    }
    controller.delegate = self
  }

  func ringMenuControllerWillShowMenu(_ controller: RingMenuController) {
    say("ring opens")
  }

  func ringMenuControllerWillHideMenu(_ controller: RingMenuController) {
    say("ring closes")
  }
}

private final class ContentController: ViewController {
  private let say: (String) -> Void

  init(title: String, say: @escaping (String) -> Void) {
    self.say = say
    super.init()
    self.title = title
  }

  override func loadView() {
    view = ContentView(say: say)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    say("\(title ?? "") appears")
  }
}
