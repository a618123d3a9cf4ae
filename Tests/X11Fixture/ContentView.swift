import AtriumKit

/// A view with its own touch handling, which it reports without movements.
final class ContentView: View {
  private let say: (String) -> Void

  init(say: @escaping (String) -> Void) {
    self.say = say
    super.init()
    isMultipleTouchEnabled = true
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    touches.forEach { _ in say("content began") }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    touches.forEach { _ in say("content ended") }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    touches.forEach { _ in say("content cancelled") }
  }
}
