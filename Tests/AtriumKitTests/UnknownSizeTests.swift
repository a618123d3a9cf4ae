import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Views that are loaded before their final size is known.
@MainActor
struct UnknownSizeTests {
  private let stage = Stage(size: Size(width: 960, height: 640))
  private let whole = Rect(x: 0, y: 0, width: 960, height: 640)

  /// A container as in ported programs: it does not set the frame of its child's view.
  private final class Container: ViewController {
    enum Moment {
      case initialization, loading
    }

    let child: ViewController
    private let adding: Moment

    init(_ child: ViewController, loadsChild: Bool, loadsItself: Bool, adding: Moment) {
      (self.child, self.adding) = (child, adding)
      super.init()
      if loadsChild { child.loadViewIfNeeded() }
      if adding == .initialization {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      if loadsItself { loadViewIfNeeded() }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      guard adding == .loading else { return }
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  @Test(
    "DC-28: a child fills the window, in any order of loading",
    arguments: [true, false], [true, false])
  func fills(loadsChild: Bool, loadsItself: Bool) {
    for adding in [Container.Moment.initialization, .loading] {
      let container = Container(
        ViewController(), loadsChild: loadsChild, loadsItself: loadsItself, adding: adding)
      let outer = Container(container, loadsChild: loadsChild, loadsItself: false, adding: .loading)
      stage.window.rootViewController = outer
      stage.settle()
      #expect(outer.view.frame == whole)
      #expect(container.view.frame == whole)
      #expect(container.child.view.frame == whole)
    }
  }

  @Test(
    "DC-28: the size is set before viewWillAppear, and subviews have followed their autoresizing masks"
  )
  func beforeAppearing() {
    let child = Noting()
    let label = View(frame: Rect(x: 20, y: 440, width: 280, height: 20))
    label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    child.view.addSubview(label)
    stage.window.rootViewController = child
    #expect(child.sizes == [Size(width: 960, height: 640)])
    #expect(label.frame == Rect(x: 20, y: 600, width: 920, height: 20))
  }

  @Test("DC-28: without a parent controller the superview gives the size, unless it is empty")
  func superview() {
    let controller = ViewController()
    controller.loadViewIfNeeded()
    let box = View()
    box.addSubview(controller.view)
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 320, height: 480))
    box.frame = Rect(x: 5, y: 5, width: 200, height: 100)
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 200, height: 100))
    box.frame.size.width = 300
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test(
    "DC-28: a child in a subview of its parent's view has the size that it would have if it had been loaded there"
  )
  func boxInside() {
    let (parent, early, late) = (ViewController(), ViewController(), ViewController())
    early.loadViewIfNeeded()
    stage.window.rootViewController = parent
    let box = View(frame: Rect(x: 0, y: 64, width: 960, height: 100))
    parent.view.addSubview(box)
    for child in [early, late] {
      parent.addChild(child)
      box.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(early.view.frame == late.view.frame)
    #expect(early.view.frame == whole)
  }

  @Test("DC-28: a size that the program sets is kept, even if it equals the initial size")
  func given() {
    let (framed, bounded, moved) = (ViewController(), ViewController(), ViewController())
    framed.view.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    bounded.view.bounds.size = Size(width: 50, height: 60)
    moved.view.center = Point(x: 260, y: 340)
    stage.window.rootViewController = ViewController()
    for controller in [framed, bounded, moved] {
      stage.window.rootViewController?.view.addSubview(controller.view)
    }
    #expect(framed.view.bounds.size == Size(width: 320, height: 480))
    #expect(bounded.view.bounds.size == Size(width: 50, height: 60))
    #expect(moved.view.frame == Rect(x: 100, y: 100, width: 960, height: 640))
  }

  @Test(
    "DC-28: a child gets its size only when its parent's view does, with any views between them"
  )
  func waiting() {
    let (parent, child) = (ViewController(), ViewController())
    let box = View(frame: Rect(x: 10, y: 10, width: 300, height: 460))
    parent.view.addSubview(box)
    parent.addChild(child)
    box.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.view.bounds.size == Size(width: 320, height: 480))
    stage.window.rootViewController = parent
    #expect(child.view.frame == whole)
  }

  private final class Noting: ViewController {
    var sizes: [Size] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      sizes.append(view.bounds.size)
    }
  }
}
