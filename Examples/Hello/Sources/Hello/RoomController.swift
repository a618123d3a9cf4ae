import Atrium

/// A controller that shows a greeting on a coloured background.
final class RoomController: ViewController {
  private let color: Color
  private let greeting = Label(font: .preferredFont(forTextStyle: .title1))

  init(_ name: String, color: Color) {
    self.color = color
    super.init()
    title = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    greeting.text = "Hello from the \(title ?? "room")"
    greeting.textColor = .white
    greeting.textAlignment = .center
    greeting.numberOfLines = 0  // The greeting wraps in a narrow room.
    greeting.frame = view.bounds
    greeting.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = color
    view.addSubview(greeting)
  }
}
