import Atrium

/// A container that shows one room at a time, and a button that shows the next room.
final class CourtController: ViewController {
  private let rooms: [ViewController]
  private let nextButton = Button(title: "Next room")
  private var index = 0

  init(rooms: [ViewController]) {
    self.rooms = rooms
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let room = rooms[index]
    addChild(room)
    view.addSubview(room.view)
    room.didMove(toParent: self)

    nextButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.showNextRoom() }
    view.addSubview(nextButton)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for child in children { child.view.frame = view.bounds }
    let size = nextButton.sizeThatFits(view.bounds.size)
    nextButton.frame = Rect(
      x: 20, y: view.bounds.height - size.height - 20, width: size.width, height: size.height)
  }

  private func showNextRoom() {
    guard children.count == 1 else { return }  // The previous change is still running.
    let old = rooms[index]
    index = (index + 1) % rooms.count
    let new = rooms[index]

    old.willMove(toParent: nil)
    addChild(new)
    new.view.frame = view.bounds
    transition(
      from: old, to: new, duration: 0.3, options: .transitionCrossDissolve,
      completion: { _ in
        old.removeFromParent()
        new.didMove(toParent: self)
      })
  }
}
