import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// A page that may not allow the user to leave it.
private final class CheckedPage: ViewController, WizardPage {
  var onDidAppear: (() -> Void)?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onDidAppear?()
  }

  var isValid = true
  private(set) var questions = 0

  init(_ name: String) {
    super.init()
    title = name
  }

  func validate() -> Bool {
    questions += 1
    return isValid
  }
}

@MainActor
private final class WizardScene: WizardControllerDelegate {
  let wizard = WizardController()
  let pages = ["a", "b", "c", "d"].map { CheckedPage($0) }
  let recording: Recording
  private(set) var moves: [Int] = []
  private(set) var finishes = 0

  init(_ style: WizardController.TransitionStyle = .none) {
    wizard.title = "W"
    wizard.viewControllers = pages
    wizard.transitionStyle = style
    recording = Recording.atRest(root: wizard)
    wizard.delegate = self
  }

  var stage: Stage { recording.stage }

  /// The title of the page whose view is on screen.
  var shown: String? {
    wizard.children.first { $0.viewIfLoaded?.window != nil && $0.appearancePhase == .appeared }?
      .title
  }

  /// The initials of the visible buttons.
  var buttons: String {
    [("p", wizard.previousButton), ("n", wizard.nextButton), ("d", wizard.doneButton)]
      .filter { $0.1?.isHidden == false }.map(\.0).joined()
  }

  func wizardController(_ wizardController: WizardController, didMoveToPage page: Int) {
    moves.append(page)
  }

  func wizardControllerDidFinish(_ wizardController: WizardController) { finishes += 1 }
}

/// The wizard controller.
@MainActor
struct WizardTests {
  @Test("CK-W3, DC-17: while a page change waits for the end of a call, another request is refused")
  func requestsInCalls() {
    for style in [WizardController.TransitionStyle.none, .crossDissolve] {
      let scene = WizardScene(style)
      let child = CheckedPage("x")
      var answers: [Bool] = []
      scene.wizard.moveToPage(3)
      scene.stage.settle()
      scene.pages[1].onDidAppear = {
        scene.pages[1].onDidAppear = nil
        answers.append(scene.wizard.moveToPage(2))
      }
      child.onDidAppear = { answers.append(scene.wizard.moveToPage(1)) }
      scene.pages[1].addChild(child)
      scene.pages[1].view.addSubview(child.view)
      child.didMove(toParent: scene.pages[1])
      scene.stage.window.rootViewController = ViewController()
      scene.stage.settle()
      scene.wizard.moveToPage(1)
      scene.stage.window.rootViewController = scene.wizard
      scene.stage.settle()
      #expect(answers == [true, false])
      #expect(scene.wizard.selectedIndex == 2 && scene.shown == "c")
    }
  }

  @Test("CK-P5, DC-17: of two insets that are set in calls, the later one stays")
  func insetsInCalls() {
    let scene = WizardScene()
    let other = CheckedPage("y")
    scene.stage.window.rootViewController = ViewController()
    scene.stage.settle()
    scene.pages[0].onDidAppear = {
      scene.pages[0].onDidAppear = nil
      scene.wizard.setInset(other, at: 0)
      scene.wizard.setInset(scene.pages[0], at: 0)
    }
    scene.stage.window.rootViewController = scene.wizard
    scene.stage.settle()
    #expect(scene.wizard.inset(at: 0) === scene.pages[0] && scene.shown == "a")
  }

  @Test("CK-W1: the first page is shown, even of a second list, and the buttons match the page")
  func list() {
    let scene = WizardScene()
    #expect(scene.shown == "a" && scene.wizard.selectedIndex == 0 && scene.buttons == "n")
    scene.wizard.moveToPage(1)
    #expect(scene.shown == "b" && scene.buttons == "pn")
    scene.wizard.moveToPage(3)
    #expect(scene.shown == "d" && scene.buttons == "pd")
    scene.wizard.moveToPage(0)
    let (x, y) = (CheckedPage("x"), CheckedPage("y"))
    scene.wizard.viewControllers = [x, y]
    scene.stage.settle()
    #expect(scene.shown == "x" && scene.wizard.selectedIndex == 0 && scene.buttons == "n")
    scene.wizard.viewControllers = []
    scene.stage.settle()
    #expect(scene.shown == nil && scene.wizard.selectedIndex == nil && scene.buttons.isEmpty)
    #expect(scene.wizard.children.isEmpty && !scene.wizard.moveToNextPage())
    scene.wizard.viewControllers = [y]
    scene.stage.settle()
    #expect(scene.shown == "y" && scene.buttons == "d")
  }

  @Test(
    "CK-W2: pages change at once, with a dissolve, or with a push from the side of the direction")
  func styles() {
    #expect(WizardController().transitionStyle == .none)
    let none = WizardScene()
    none.wizard.moveToNextPage()
    #expect(!none.wizard.isPerformingTransition(at: 0) && none.shown == "b")
    let push = WizardScene(.pushHorizontally)
    push.wizard.moveToNextPage()
    push.stage.advance(by: 0.2)
    let b = push.pages[1].view
    #expect(b.convert(Point(x: 0, y: 0), to: nil).x == 0)
    #expect(push.wizard.isPerformingTransition(at: 0))
    push.stage.settle()
    push.wizard.moveToPreviousPage()
    #expect(push.wizard.isPerformingTransition(at: 0))
    push.stage.settle()
    #expect(push.shown == "a" && push.moves == [1, 0])
    let dissolve = WizardScene(.crossDissolve)
    dissolve.wizard.moveToNextPage()
    #expect(dissolve.wizard.isPerformingTransition(at: 0))
    // A page that is being replaced refuses the next request.
    #expect(!dissolve.wizard.moveToNextPage() && dissolve.wizard.selectedIndex == 1)
    dissolve.stage.settle()
    #expect(dissolve.shown == "b")
  }

  @Test(
    "CK-W3: a jump validates the pages in between, and shows the first page that refuses, or otherwise the target"
  )
  func jump() {
    let scene = WizardScene(.crossDissolve)
    #expect(scene.wizard.moveToPage(3))
    scene.stage.settle()
    #expect(scene.shown == "d" && scene.wizard.selectedIndex == 3 && scene.moves == [3])
    #expect(scene.pages.map(\.questions) == [1, 1, 1, 0] && scene.pages[1].isViewLoaded)
    #expect(scene.wizard.moveToPage(0))
    scene.stage.settle()
    #expect(scene.pages.map(\.questions) == [1, 1, 1, 0])
    scene.pages[1].isValid = false
    #expect(!scene.wizard.moveToPage(3))
    scene.stage.settle()
    #expect(scene.shown == "b" && scene.wizard.selectedIndex == 1)
    #expect(!scene.wizard.moveToPage(2))
    #expect(!scene.wizard.moveToPage(9) && !scene.wizard.moveToPage(-1))
    #expect(scene.wizard.moveToPage(1) && scene.wizard.selectedIndex == 1)
  }

  @Test(
    "CK-W4: next and done validate the page and previous does not, and the buttons call these methods"
  )
  func buttons() {
    let scene = WizardScene()
    scene.pages[0].isValid = false
    scene.stage.click(on: "Next")
    #expect(scene.wizard.selectedIndex == 0)
    scene.pages[0].isValid = true
    for _ in 0..<3 {
      scene.stage.click(on: "Next")
      scene.stage.settle()
    }
    #expect(scene.wizard.selectedIndex == 3 && scene.buttons == "pd")
    scene.pages[3].isValid = false
    scene.stage.click(on: "Done")
    #expect(scene.finishes == 0)
    scene.pages[3].isValid = true
    scene.stage.click(on: "Done")
    #expect(scene.finishes == 1)
    scene.pages[3].isValid = false
    scene.stage.click(on: "Previous")
    #expect(scene.wizard.selectedIndex == 2 && !scene.wizard.finish())
  }

  @Test("everything is released")
  func leaks() {
    weak var wizard: WizardController?
    weak var page: ViewController?
    do {
      let scene = WizardScene(.pushHorizontally)
      scene.wizard.moveToNextPage()
      scene.stage.advance(by: 0.1)
      (wizard, page) = (scene.wizard, scene.pages[1])
      scene.stage.window.rootViewController = nil
      scene.stage.settle()
    }
    #expect(wizard == nil && page == nil)
  }
}
