import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// A view in which a controller is embedded in code.
@MainActor
struct ContainerViewTests {
  private let recording = Recording.atRest()
  private let container = ContainerView(frame: Rect(x: 20, y: 40, width: 361, height: 200))
  private let a = Recording.controller("A")
  private let b = Recording.controller("B")

  init() {
    recording.root.view.addSubview(container)
    recording.stage.settle()
    _ = recording.tokens()
  }

  @Test("E-1: an embedded child is loaded, is then added, and fills the container")
  func embed() {
    // Observers of the container do not receive the loading, which comes before the child is added.
    container.embed(a, in: recording.root)
    #expect(a.isViewLoaded)
    #expect(recording.turn() == "A.wm(P) A.wa A.dm(P) || A.ia A.da")
    #expect(a.view.frame == Rect(x: 0, y: 0, width: 361, height: 200))
    #expect(a.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(container.embeddedViewController === a && recording.root.children == [a])
  }

  @Test(
    "E-2: a controller embedded in viewDidLoad is a child when viewDidLoad returns, and appears with its parent"
  )
  func inViewDidLoad() {
    let parent = EmbeddingController()
    parent.title = "Q"
    parent.child = a
    let other = Recording(root: parent)
    other.stage.window.rootViewController = parent
    other.stage.settle()
    #expect(other.tokens() == "Q.ld A.wm(Q) A.dm(Q) Q.wa A.wa Q.ia A.ia Q.da A.da")
  }

  @Test("a second child replaces the first at once")
  func replace() {
    container.embed(a, in: recording.root)
    recording.stage.settle()
    _ = recording.tokens()
    container.embed(b, in: recording.root)
    #expect(
      recording.turn()
        == "B.wm(P) A.wm(nil) A.wd A.dm(nil) B.wa B.dm(P) || B.ia A.dd B.da")
    #expect(recording.root.children == [b] && container.subviews == [b.view])
    // Embedding the same child again changes nothing.
    container.embed(b, in: recording.root)
    #expect(recording.turn() == " || ")
  }

  @Test("an animator moves both views of a replacement, and both keep the container's size")
  func animated() {
    container.embed(a, in: recording.root)
    recording.stage.settle()
    _ = recording.tokens()
    container.embed(b, in: recording.root, animator: Fade())
    recording.stage.advance(by: 0.1)
    #expect(
      recording.tokens()
        == "B.wm(P) A.wm(nil) A.wd(true) B.wa(true) B.ia(true)")
    container.frame.size = Size(width: 100, height: 120)
    recording.stage.settle()
    #expect(recording.tokens() == "B.da(true) A.dd(true) A.dm(nil) B.dm(P)")
    #expect(b.view.frame == Rect(x: 0, y: 0, width: 100, height: 120))
    #expect(container.embeddedViewController === b)
  }

  @Test("removeEmbedded removes the child, which is forgotten when other code removes it")
  func remove() {
    container.embed(a, in: recording.root)
    recording.stage.settle()
    _ = recording.tokens()
    container.removeEmbedded()
    #expect(recording.turn() == "A.wm(nil) A.wd A.dm(nil) || A.dd")
    #expect(container.embeddedViewController == nil)
    container.removeEmbedded()
    container.embed(b, in: recording.root)
    recording.remove(b)
    #expect(container.embeddedViewController == nil)
  }

  @Test("a container that was released retains nothing")
  func leaks() {
    weak var child: ViewController?
    do {
      let parent = EmbeddingController()
      parent.child = ViewController()
      parent.loadViewIfNeeded()
      child = parent.children.first
      parent.child = nil
    }
    #expect(child == nil)
  }
}

/// A controller that embeds a child while its view loads.
@MainActor
private final class EmbeddingController: ViewController {
  var child: ViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    let container = ContainerView(frame: view.bounds)
    view.addSubview(container)
    if let child { container.embed(child, in: self) }
  }
}

/// An animator that fades the incoming view in.
@MainActor
private final class Fade: ViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { 0.3 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let new = context.view(forKey: .to) else { return context.completeTransition(true) }
    context.containerView.addSubview(new)
    new.alpha = 0
    View.animate(withDuration: 0.3) {
      new.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
