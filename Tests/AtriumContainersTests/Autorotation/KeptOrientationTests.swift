import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// A child that keeps its own orientation while its container rotates: CK-R8 … CK-R10, DC-41.
@MainActor
struct KeptOrientationTests {
  private nonisolated static let preferences: [(InterfaceOrientationMask, InterfaceOrientation)] = [
    (.all, .landscapeRight), ([.portrait, .portraitUpsideDown], .portrait),
    ([.portrait, .landscapeLeft], .portrait),
    ([.portraitUpsideDown, .landscapeLeft], .landscapeLeft),
    (.portraitUpsideDown, .portraitUpsideDown),
  ]

  private let child = MaskedController("C", .portrait)
  private let deck: CardPile
  private let recording: Recording

  init() {
    deck = CardPile(child)
    deck.autorotationMode = .containerAndNoChildren
    recording = Recording.atRest(root: deck)
  }

  private var stage: Stage { recording.stage }

  private func turnWindow(_ width: Double = 600, _ height: Double = 400) {
    stage.resize(to: Size(width: width, height: height), isLive: true)
    _ = recording.tokens()
  }

  /// Returns the window coordinates of the child's top left corner, and of a point 10 points to the right of
  /// it.
  private func corner(of child: ViewController) -> [Point] {
    [Point.zero, Point(x: 10, y: 0)].map { child.view.convert($0, to: nil) }
  }

  @Test(
    "CK-R8, CK-R10, DC-41: when the container rotates, the child keeps its orientation and receives no call"
  )
  func goldenLog() {
    stage.resize(to: Size(width: 600, height: 400))
    #expect(recording.tokens() == "S.tc(R,C) S.sz(600x400) S.wr(l) S.war(l)")
    stage.advance(by: 0.3)
    #expect(recording.tokens() == "S.dr(p)")
    #expect(child.state == "portrait 400x600 compact x regular")
    #expect(child.view.frame == Rect(x: 0, y: 0, width: 600, height: 400))
    #expect(child.view.transform == .identity)
    // The child is rotated to the left, so its top is at the window's left.
    #expect(corner(of: child) == [Point(x: 0, y: 400), Point(x: 0, y: 390)])
    stage.resize(to: Size(width: 700, height: 400), isLive: true)
    #expect(recording.tokens() == "S.sz(700x400) C.sz(400x700)")
    stage.resize(to: Size(width: 400, height: 700), isLive: true)
    #expect(recording.tokens() == "S.tc(C,R) S.sz(400x700) S.wr(p) S.war(p) S.dr(l)")
    #expect(child.state == "portrait 400x700 compact x regular")
    #expect(corner(of: child) == [.zero, Point(x: 10, y: 0)])
  }

  @Test("CK-R8: a child that is added while its container's view enters the window is rotated")
  func putInWhileEntering() {
    turnWindow()
    let new = MaskedController("N", .portrait)
    let stack = StackController(rootViewController: new)
    stack.autorotationMode = .containerAndNoChildren
    deck.push(stack)
    _ = recording.turn()
    #expect(stack.interfaceOrientation == .landscapeRight)
    #expect(new.state == "portrait 400x600 compact x regular")
  }

  @Test("CK-R8: a child is rotated when its view is added")
  func putIn() {
    turnWindow()
    let new = MaskedController("N", [.portraitUpsideDown, .landscapeLeft])
    deck.push(new)
    _ = recording.turn()
    // Landscape left is preferred to upside down.
    #expect(new.state == "landscapeLeft 600x400 regular x compact")
    #expect(corner(of: new) == [Point(x: 600, y: 400), Point(x: 590, y: 400)])
  }

  @Test(
    "CK-R8: the child takes the first of portrait, landscape right, left and upside down that both support",
    arguments: KeptOrientationTests.preferences)
  func preference(mask: InterfaceOrientationMask, orientation: InterfaceOrientation) {
    child.mask = mask
    turnWindow()
    #expect(child.interfaceOrientation == orientation)
    deck.ownMask = [.landscapeRight, .portraitUpsideDown]
    stage.settle()
    let both = mask.intersection([.landscapeRight, .portraitUpsideDown])
    #expect(
      child.interfaceOrientation
        == (both.contains(.landscapeRight) || both.isEmpty ? .landscapeRight : .portraitUpsideDown))
  }

  @Test("CK-R9: the angle depends on the orientations of container and child")
  func angles() {
    let order: [InterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    // Rows are the container's orientations, and columns are the child's orientations. The values are clockwise
    // quarter turns.
    let table = [[0, 2, 1, 3], [2, 0, 3, 1], [3, 1, 0, 2], [1, 3, 2, 0]]
    var count = 0
    for (outer, row) in zip(order, table) {
      for (inner, quarters) in zip(order, row) {
        let child = MaskedController("C", InterfaceOrientationMask(inner))
        let deck = CardPile(child)
        deck.autorotationMode = .containerAndNoChildren
        let stage = Stage(
          size: outer.isLandscape ? Size(width: 600, height: 400) : Size(width: 400, height: 600))
        stage.window.supportedInterfaceOrientations = InterfaceOrientationMask(outer)
        stage.window.rootViewController = deck
        stage.settle()
        #expect(deck.interfaceOrientation == outer)
        #expect(child.interfaceOrientation == inner)
        let ends = corner(of: child)
        let right = ends[1] - ends[0]
        let directions = [
          Point(x: 10, y: 0), Point(x: 0, y: 10), Point(x: -10, y: 0), Point(x: 0, y: -10),
        ]
        #expect(right == directions[quarters], "\(outer.name) \(inner.name)")
        #expect(
          child.view.convert(child.view.bounds, to: nil) == stage.window.bounds,
          "\(outer.name) \(inner.name)")
        count += 1
      }
    }
    #expect(count == 16)
  }

  @Test(
    "CK-R10: the child rotates inside the container's rotation animation, and its bounds stay the same"
  )
  func animated() {
    stage.resize(to: Size(width: 600, height: 400))
    stage.advance(by: 0.15)
    let moving = child.view.presentation
    #expect(moving.bounds.size == Size(width: 400, height: 600))
    #expect(moving.center == Point(x: 250, y: 250))
    // Half of the quarter turn remains.
    #expect(abs(moving.transform.a - 0.5.squareRoot()) < 1e-9)
    #expect(abs(moving.transform.b - 0.5.squareRoot()) < 1e-9)
    stage.advance(by: 0.15)
    #expect(child.view.presentation.transform == .identity)
  }

  @Test(
    "CK-R8: a child that changes its supported orientations while it is shown is rotated at once")
  func maskChanges() {
    turnWindow()
    child.mask = .all
    #expect(
      recording.turn()
        == " || C.tc(R,C) C.sz(600x400) C.wr(l) C.war(l) C.dr(p)")
    #expect(child.state == "landscapeRight 600x400 regular x compact")
    child.mask = .landscapeLeft
    #expect(recording.turn() == " || C.wr(landscapeLeft) C.war(landscapeLeft) C.dr(l)")
    #expect(corner(of: child) == [Point(x: 600, y: 400), Point(x: 590, y: 400)])
    // An unchanged answer has no effect.
    deck.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(recording.turn() == " || ")
  }

  @Test(
    "CK-R8: a mask that changes while the child rotates is used after the rotation's last calls")
  func maskChangesWhileTurning() {
    stage.resize(to: Size(width: 600, height: 400))
    stage.advance(by: 0.1)
    _ = recording.tokens()
    child.mask = .all
    #expect(
      recording.turn()
        == " || S.dr(p) C.tc(R,C) C.sz(600x400) C.wr(l) C.war(l) C.dr(p)")
    stage.settle()
    #expect(child.state == "landscapeRight 600x400 regular x compact")
    #expect(child.view.presentation.transform == .identity)
  }

  @Test("CK-R8: a mask that changes in a call of the rotation is used in the next turn")
  func maskChangesInCalls() {
    child.mask = .all
    _ = recording.turn()
    child.onCall = { [weak child] call in
      if call == "wr", child?.mask == .all { child?.mask = .portrait }
    }
    stage.resize(to: Size(width: 600, height: 400), isLive: true)
    stage.settle()
    #expect(child.state == "portrait 400x600 compact x regular")
    #expect(child.view.frame == deck.view.bounds)
    child.onCall = nil
  }

  @Test(
    "CK-R8: a child that is removed is no longer rotated, and a plain container rotates it together with itself"
  )
  func leaving() {
    turnWindow()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.view.bounds.size == Size(width: 600, height: 400))
    let plain = Recording.controller("P")
    plain.addChild(child)
    child.view.frame = plain.view.bounds
    plain.view.addSubview(child.view)
    stage.window.rootViewController = plain
    stage.settle()
    #expect(child.interfaceOrientation == .landscapeRight)
    #expect(child.view.bounds.size == Size(width: 600, height: 400))
  }

  @Test("CK-R8: the angles of a rotated child inside a rotated child add up")
  func nested() {
    let inner = MaskedController("I", .landscapeLeft)
    let innerDeck = CardPile(named: "D", inner)
    innerDeck.autorotationMode = .containerAndNoChildren
    innerDeck.ownMask = [.portrait, .landscapeLeft]
    deck.push(innerDeck)
    stage.settle()
    // Inside the portrait deck the child is rotated to the left.
    #expect(inner.state == "landscapeLeft 600x400 regular x compact")
    innerDeck.ownMask = .portrait
    innerDeck.autorotationMode = .containerAndTopChildren
    innerDeck.autorotationMode = .containerAndNoChildren
    innerDeck.ownMask = [.portrait, .landscapeLeft]
    turnWindow()
    // The inner deck supports landscape left and portrait, and portrait is preferred.
    #expect(innerDeck.interfaceOrientation == .portrait)
    #expect(innerDeck.view.bounds.size == Size(width: 400, height: 600))
    #expect(inner.state == "landscapeLeft 600x400 regular x compact")
    // Two rotations to the left result in upside down.
    #expect(corner(of: inner) == [Point(x: 600, y: 400), Point(x: 590, y: 400)])
    #expect(innerDeck.view.frame == Rect(x: 0, y: 0, width: 600, height: 400))
    #expect(inner.view.frame == Rect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test("CK-R8: touches, the pointer and the focus reach the right view inside a rotated child")
  func input() {
    let (first, second) = (Button(title: "first"), Button(title: "second"))
    first.frame = Rect(x: 20, y: 30, width: 100, height: 40)
    second.frame = Rect(x: 20, y: 530, width: 100, height: 40)
    var clicks: [String] = []
    first.addAction(for: .primaryActionTriggered) { clicks.append("first") }
    second.addAction(for: .primaryActionTriggered) { clicks.append("second") }
    child.view.addSubview(first)
    child.view.addSubview(second)
    turnWindow()
    // A point (x, y) of the child is at (y, 400 - x) in the window.
    stage.click(at: Point(x: 50, y: 330))
    #expect(clicks == ["first"])
    stage.touchTap(fingers: 1, at: Point(x: 550, y: 330))
    #expect(clicks == ["first", "second"])
    #expect(stage.window.hitTest(Point(x: 50, y: 50), with: nil) === child.view)
    stage.move(to: Point(x: 550, y: 330))
    #expect(second.convert(second.bounds, to: nil) == Rect(x: 530, y: 280, width: 40, height: 100))
    stage.key("Tab")
    let start = stage.window.firstResponder
    stage.key("Tab")
    #expect(start !== stage.window.firstResponder)
    #expect([first, second].contains { $0 === stage.window.firstResponder })
  }

  @Test("CK-R8: a list in a rotated child scrolls by fingers along its own axis, and by a wheel")
  func scrolling() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    list.contentSize = Size(width: 400, height: 3000)
    child.view.addSubview(list)
    turnWindow()
    let place = Point(x: 300, y: 200)
    // The child's downward direction is the window's rightward direction.
    stage.touchpadScroll(by: Point(x: -100, y: 0), at: place)
    stage.settle()
    #expect(list.contentOffset.y >= 100)
    list.contentOffset = .zero
    stage.scroll(by: Point(x: 0, y: -ScrollInput.wheelStep), at: place)
    stage.settle()
    #expect(list.contentOffset == Point(x: 0, y: ScrollInput.wheelStep))
    list.contentOffset = .zero
    stage.touch(began: place)
    for step in 1...10 { stage.touch(moved: place + Point(x: -10.0 * Double(step), y: 0)) }
    #expect(list.contentOffset.x == 0)
    #expect(list.contentOffset.y > 80)
    stage.touch(cancelled: 0)
  }

  @Test("CK-R8: swipes and edge pans in a rotated child use the child's directions")
  func gestures() {
    var log: [String] = []
    let swipe = SwipeGestureRecognizer { _ in log.append("swipe") }
    swipe.direction = .up
    let edge = ScreenEdgePanGestureRecognizer { if $0.state == .began { log.append("edge") } }
    edge.edges = .left
    child.view.addGestureRecognizer(swipe)
    child.view.addGestureRecognizer(edge)
    turnWindow()
    // The child's top is at the window's left, and its left at the window's bottom.
    stage.swipe(.left, at: Point(x: 300, y: 200))
    #expect(log == ["swipe"])
    stage.touch(began: Point(x: 300, y: 397))
    for y in [380.0, 350, 320] { stage.touch(moved: Point(x: 300, y: y)) }
    stage.touch(ended: Point(x: 300, y: 320))
    #expect(log == ["swipe", "edge"])
  }

  @Test(
    "CK-R8: the safe area of a rotated child includes the container's bars at the child's own edges"
  )
  func safeArea() {
    deck.setSafeAreaInsets(EdgeInsets(top: 44, left: 1, bottom: 2, right: 3), forChild: child)
    child.additionalSafeAreaInsets = EdgeInsets(top: 100)
    _ = recording.turn()
    #expect(child.view.safeAreaInsets == EdgeInsets(top: 144, left: 1, bottom: 2, right: 3))
    turnWindow()
    // The child's top is at the window's left, and its right at the window's top.
    #expect(child.view.safeAreaInsets == EdgeInsets(top: 101, left: 2, bottom: 3, right: 44))
  }

  @Test("CK-R8: constraints in a rotated child use the child's own axes")
  func constraints() {
    let band = View()
    band.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(band)
    LayoutConstraint.activate([
      band.leadingAnchor.constraint(equalTo: child.view.leadingAnchor, constant: 10),
      band.trailingAnchor.constraint(equalTo: child.view.trailingAnchor, constant: -10),
      band.bottomAnchor.constraint(equalTo: child.view.bottomAnchor),
      band.heightAnchor.constraint(equalToConstant: 50),
    ])
    turnWindow()
    #expect(band.frame == Rect(x: 10, y: 550, width: 380, height: 50))
    turnWindow(700, 300)
    #expect(band.frame == Rect(x: 10, y: 650, width: 280, height: 50))
    #expect(band.convert(band.bounds, to: nil) == Rect(x: 650, y: 10, width: 50, height: 280))
  }

  @Test(
    "CK-R8: a transform of the child's view, or of its container's animation, is added to the rotation"
  )
  func transform() {
    turnWindow()
    child.view.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    #expect(child.view.frame == Rect(x: 150, y: 100, width: 300, height: 200))
    #expect(corner(of: child) == [Point(x: 150, y: 300), Point(x: 150, y: 295)])
    child.view.frame = Rect(x: 0, y: 0, width: 600, height: 400)
    #expect(child.view.bounds.size == Size(width: 800, height: 1200))
    child.view.transform = .identity
    child.view.frame = Rect(x: 0, y: 0, width: 600, height: 400)
    child.view.anchorPoint = Point(x: 0, y: 0)
    child.view.center = .zero
    #expect(child.view.frame == Rect(x: 0, y: 0, width: 600, height: 400))
    #expect(corner(of: child) == [Point(x: 0, y: 400), Point(x: 0, y: 390)])
  }

  @Test("CK-R8: nothing is kept alive")
  func leaks() {
    weak var weakDeck: CardPile?
    weak var weakChild: ViewController?
    do {
      let child = MaskedController("C", .portrait)
      let deck = CardPile(child)
      deck.autorotationMode = .containerAndNoChildren
      (weakDeck, weakChild) = (deck, child)
      let recording = Recording.atRest(root: deck)
      recording.stage.resize(to: Size(width: 600, height: 400))
      recording.stage.settle()
      #expect(child.interfaceOrientation == .portrait)
      recording.stage.close()
    }
    #expect(weakDeck == nil)
    #expect(weakChild == nil)
  }
}
