import AtriumControls
import AtriumKit

/// Presents controllers over a card in seven ways, and lists the lifecycle calls of the card and the other controller.
final class ModalsRoomController: RoomController {
  private let card = CardView()
  private let calls = ModalCalls()
  private lazy var desk = ModalDeskController(calls)

  init() { super.init(title: String(localized: "Modals")) }

  // MARK: The guide

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Present a sheet, and dismiss it"),
        [RoomTry.click(String(localized: "Sheet")), "wait 0.6", "key Escape"],
        call: "viewDidDisappear"),
      RoomTry(
        String(localized: "Present a whole screen, and dismiss it"),
        [
          RoomTry.click(String(localized: "Full screen")), "wait 0.6",
          RoomTry.click(String(localized: "Done")),
        ],
        call: "viewDidDisappear"),
      RoomTry(
        String(localized: "Present over the card, and dismiss it"),
        [
          RoomTry.click(String(localized: "Over the card")), "wait 0.6",
          RoomTry.click(String(localized: "Done")),
        ],
        call: "viewDidDisappear"),
    ]
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    RoomView(
      .init(
        sentence: String(
          localized:
            "A presented controller is no child: it has a presenter, which may stay on screen."),
        byHand:
          String(
            localized:
              "Present one over the card: a sheet leaves the card on screen, a whole screen makes it "
              + "disappear, and the lists say which calls came."),
        source: "Sources/DemoScreens/Modals/ModalsRoomController.swift"),
      stage: card, side: RoomSide(ModalCallsView(calls), name: "calls", width: 340, share: 0.3))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(desk, in: card)
    desk.addLifecycleObserver(self)
    calls.onChoose = { [weak self] in self?.guide.explain($0) }
    desk.onPresent = { [weak self] kind, controller in
      guard let self else { return }
      calls.begin(kind)
      controller.addLifecycleObserver(self)
    }
  }
}

extension ModalsRoomController: LifecycleObserver {
  func observe(_ event: LifecycleEvent) {
    // The guide is presented too, over the page with the lists. Its calls are not listed.
    guard !(event.controller is RoomGuideController) else { return }
    calls.append(event, isBelow: event.controller === desk)
  }
}
