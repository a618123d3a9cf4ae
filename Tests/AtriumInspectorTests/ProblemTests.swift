import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Tests the mistakes that the inspector reports.
@MainActor
struct ProblemTests {
  @Test("IN-20: a container without mistakes has no problems, in motion and at rest")
  func none() {
    let scene = Scene()
    #expect(scene.problems == [])
    scene.root.present(Recording.controller("M"), animated: true)
    for _ in 0..<40 {
      scene.stage.advance(by: 1.0 / 60)
      #expect(scene.problems == [])
    }
    Scene.remove(scene.child)
    #expect(scene.problems == [])
  }

  @Test("IN-20: a missing didMove is reported with the line to write, until it is sent")
  func didMove() throws {
    let scene = Scene()
    let child = Recording.controller("B")
    scene.root.addChild(child)
    scene.root.view.addSubview(child.view)
    scene.stage.settle()
    #expect(scene.problems == ["forgottenDidMove B"])
    let problem = try #require(scene.session.problems.first)
    #expect(
      problem.text
        == "forgottenDidMove: B was added to P and has not received didMove. "
        + "Write in P: B.didMove(toParent: self) [C-1]")
    child.didMove(toParent: scene.root)
    scene.session.read()
    #expect(scene.problems == [])
  }

  @Test("IN-20: a removal without willMove to nil is reported; a move to another container is not")
  func willMove() {
    let scene = Scene()
    let other = Recording.controller("Q")
    Scene.add(other, to: scene.root)
    scene.stage.settle()
    scene.child.view.removeFromSuperview()
    other.addChild(scene.child)
    other.view.addSubview(scene.child.view)
    scene.child.didMove(toParent: other)
    scene.stage.settle()
    #expect(scene.problems == [])
    scene.child.view.removeFromSuperview()
    scene.child.removeFromParent()
    scene.stage.settle()
    #expect(scene.problems == ["forgottenWillMove A"])
  }

  @Test("IN-20: a view that was added without its controller is reported and shown in the tree")
  func foreign() {
    let scene = Scene()
    let stranger = Recording.controller("S")
    scene.child.view.addSubview(stranger.view)
    scene.stage.settle()
    #expect(scene.session.problems.map(\.kind) == [.foreign])
    #expect(
      scene.text == """
        P (ViewController) · on screen
        └─ A (ViewController) · on screen
           └─ S (ViewController) · on screen · not a child
        1 problem
        ! foreign: The view of S is in A's, but S is no child of it. \
        Write in A, before addSubview: addChild(S) [C-6]
        """)
    stranger.view.removeFromSuperview()
    scene.stage.settle()
    #expect(scene.problems == [])
  }

  @Test("IN-20: an appearance that is never ended is reported when no animation runs")
  func unfinished() {
    let scene = Scene()
    scene.child.beginAppearanceTransition(false, animated: true)
    View.animate(withDuration: 0.3) { scene.child.view.alpha = 0 }
    scene.stage.advance(by: 0.1)
    #expect(scene.problems == [])
    scene.stage.settle()
    #expect(scene.problems == ["unfinished A"])
    scene.child.endAppearanceTransition()
    scene.session.read()
    #expect(scene.problems == [])
  }

  @Test("IN-20: an ignored beginning that does not fit the phase is reported")
  func unbalanced() {
    let scene = Scene()
    scene.child.beginAppearanceTransition(true, animated: false)
    scene.session.read()
    #expect(scene.problems == ["unbalanced A"])
    #expect(scene.session.problems.first?.rule == "C-35")
  }

  @Test("IN-21: a controller that lives a second after its removal is reported until its release")
  func stillAlive() {
    let scene = Scene()
    var kept: ViewController? = Recording.controller("K")
    if let kept { Scene.add(kept, to: scene.root) }
    scene.stage.settle()
    if let kept { Scene.remove(kept) }
    scene.stage.advance(by: 0.9)
    scene.session.read()
    #expect(scene.problems == [] && scene.session.awaitsReleases)
    scene.stage.advance(by: 0.2)
    scene.session.read()
    #expect(scene.problems == ["stillAlive K"])
    kept = nil
    scene.session.read()
    #expect(scene.problems == [] && !scene.session.awaitsReleases)
  }

  @Test("IN-22: two moments are compared in words")
  func moments() {
    let scene = Scene()
    let other = Recording.controller("Q")
    Scene.add(other, to: scene.root)
    scene.stage.settle()
    scene.session.toggleHeldMoment()
    #expect(scene.session.differences == [])
    Scene.remove(scene.child)
    let modal = Recording.controller("M")
    modal.modalPresentationStyle = .fullScreen
    scene.root.present(modal, animated: true)
    scene.stage.turn()
    #expect(
      scene.session.differences.map(\.text) == [
        "~ P: leaving, was on screen", "~ Q: leaving, was on screen", "+ M", "− A",
      ])
    scene.session.toggleHeldMoment()
    #expect(scene.session.differences == [])
  }

  // TP-10
  @Test("IN-21: a session keeps no controller alive")
  func weakness() {
    let scene = Scene()
    weak var weakChild: ViewController?
    weak var weakSheet: ViewController?
    do {
      let child = Recording.controller("B")
      weakChild = child
      Scene.add(child, to: scene.root)
      let sheet = Recording.controller("M")
      weakSheet = sheet
      scene.root.present(sheet, animated: true)
      scene.stage.settle()
      scene.session.selection = scene.session.id(of: child)
      scene.session.toggleHeldMoment()
      scene.root.dismiss(animated: true)
      scene.stage.settle()
      Scene.remove(child)
      scene.stage.settle()
    }
    #expect(weakChild == nil && weakSheet == nil)
    scene.session.read()
    #expect(scene.session.selection == nil)
  }
}
