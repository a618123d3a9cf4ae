import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Layout guides, margins, safe areas, reading direction, and fitting sizes.
@MainActor
struct GuideTests {
  private static let rightToLeft = Settings(layoutDirection: .rightToLeft)

  @Test("a guide takes part in layout like a view, and is not drawn")
  func guide() {
    let scene = LayoutScene(width: 300, height: 100)
    let guide = LayoutGuide()
    scene.view.addLayoutGuide(guide)
    let (a, b) = (scene.box("a", width: 50, height: 10), scene.box("b", width: 50, height: 10))
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: scene.view.leftAnchor),
      guide.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.leftAnchor.constraint(equalTo: guide.rightAnchor),
      b.rightAnchor.constraint(equalTo: scene.view.rightAnchor),
      guide.topAnchor.constraint(equalTo: scene.view.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 7),
    ])
    scene.stage.turn()
    #expect(guide.layoutFrame == Rect(x: 50, y: 0, width: 200, height: 7))
    #expect(b.frame.minX == 250)
    #expect(scene.view.layoutGuides.contains { $0 === guide })
    let count = scene.view.layoutGuides.count
    scene.view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(scene.view.layoutGuides.count == count - 1)
    #expect(!scene.view.layoutGuides.contains { $0 === guide })
    #expect(scene.view.constraints.count == 2)
    scene.stage.turn()
    #expect(b.frame.maxX == 300)
  }

  @Test("leading and trailing follow the reading direction, and so do constants")
  func direction() {
    let scene = LayoutScene(width: 200, height: 100, settings: Self.rightToLeft)
    let box = scene.box("a", width: 50, height: 10)
    let other = scene.box("b", width: 30, height: 10)
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor, constant: 8),
      other.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 4),
    ])
    scene.stage.turn()
    #expect(box.frame.minX == 142)
    #expect(other.frame.minX == 108)
    scene.stage.window.dispatch(.settingsChanged(Settings()))
    scene.stage.turn()
    #expect(box.frame.minX == 8)
    #expect(other.frame.minX == 62)
  }

  @Test(
    "V-84: the direction of a view applies to the constraints inside it, not to its own position")
  func ownDirection() {
    let scene = LayoutScene(width: 200, height: 100)
    let outer = scene.box("a", width: 100, height: 10)
    let inner = Box("b")
    let next = scene.box("c", width: 20, height: 10)
    outer.addSubview(inner)
    LayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor, constant: 8),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 4),
      inner.widthAnchor.constraint(equalToConstant: 30),
      next.leadingAnchor.constraint(equalTo: outer.trailingAnchor, constant: 6),
    ])
    outer.semanticContentAttribute = .forceRightToLeft
    next.semanticContentAttribute = .forceRightToLeft
    scene.stage.turn()
    #expect([outer, inner, next].map(\.frame.minX) == [8, 66, 114])
    // A later change applies too.
    outer.semanticContentAttribute = .unspecified
    scene.stage.turn()
    #expect([outer, inner, next].map(\.frame.minX) == [8, 4, 114])
  }

  @Test(
    "V-82: a controller's view has side margins of 16 or 20 points, unless the controller switches them off"
  )
  func minimumMargins() {
    /// A controller that counts the changes of its margins.
    final class Content: ViewController {
      var count = 0

      override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        count += 1
      }
    }
    let content = Content()
    let stage = Stage(size: Size(width: 400, height: 300))
    stage.window.rootViewController = content
    stage.settle()
    let view: View = content.view
    #expect(view.layoutMargins == EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(
      content.systemMinimumLayoutMargins
        == DirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    let before = content.count
    stage.resize(to: Size(width: 500, height: 300))
    stage.settle()
    #expect(view.layoutMargins == EdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    #expect(content.systemMinimumLayoutMargins.leading == 20 && content.count == before + 1)
    view.layoutMargins = EdgeInsets(top: 3, left: 4, bottom: 5, right: 60)
    #expect(view.layoutMargins == EdgeInsets(top: 3, left: 20, bottom: 5, right: 60))
    content.viewRespectsSystemMinimumLayoutMargins = false
    #expect(view.layoutMargins == EdgeInsets(top: 3, left: 4, bottom: 5, right: 60))
    #expect(View().layoutMargins == EdgeInsets(8))
  }

  @Test("left, right and centres do not follow the reading direction")
  func sides() {
    let scene = LayoutScene(width: 200, height: 100, settings: Self.rightToLeft)
    let box = scene.box("a", width: 50, height: 10)
    let other = scene.box("b", width: 30, height: 10)
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: 8),
      other.centerXAnchor.constraint(equalTo: scene.view.centerXAnchor, constant: 10),
    ])
    scene.stage.turn()
    #expect(box.frame.minX == 8)
    #expect(other.frame.midX == 110)
  }

  @Test("a multiplier of positions is relative to the leading edge")
  func mirroredMultiplier() {
    let scene = LayoutScene(width: 200, height: 100, settings: Self.rightToLeft)
    let box = scene.box(width: 50, height: 10)
    LayoutConstraint(
      item: box, attribute: .leading, relatedBy: .equal, toItem: scene.view, attribute: .trailing,
      multiplier: 0.25
    ).isActive = true
    scene.stage.turn()
    #expect(box.frame.maxX == 150)
  }

  @Test("margins are 8 points by default, inset the guide, and follow the reading direction")
  func margins() {
    let scene = LayoutScene(width: 200, height: 100)
    scene.controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(scene.view.layoutMargins == EdgeInsets(8))
    let box = scene.box()
    box.pin(to: scene.view.layoutMarginsGuide)
    scene.stage.turn()
    #expect(box.frame == Rect(x: 8, y: 8, width: 184, height: 84))
    scene.view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    scene.stage.turn()
    #expect(box.frame == Rect(x: 2, y: 1, width: 194, height: 96))
    scene.stage.window.dispatch(.settingsChanged(Self.rightToLeft))
    scene.stage.turn()
    #expect(scene.view.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(box.frame == Rect(x: 4, y: 1, width: 194, height: 96))
  }

  @Test("a view that preserves its superview's margins keeps its content inside them")
  func preservedMargins() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: Rect(x: 5, y: 0, width: 95, height: 50))
    outer.addSubview(inner)
    outer.layoutMargins = EdgeInsets(20)
    #expect(inner.layoutMargins == EdgeInsets(8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == EdgeInsets(top: 20, left: 15, bottom: 8, right: 20))
  }

  @Test("L-13: the safe area insets are zero outside a window, and controllers add insets")
  func safeArea() {
    let controller = Telling()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 44)
    #expect(controller.view.safeAreaInsets == .zero)
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.window.rootViewController = controller
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 44))
    #expect(controller.calls == 1)
    let box = Box()
    controller.view.addSubview(box)
    box.pin(to: controller.view.safeAreaLayoutGuide)
    stage.turn()
    #expect(box.frame == Rect(x: 0, y: 44, width: 100, height: 56))
    controller.additionalSafeAreaInsets = EdgeInsets(top: 50, bottom: 10)
    #expect(controller.calls == 2)
    stage.turn()
    #expect(box.frame == Rect(x: 0, y: 50, width: 100, height: 40))
    #expect(controller.view.layoutMargins == EdgeInsets(top: 50, left: 16, bottom: 10, right: 16))
    controller.view.insetsLayoutMarginsFromSafeArea = false
    #expect(controller.view.layoutMargins == EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.additionalSafeAreaInsets = .zero
    stage.turn()
    #expect(box.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(controller.calls == 3)
  }

  @Test(
    "V-46: a child has the part of the safe area that overlaps its view, and adds its own insets")
  func inheritedSafeArea() {
    let parent = ViewController()
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.window.rootViewController = parent
    parent.additionalSafeAreaInsets = EdgeInsets(top: 30, right: 10)
    let child = Telling()
    child.additionalSafeAreaInsets = EdgeInsets(bottom: 5)
    parent.addChild(child)
    child.view.frame = Rect(x: 0, y: 20, width: 100, height: 50)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.view.safeAreaInsets == EdgeInsets(top: 10, bottom: 5, right: 10))
    #expect(child.calls == 1)
    child.view.frame.origin = Point(x: -20, y: 60)
    #expect(child.view.safeAreaInsets == EdgeInsets(bottom: 5))
    #expect(child.calls == 2)
    child.view.removeFromSuperview()
    #expect(child.view.safeAreaInsets == .zero)
    #expect(child.calls == 3)
  }

  @Test(
    "V-46: a view that extends outside its superview has at most the superview's insets, at any depth"
  )
  func stickingOut() {
    let stage = Stage(size: Size(width: 300, height: 600))
    let controller = ViewController()
    stage.window.rootViewController = controller
    controller.additionalSafeAreaInsets = EdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    let view = View(frame: Rect(x: -50, y: -50, width: 480, height: 820))
    let inner = View(frame: Rect(x: -1, y: 4, width: 482, height: 900))
    controller.view.addSubview(view)
    view.addSubview(inner)
    #expect(view.safeAreaInsets == EdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    #expect(inner.safeAreaInsets == EdgeInsets(top: 40, left: 10, bottom: 34, right: 12))
    view.frame = Rect(x: 4, y: -50, width: 290, height: 600)
    #expect(view.safeAreaInsets == EdgeInsets(top: 44, left: 6, bottom: 0, right: 6))
  }

  @Test("V-46: a scrolled view has the insets of its visible position")
  func scrolledSafeArea() {
    let stage = Stage(size: Size(width: 100, height: 200))
    let controller = ViewController()
    stage.window.rootViewController = controller
    controller.additionalSafeAreaInsets = EdgeInsets(top: 40, bottom: 20)
    let content = View(frame: Rect(x: 0, y: 0, width: 100, height: 500))
    controller.view.addSubview(content)
    func insets(scrolledTo offset: Double) -> EdgeInsets {
      controller.view.bounds.origin.y = offset
      return content.safeAreaInsets
    }
    #expect(insets(scrolledTo: -40) == EdgeInsets(bottom: 20))
    #expect(insets(scrolledTo: -10) == EdgeInsets(top: 30, bottom: 20))
    #expect(insets(scrolledTo: 100) == EdgeInsets(top: 40, bottom: 20))
    #expect(insets(scrolledTo: 310) == EdgeInsets(top: 40, bottom: 10))
    #expect(insets(scrolledTo: 320) == EdgeInsets(top: 40))
  }

  private final class Telling: ViewController {
    var calls = 0

    override func viewSafeAreaInsetsDidChange() { calls += 1 }
  }

  @Test("the fitting size is the smallest or largest that constraints allow, or fits a width")
  func fitting() {
    let view = View(frame: Rect(x: 0, y: 0, width: 77, height: 77))
    let box = Box()
    view.addSubview(box)
    box.content = Size(width: 60, height: 20)
    box.pin(to: view, inset: 10)
    let smallest = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(smallest == Size(width: 80, height: 40))
    let limit = box.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    limit.isActive = true
    box.setContentHuggingPriority(LayoutPriority(10), for: .horizontal)
    #expect(view.systemLayoutSizeFitting(View.layoutFittingExpandedSize).width == 220)
    #expect(
      view.systemLayoutSizeFitting(
        Size(width: 150, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == Size(width: 150, height: 40))
    #expect(view.bounds.size == Size(width: 77, height: 77))
    #expect(box.frame == .zero)
  }

  @Test("content whose height depends on its width is measured at its final width")
  func wrappingContent() {
    let scene = LayoutScene(width: 100, height: 300)
    let text = Wrapping()
    scene.view.addSubview(text)
    let below = scene.box("below", height: 10)
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: scene.view.trailingAnchor),
      text.topAnchor.constraint(equalTo: scene.view.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
      below.bottomAnchor.constraint(lessThanOrEqualTo: scene.view.bottomAnchor),
    ])
    scene.stage.turn()
    #expect(text.frame.height == 10)
    #expect(below.frame.minY == 10)
    scene.stage.resize(to: Size(width: 50, height: 300))
    #expect(text.frame.height == 20)
    #expect(below.frame.minY == 20)
    #expect(
      scene.view.systemLayoutSizeFitting(
        Size(width: 25, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == Size(width: 25, height: 50))
  }

  /// A view whose content has an area of a thousand square points.
  private final class Wrapping: View {
    init() {
      super.init()
      translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: Size { Size(width: 1000, height: 1) }
    override func contentHeight(forWidth width: Double) -> Double? {
      width > 0 ? 1000 / width : nil
    }
  }
}
