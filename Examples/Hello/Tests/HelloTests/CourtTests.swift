import Atrium
import AtriumHarness
import Testing

@testable import Hello

@MainActor
struct CourtTests {
  @Test("the button leads to the next room, and both rooms receive their calls")
  func nextRoom() {
    let court = CourtController(rooms: [
      RoomController("library", color: .black), RoomController("garden", color: .black),
    ])
    let stage = Stage(size: Size(width: 480, height: 320))
    let log = LifecycleRecorder(observing: court)
    stage.window.rootViewController = court
    stage.turn()
    #expect(
      log.take() == [
        "CourtController.viewDidLoad", "library.willMove(CourtController)", "library.viewDidLoad",
        "library.didMove(CourtController)", "CourtController.viewWillAppear(false)",
        "library.viewWillAppear(false)", "CourtController.viewIsAppearing(false)",
        "library.viewIsAppearing(false)", "CourtController.viewDidAppear(false)",
        "library.viewDidAppear(false)",
      ])

    stage.click(on: "Next room")
    stage.settle()
    #expect(
      log.take() == [
        "library.willMove(nil)", "garden.willMove(CourtController)", "garden.viewDidLoad",
        "library.viewWillDisappear(true)", "garden.viewWillAppear(true)",
        "garden.viewIsAppearing(true)", "garden.viewDidAppear(true)",
        "library.viewDidDisappear(true)", "library.didMove(nil)",
        "garden.didMove(CourtController)",
      ])
  }
}
