import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// A label in an animated resize of the window.
@MainActor
struct LabelTravelTests {
  private nonisolated static let text =
    "An atrium is a court onto which all rooms open. Here every room is a view controller."

  private struct Scene {
    let stage: Stage
    let controller: LabelController

    @MainActor
    init(_ size: Size, lines: Int = 0, place: @escaping (Size) -> Rect) {
      stage = Stage(size: size)
      controller = LabelController(text, lines: lines, place: place)
      stage.window.rootViewController = controller
      stage.settle()
    }

    @MainActor var label: SizeNotingLabel { controller.label }
  }

  /// Draws a label with a frame in a window of the given size, and returns the bitmap.
  private func picture(_ size: Size, frame: Rect, lines: Int = 0) -> Bitmap {
    Scene(size, lines: lines) { _ in frame }.stage.snapshot()
  }

  @Test(
    "DC-34: during an animated resize the lines break for the displayed size",
    arguments: [TextLayout.Alignment.left, .center, .right])
  func lines(alignment: TextLayout.Alignment) {
    let scene = Scene(Size(width: 440, height: 500)) {
      Rect(x: 20, y: 20, width: $0.width - 40, height: 200)
    }
    scene.label.textAlignment = alignment
    scene.stage.settle()
    scene.stage.resize(to: Size(width: 240, height: 700))
    #expect(scene.label.sizes.last == Size(width: 400, height: 200))
    scene.stage.advance(by: 0.15)
    #expect(scene.label.sizes.last == Size(width: 300, height: 200))
    let expected = Scene(Size(width: 240, height: 700)) { _ in
      Rect(x: 20, y: 20, width: 300, height: 200)
    }
    expected.label.textAlignment = alignment
    expected.stage.settle()
    #expect(scene.stage.snapshot().isIdentical(to: expected.stage.snapshot()))
    scene.stage.settle()
    #expect(scene.label.sizes.last == Size(width: 200, height: 200))
  }

  @Test(
    "DC-34: during an animated resize no line is truncated or missing, unless the height follows the lines"
  )
  func wholeLines() {
    let fitting = Label(text: Self.text)
    fitting.numberOfLines = 0
    let place: (Size) -> Rect = { size in
      let width = size.width - 40
      let height = fitting.sizeThatFits(Size(width: width, height: 0)).height
      return Rect(x: 20, y: 20, width: width, height: height)
    }
    for (old, new) in [(840.0, 240.0), (240.0, 840.0)] {
      let scene = Scene(Size(width: old, height: 400), place: place)
      scene.stage.resize(to: Size(width: new, height: 400))
      for frame in 1...9 {
        scene.stage.advance(by: 0.03)
        let seen = scene.label.presentation.frame
        let needed = fitting.sizeThatFits(Size(width: seen.width, height: 0)).height
        let whole = Rect(x: 20, y: 20, width: seen.width, height: max(seen.height, needed))
        let expected = picture(Size(width: new, height: 400), frame: whole)
        #expect(
          scene.stage.snapshot().isIdentical(to: expected), "\(old) to \(new) at \(frame): \(seen)")
        #expect(scene.stage.host.bitmap?.isIdentical(to: scene.stage.snapshot()) == true)
      }
      scene.stage.settle()
    }
  }

  @Test("DC-34: a single line that is too long is truncated at the displayed edge")
  func oneLine() {
    let scene = Scene(Size(width: 440, height: 500), lines: 1) {
      Rect(x: 20, y: 20, width: $0.width - 40, height: 30)
    }
    scene.stage.resize(to: Size(width: 240, height: 700))
    scene.stage.advance(by: 0.15)
    let expected = picture(
      Size(width: 240, height: 700), frame: Rect(x: 20, y: 20, width: 300, height: 30), lines: 1)
    #expect(scene.stage.snapshot().isIdentical(to: expected))
    scene.stage.settle()
  }

  @Test("V-33: in an animation block of the program the lines are those of the final size")
  func ownBlock() {
    var width = 400.0
    let scene = Scene(Size(width: 440, height: 500)) { _ in
      Rect(x: 20, y: 20, width: width, height: 200)
    }
    width = 200
    View.animate(withDuration: 0.3) {
      scene.controller.view.setNeedsLayout()
      scene.controller.view.layoutIfNeeded()
    }
    scene.stage.advance(by: 0.15)
    #expect(scene.label.sizes.last == Size(width: 200, height: 200))
    scene.stage.settle()
  }
}

/// A label on a white background.
@MainActor
private final class LabelController: ViewController {
  let label: SizeNotingLabel
  private let place: (Size) -> Rect

  init(_ text: String, lines: Int, place: @escaping (Size) -> Rect) {
    label = SizeNotingLabel(text: text)
    label.numberOfLines = lines
    label.textColor = .black
    self.place = place
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(label)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    label.frame = place(view.bounds.size)
  }
}

/// A label that logs the sizes for which it is drawn.
private final class SizeNotingLabel: Label {
  private(set) var sizes: [Size] = []

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    sizes.append(bounds.size)
    super.draw(rect, in: canvas)
  }
}
