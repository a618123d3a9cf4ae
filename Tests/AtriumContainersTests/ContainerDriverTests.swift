import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The driver of containers, tested with a container that displays several of its members.
@MainActor
struct ContainerDriverTests {
  private let exhibition = Exhibition()
  private let members = ["A", "B", "C"].map { Recording.controller($0) }
  private let recording: Recording

  init() {
    exhibition.title = "E"
    exhibition.set(
      ContainerContent(members: members, displayed: [members[0], members[1]]), animated: false)
    recording = Recording.atRest(root: exhibition)
    for member in members { member.addLifecycleObserver(recording.recorder) }
  }

  private var stage: Stage { recording.stage }

  private func set(_ indices: Int..., animated: Bool = false) {
    exhibition.set(
      ContainerContent(members: members, displayed: indices.map { members[$0] }),
      animated: animated)
  }

  private func rest() -> String {
    stage.settle()
    return recording.tokens()
  }

  @Test("displayed members have their order and frames, including members that stay")
  func places() {
    #expect(exhibition.children == [members[0], members[1]])
    #expect(members[1].view.frame == Rect(x: 200, y: 0, width: 200, height: 600))
    set(2, 1)
    #expect(rest() == "A.wm(nil) A.wd A.dm(nil) C.ld C.wm(E) C.wa C.dm(E) C.ia A.dd C.da")
    #expect(exhibition.view.subviews == [members[2].view, members[1].view])
    #expect(members[2].view.frame == Rect(x: 0, y: 0, width: 200, height: 600))
    set(1, 2)
    #expect(rest() == "")
    #expect(exhibition.view.subviews == [members[1].view, members[2].view])
    #expect(members[1].view.frame == Rect(x: 0, y: 0, width: 200, height: 600))
  }

  @Test("an animator moves several children at once, and each child gets all its calls")
  func several() {
    exhibition.look = 1
    set(2, animated: true)
    #expect(
      rest()
        == "C.ld A.wm(nil) B.wm(nil) C.wm(E) A.wd(true) B.wd(true) C.wa(true) C.ia(true) C.da(true) "
        + "A.dd(true) B.dd(true) C.dm(E) A.dm(nil) B.dm(nil)")
    #expect(exhibition.children == [members[2]])
  }

  @Test(
    "DC-17: of several requests in the calls of a change, only the last one becomes the next change"
  )
  func requestInCall() {
    let restless = Restless()
    restless.title = "R"
    restless.addLifecycleObserver(recording.recorder)
    restless.onWillAppear = { [exhibition, members] in
      restless.onWillAppear = nil
      let all = members + [restless]
      exhibition.set(ContainerContent(members: all, displayed: [members[0]]), animated: false)
      exhibition.set(ContainerContent(members: all, displayed: [members[2]]), animated: false)
    }
    exhibition.set(
      ContainerContent(members: members + [restless], displayed: [restless]), animated: false)
    #expect(
      rest()
        == "A.wm(nil) B.wm(nil) A.wd B.wd A.dm(nil) B.dm(nil) R.ld R.wm(E) R.wa R.dm(E) R.wm(nil) "
        + "R.wd R.dm(nil) C.ld C.wm(E) C.wa C.dm(E) C.ia A.dd B.dd R.dd C.da")
    #expect(exhibition.content == exhibition.wanted && exhibition.children == [members[2]])
  }

  @Test("a request that is made before a change begins replaces the change")
  func replacedAtBeginning() {
    exhibition.onBeginning = { [self] in set(0) }
    set(2)
    #expect(rest() == "B.wm(nil) B.wd B.dm(nil) B.dd")
    #expect(exhibition.children == [members[0]])
  }

  @Test(
    "a child that other code removes returns with the next change, if the container still wants it")
  func takenOut() {
    func takeOut(_ member: ViewController) {
      member.willMove(toParent: nil)
      member.view.removeFromSuperview()
      member.removeFromParent()
    }
    exhibition.look = 1
    set(2, animated: true)
    stage.advance(by: 0.1)
    takeOut(members[2])
    #expect(
      rest()
        == "C.ld A.wm(nil) B.wm(nil) C.wm(E) A.wd(true) B.wd(true) C.wa(true) C.ia(true) C.wm(nil) "
        + "C.wd C.dm(nil) C.dd A.dd(true) B.dd(true) A.dm(nil) B.dm(nil) C.wm(E) C.wa(true) "
        + "C.ia(true) C.da(true) C.dm(E)")
    takeOut(members[2])
    stage.settle()
    #expect(exhibition.children.isEmpty)
    set(0, 2)
    stage.settle()
    #expect(Set(exhibition.children) == [members[0], members[2]])
    #expect(members.map(\.appearancePhase) == [.appeared, .disappeared, .appeared])
  }

  @Test("a member that is listed twice traps, and the message has both names")
  func twice() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (exhibition, page) = (Exhibition(), ViewController())
        (exhibition.title, page.title) = ("Hall", "Page")
        exhibition.set(ContainerContent(members: [page, page]), animated: false)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Page is in Hall.viewControllers twice"))
  }

  @Test("nothing is kept alive, even in the middle of a change")
  func released() {
    weak var container: Exhibition?
    weak var page: ViewController?
    do {
      let (hall, pages) = (Exhibition(), [ViewController(), ViewController()])
      let stage = Stage(size: Size(width: 400, height: 600))
      hall.set(ContainerContent(members: pages, displayed: [pages[0]]), animated: false)
      stage.window.rootViewController = hall
      stage.settle()
      hall.look = 1
      hall.set(ContainerContent(members: pages, displayed: [pages[1]]), animated: true)
      stage.advance(by: 0.1)
      (container, page) = (hall, pages[0])
      stage.window.rootViewController = nil
      stage.settle()
    }
    #expect(container == nil && page == nil)
  }
}
