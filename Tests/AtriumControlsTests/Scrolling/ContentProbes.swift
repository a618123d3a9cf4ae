import AtriumControls
import AtriumGeometry
import AtriumKit

/// A button at the top of the content, and the events that it sent.
@MainActor
final class ButtonProbe {
  let button = Button(title: "Press")
  var sent: [String] = []

  init(in scroll: ScrollView) {
    button.frame = Rect(x: 0, y: 0, width: 300, height: 400)
    button.addAction(for: .touchDown) { [weak self] in self?.sent.append("down") }
    button.addAction(for: .touchCancel) { [weak self] in self?.sent.append("cancel") }
    button.addAction(for: .primaryActionTriggered) { [weak self] in self?.sent.append("action") }
    scroll.addSubview(button)
  }
}

/// A view that only logs its touches.
final class TouchListener: View {
  var heard: [String] = []
  override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    heard.append("began")
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: AtriumKit.Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    heard.append("ended")
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    heard.append("cancelled")
  }
}

/// A scroll view that cancels only touches of controls, and logs the views that it was asked about.
final class ContraryScrollView: ScrollView {
  private(set) var asked: [View] = []

  override func touchesShouldCancel(in view: View) -> Bool {
    asked.append(view)
    return !super.touchesShouldCancel(in: view)
  }
}
