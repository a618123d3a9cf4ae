import AtriumContainers
import AtriumKit

/// A ring over content that wants touches for itself; says what both of them hear.
@MainActor
final class RingWitness: RingMenuControllerDelegate {
  let controller = RingMenuController()

  private let say: (String) -> Void

  init(say: @escaping (String) -> Void) {
    self.say = say
    controller.viewControllers = ["One", "Two"].map { ContentController(title: $0, say: say) }
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
}

private final class ContentView: View {
  private let say: (String) -> Void

  init(say: @escaping (String) -> Void) {
    self.say = say
    super.init()
    isMultipleTouchEnabled = true
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    touches.forEach { _ in say("content began") }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {}

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    touches.forEach { _ in say("content ended") }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    touches.forEach { _ in say("content cancelled") }
  }
}
