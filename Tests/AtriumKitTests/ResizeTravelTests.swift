import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The visible motion while a large change of the window's size is animated (DC-34).
@MainActor
struct ResizeTravelTests {
  nonisolated private static let crossings = [
    (Size(width: 700, height: 690), Size(width: 690, height: 700)),
    (Size(width: 960, height: 640), Size(width: 640, height: 960)),
    (Size(width: 640, height: 960), Size(width: 960, height: 640)),
  ]

  private func stage(_ controller: ViewController, size: Size) -> Stage {
    let stage = Stage(size: size)
    // Without a window background, the test can see the pixels that no view paints.
    stage.window.backgroundColor = nil
    stage.window.rootViewController = controller
    stage.settle()
    return stage
  }

  /// Returns the number of unpainted pixels.
  private func holes(in stage: Stage) -> Int {
    guard let bitmap = stage.host.bitmap else { return -1 }
    return bitmap.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count - 3, by: 4).count { offset in
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self) & 0xff_ffff == 0xff_00ff
      }
    }
  }

  private func mix(_ a: Rect, _ b: Rect, _ part: Double) -> Rect {
    func between(_ path: KeyPath<Rect, Double>) -> Double {
      a[keyPath: path] + (b[keyPath: path] - a[keyPath: path]) * part
    }
    return Rect(
      x: between(\.minX), y: between(\.minY), width: between(\.width), height: between(\.height))
  }

  @Test(
    "DC-34: positions and sizes are animated, and the cells of a grid never overlap",
    arguments: crossings
  )
  func grid(old: Size, new: Size) {
    let controller = GridController()
    let stage = stage(controller, size: old)
    let cards = controller.cards
    let before = cards.map(\.frame)
    stage.resize(to: new)
    let after = cards.map(\.frame)
    for frame in 0...10 {
      if frame > 0 { stage.advance(by: 0.03) }
      let part = frame == 10 ? 1 : UnitCurve.easeInOut.value(at: Double(frame) / 10)
      let seen = cards.map(\.presentation.frame)
      for index in cards.indices {
        let expected = mix(before[index], after[index], part)
        #expect(seen[index].isNear(expected), "\(index) at \(frame): \(seen[index])")
        for other in seen.indices where other > index {
          let common = seen[index].intersection(seen[other])
          #expect(common.width < 1e-6 || common.height < 1e-6)
        }
      }
      // At each time every cell is inside the window's interpolated bounds.
      let area = mix(Rect(origin: .zero, size: old), Rect(origin: .zero, size: new), part)
      let inside = area.insetBy(dx: -1e-6, dy: -1e-6)
      #expect(seen.allSatisfy { inside.contains($0) })
      #expect(stage.isPaintedCompletelyBetweenPixels && holes(in: stage) == 0)
    }
    stage.settle()
    #expect(cards.map(\.presentation.frame) == after && stage.window.isIdle)
  }

  @Test(
    "DC-34: a view that covers the window has its final size in the first frame",
    arguments: crossings)
  func covering(old: Size, new: Size) {
    let controller = GridController()
    let (scroll, inner, part) = (View(), View(), View())
    scroll.bounds.origin = Point(x: 30, y: 40)
    controller.view.insertSubview(scroll, at: 0)
    scroll.addSubview(inner)
    scroll.addSubview(part)
    controller.onLayout = { bounds in
      scroll.frame = bounds.insetBy(dx: -10, dy: 0)
      inner.frame = scroll.bounds
      part.frame = Rect(origin: scroll.bounds.origin, size: Size(width: 100, height: bounds.height))
    }
    let stage = stage(controller, size: old)
    let before = part.frame
    stage.resize(to: new)
    for _ in 0..<3 {
      for view in [controller.view as View, scroll, inner] {
        #expect(view.presentation.frame == view.frame)
        #expect(view.presentation.bounds == view.bounds)
      }
      #expect(stage.isPaintedCompletelyBetweenPixels && holes(in: stage) == 0)
      stage.advance(by: 0.05)
    }
    #expect(
      part.presentation.frame.isNear(
        mix(before, part.frame, UnitCurve.easeInOut.value(at: 0.5))))
    stage.settle()
  }

  @Test("DC-34: a view stretched by its autoresizing mask is animated too")
  func autoresized() {
    let scene = SizeScene()
    let view = View(frame: Rect(x: 100, y: 100, width: 200, height: 400))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.child.view.addSubview(view)
    scene.stage.settle()
    _ = scene.jump(600, 400)
    #expect(view.frame == Rect(x: 100, y: 100, width: 400, height: 200))
    #expect(view.presentation.frame == Rect(x: 100, y: 100, width: 200, height: 400))
    _ = scene.later(0.15)
    #expect(view.presentation.frame.isNear(Rect(x: 100, y: 100, width: 300, height: 300)))
    _ = scene.later(0.15)
    #expect(view.presentation.frame == view.frame)
  }

  @Test("DC-34, A.1, A-10: a second size during the animation causes no jump")
  func interrupted() {
    let controller = GridController()
    let stage = stage(controller, size: Size(width: 600, height: 400))
    stage.resize(to: Size(width: 400, height: 600))
    stage.advance(by: 0.1)
    let before = controller.cards.map(\.presentation.frame)
    stage.resize(to: Size(width: 800, height: 300))
    for (card, frame) in zip(controller.cards, before) {
      #expect(card.presentation.frame.isNear(frame))
    }
    #expect(controller.view.presentation.frame == controller.view.frame)
    #expect(stage.isPaintedCompletelyBetweenPixels && holes(in: stage) == 0)
    stage.settle()
    #expect(controller.cards.allSatisfy { $0.presentation.frame == $0.frame })
  }

  @Test("DC-34, A.1: a live step ends the animation, and nothing else")
  func liveStep() {
    let controller = GridController()
    let stage = stage(controller, size: Size(width: 600, height: 400))
    let card = controller.cards[0]
    View.animate(withDuration: 1, options: .curveLinear) { card.alpha = 0 }
    stage.resize(to: Size(width: 400, height: 600))
    stage.advance(by: 0.1)
    stage.resize(to: Size(width: 410, height: 600), isLive: true)
    #expect(controller.cards.allSatisfy { $0.presentation.frame == $0.frame })
    #expect(isNear(card.presentation.alpha, 0.9, 1e-3))
    stage.settle()
  }

  @Test("DC-34: a view that was not visible before is in position at once")
  func newcomers() {
    let controller = GridController()
    let (late, hidden, empty) = (View(), View(frame: Rect(x: 0, y: 0, width: 9, height: 9)), View())
    hidden.isHidden = true
    controller.view.addSubview(hidden)
    controller.view.addSubview(empty)
    let stage = stage(controller, size: Size(width: 600, height: 400))
    controller.onLayout = { [weak controller] bounds in
      hidden.isHidden = false
      controller?.view.addSubview(late)
      for view in [late, hidden, empty] {
        view.frame = Rect(x: 10, y: 10, width: bounds.width / 2, height: 50)
      }
    }
    stage.resize(to: Size(width: 400, height: 600))
    for view in [late, hidden, empty] { #expect(view.presentation.frame == view.frame) }
    stage.settle()
  }

  @Test(
    "DC-34, V-33: during the animation a view is drawn for its visible size, and is not stretched")
  func drawing() {
    let controller = GridController()
    let drawing = SizeNotingView()
    controller.view.addSubview(drawing)
    controller.onLayout = { bounds in
      drawing.frame = Rect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height / 2)
    }
    let stage = stage(controller, size: Size(width: 600, height: 400))
    stage.resize(to: Size(width: 400, height: 600))
    stage.advance(by: 0.15)
    #expect(
      drawing.sizes.last.map { Rect(origin: .zero, size: $0) }?.isNear(
        Rect(x: 0, y: 0, width: 250, height: 250)) == true)
    #expect(drawing.bounds.size == Size(width: 200, height: 300))
    // With another content mode the view is drawn for its final size.
    drawing.contentMode = .topLeft
    stage.advance(by: 0.03)
    #expect(drawing.sizes.last == Size(width: 200, height: 300))
    stage.settle()
  }

  @Test("DC-34: a sheet is animated, and its dimming view covers the window at once")
  func sheet() throws {
    let controller = GridController()
    let stage = stage(controller, size: Size(width: 900, height: 600))
    let presented = ViewController()
    presented.modalPresentationStyle = .pageSheet
    controller.present(presented, animated: false)
    stage.settle()
    let before = presented.view.convert(presented.view.bounds, to: nil)
    stage.resize(to: Size(width: 600, height: 900))
    let after = presented.view.convert(presented.view.bounds, to: nil)
    #expect(before != after)
    let container = try #require(presented.presentationController?.containerView)
    #expect(container.presentation.frame == stage.window.bounds)
    #expect(presented.view.superview?.presentation.frame.isEmpty == false)
    #expect(stage.isPaintedCompletelyBetweenPixels && holes(in: stage) == 0)
    stage.advance(by: 0.15)
    #expect(stage.isPaintedCompletelyBetweenPixels && holes(in: stage) == 0)
    stage.settle()
  }
}

/// A controller whose view has two rows of three cards that fill the view.
@MainActor
private final class GridController: ViewController {
  let cards = (0..<6).map { _ in View() }
  var onLayout: ((Rect) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for card in cards {
      card.backgroundColor = .black
      view.addSubview(card)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let gap = 12.0
    let size = Size(
      width: (view.bounds.width - 4 * gap) / 3, height: (view.bounds.height - 3 * gap) / 2)
    for (index, card) in cards.enumerated() {
      card.frame = Rect(
        origin: Point(
          x: gap + (size.width + gap) * Double(index % 3),
          y: gap + (size.height + gap) * Double(index / 3)), size: size)
    }
    onLayout?(view.bounds)
  }
}

/// A view that logs the sizes at which it is drawn.
private final class SizeNotingView: View {
  private(set) var sizes: [Size] = []

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    sizes.append(bounds.size)
    canvas.fill(rect, with: .black)
  }
}
