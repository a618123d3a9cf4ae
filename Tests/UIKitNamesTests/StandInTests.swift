import AtriumHarness
import FoundationNames
import Testing
import UIKitNames

@MainActor
private final class Listener: UIViewController {
  var heard: [String] = []
  func tapped() { heard.append("tapped") }
  func tappedBy(_ recognizer: UITapGestureRecognizer) { heard.append("by \(recognizer.state)") }
  func pressed(_ sender: UIButton) { heard.append("pressed \(sender.title)") }
  func pressedToo() { heard.append("pressed") }
}

/// The members that the module adds to the aliases.
@MainActor
@Suite(.ownWindows)
struct StandInTests {
  @Test("recognisers and controls call unbound methods of a target, which they hold weakly")
  func targets() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    var listener: Listener? = Listener()
    let root = UIViewController()
    stage.window.rootViewController = root
    let button = UIButton(title: "B")
    button.frame = CGRectMake(0, 50, 100, 50)
    root.view.addSubview(button)
    let area = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.view.addSubview(area)
    var item: UIBarButtonItem?
    if let listener {
      item = UIBarButtonItem(title: "I", style: .plain, target: listener, action: Listener.tapped)
      let tap = UITapGestureRecognizer(
        target: listener, action: Listener.tapped)
      tap.addTarget(listener, action: Listener.tappedBy)
      area.addGestureRecognizer(tap)
      button.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
      button.addTarget(listener, action: Listener.pressedToo, for: .touchUpInside)
    }
    stage.settle()
    stage.click(at: CGPoint(x: 50, y: 20))
    stage.click(at: CGPoint(x: 50, y: 70))
    #expect(listener?.heard == ["tapped", "by ended", "pressed B", "pressed"])
    item?.plainAction?()
    #expect(listener?.heard.last == "tapped")
    weak let weakListener = listener
    listener = nil
    #expect(weakListener == nil)
    stage.click(at: CGPoint(x: 50, y: 20))
  }

  @Test("a layer reads and writes its view's values")
  func layer() {
    let view = UIView()
    view.layer.cornerRadius = 4
    view.layer.masksToBounds = true
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.systemRed.cgColor
    view.layer.shadowOpacity = 0.5
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    view.layer.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(view.cornerRadius == 4 && view.clipsToBounds && view.borderWidth == 2)
    #expect(view.borderColor == UIColor(hex: 0xFF3B30))
    #expect(view.shadowOpacity == 0.5 && view.shadowOffset == CGSize(width: 1, height: 2))
    #expect(view.transform3D == CATransform3DMakeRotation(.pi, 0, 0, 1))
  }

  @Test("a shape layer masks a view with its path, whatever the size of its frame")
  func mask() {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    let root = UIViewController()
    stage.window.rootViewController = root
    root.view.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    root.view.addSubview(view)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
    view.layer.mask = shape
    stage.settle()
    let bitmap = stage.snapshot()
    let row = [9, 10, 29, 30].map { bitmap.color(atX: $0, y: 20) }
    #expect(row == [.white, .red, .red, .white])
    #expect((view.layer.mask as? CAShapeLayer)?.path == shape.path)
    shape.frame = CGRect(x: 5, y: 0, width: 1, height: 1)
    stage.settle()
    let moved = stage.snapshot()
    #expect([14, 15, 34, 35].map { moved.color(atX: $0, y: 20) } == row)
  }

  @Test(
    "a path is a reference type, and transforms, rectangles and index paths have their old initialisers"
  )
  func makers() {
    let path = UIBezierPath()
    let same = path
    path.move(to: CGPointMake(1, 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(same.bounds == CGRectMake(1, 2, 2, 2))
    #expect(
      CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(1, 0, 0))
        == CATransform3DScale(CATransform3DMakeTranslation(1, 0, 0), 2, 2, 1))
    #expect(
      CGAffineTransformMakeTranslation(1, 2) == CGAffineTransform(translationX: 1, y: 2))
    var index = IndexPath(item: 3, section: 1)
    index.item += 1
    #expect(index == IndexPath(row: 4, section: 1))
    #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
    let (slice, rest) = CGRectMake(0, 0, 10, 10).divided(atDistance: 3, from: .minXEdge)
    #expect(slice.width == 3 && rest.minX == 3)
  }

  @Test("the names of containment methods before Swift 4.2 make the same calls")
  @available(*, deprecated)
  func containment() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChildViewController(child)
    parent.view.addSubview(child.view)
    child.didMove(toParentViewController: parent)
    #expect(parent.childViewControllers == [child])
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    #expect(parent.children == [])
  }

  @Test("the methods of a target can be removed, for some events or for all")
  func removedTargets() {
    let (first, second) = (Listener(), Listener())
    let button = UIButton(title: "B")
    for listener in [first, second] {
      button.addTarget(listener, action: Listener.pressedToo, for: [.touchUpInside, .touchDown])
    }
    button.removeTarget(first, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(first.heard == ["pressed"] && second.heard == ["pressed", "pressed"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchDown)
    #expect(first.heard.count == 1 && second.heard.count == 2)
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let root = UIViewController()
    stage.window.rootViewController = root
    let tap = UITapGestureRecognizer(target: first, action: Listener.tapped)
    tap.addTarget(second, action: Listener.tapped)
    root.view.addGestureRecognizer(tap)
    tap.removeTarget(first, action: nil)
    stage.settle()
    stage.click(at: CGPoint(x: 50, y: 50))
    #expect(first.heard.count == 1 && second.heard.last == "tapped")
  }

  @Test("a bundle finds its existing files, and no others")
  func resources() throws {
    let bundle = try #require(Bundle(path: "/usr/bin"))
    #expect(bundle.path(forResource: "env", ofType: nil) == "/usr/bin/env")
    #expect(bundle.path(forResource: "env", ofType: "exe") == nil)
    #expect(bundle.url(forResource: "env", withExtension: "")?.path() == "/usr/bin/env")
    #expect(bundle.path(forResource: nil, ofType: nil) == nil)
    #expect(bundle.resourceURL?.path() == "/usr/bin/")
  }

  @Test("a program's own view can be made with a frame and with a coder, as it was written for iOS")
  func initialisers() {
    #expect(Badge(frame: CGRectMake(1, 2, 3, 4)).made == "frame")
    #expect(Badge(coder: NSCoder())?.made == "coder")
    let button = RoundButton(frame: CGRectMake(0, 0, 40, 40))
    #expect(button.layer.cornerRadius == 8)
    button.isHighlighted = true
    #expect(button.alpha == 0.5)
  }
}

private final class Badge: UIView {
  var made = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    made = "frame"
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    made = "coder"
  }
}

private class RoundButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }
}
