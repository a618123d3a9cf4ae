import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing
import TestSupport

/// The cost of a turn, measured as counts, and the order of its steps.
@MainActor
struct TurnTests {
  private let stage = Stage(size: Size(width: 400, height: 300))

  @Test("an idle window requests no turn, and the turn for a deadline is requested once")
  func idle() {
    stage.settle()
    #expect(stage.host.frameDeadline == nil)
    stage.window.scheduleTimer(withTimeInterval: 1) { _ in }
    #expect(stage.host.frameDeadline == stage.time + 1)
    stage.advance(by: 1)
    #expect(stage.host.frameDeadline == nil)
  }

  @Test("a request to enter or leave full screen reaches the host at once")
  func fullScreen() {
    let count = stage.host.requests.count
    stage.window.requestFullScreen(true)
    stage.window.requestFullScreen(false)
    #expect(stage.host.requests[count...] == [.fullScreen(true), .fullScreen(false)])
  }

  @Test(
    "XC-38: a request to stay beside another window reaches the host at once, and a new host again")
  func adjacentWindow() {
    let other = Stage()
    let count = stage.host.requests.count
    stage.window.adjacentWindow = other.window
    stage.window.adjacentWindow = other.window
    let host = HeadlessHost()
    stage.window.host = host
    #expect(
      host.requests.filter { $0 == .placeBesideAdjacentWindow(true) }
        == [.placeBesideAdjacentWindow(true)])
    stage.window.adjacentWindow = nil
    #expect(stage.host.requests[count...] == [.placeBesideAdjacentWindow(true)])
    #expect(host.requests.last == .placeBesideAdjacentWindow(false))
    #expect(other.host.requests.allSatisfy { $0 != .placeBesideAdjacentWindow(true) })
  }

  @Test("a window cannot be adjacent to itself")
  func adjacentToItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.window.title = "Tools"
        stage.window.adjacentWindow = stage.window
      }
    }
    #expect(
      trapMessage(result).contains(
        "The window \"Tools\" cannot be adjacent to itself: set adjacentWindow to another window, or to nil."
      ))
  }

  @Test("only the damaged area is painted")
  func damage() {
    let view = ColorView(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    stage.window.addSubview(view)
    stage.settle()
    let before = stage.window.statistics
    view.setNeedsDisplay(Rect(x: 0, y: 0, width: 10, height: 10))
    stage.turn()
    let after = stage.window.statistics
    #expect(after.paintCount == before.paintCount + 1)
    // Because of pixel snapping, half a pixel more is painted on each side.
    #expect(after.lastDamage.bounds == PixelRect(x: 9, y: 19, width: 12, height: 12))
    #expect(view.drawnRects.last == Rect(x: 0, y: 0, width: 11, height: 11))
  }

  @Test("a moved view repaints its old and its new area")
  func move() {
    let view = ColorView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.settle()
    view.frame = Rect(x: 200, y: 200, width: 10, height: 10)
    stage.turn()
    #expect(stage.window.statistics.lastDamage.pixelCount == 11 * 11 + 12 * 12)
    #expect(stage.snapshot().color(atX: 5, y: 5) == .white)
    #expect(stage.snapshot().color(atX: 205, y: 205) == Color(hex: 0xff0000))
  }

  @Test("changes inside hidden, transparent or clipping views damage nothing outside")
  func invisible() {
    let clip = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let view = ColorView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    clip.clipsToBounds = true
    clip.addSubview(view)
    stage.window.addSubview(clip)
    stage.settle()
    view.setNeedsDisplay()
    stage.turn()
    #expect(
      stage.window.statistics.lastDamage.bounds == PixelRect(x: 0, y: 0, width: 50, height: 50))
    clip.isHidden = true
    stage.settle()
    let count = stage.window.statistics.paintCount
    view.setNeedsDisplay()
    stage.turn()
    #expect(stage.window.statistics.paintCount == count)
  }

  @Test("a moving view is drawn once and then composited")
  func compositing() {
    let view = ColorView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    stage.settle()
    let drawn = view.drawnRects.count
    View.animate(withDuration: 0.3) { view.center.x = 300 }
    stage.advance(by: 0.2)
    #expect(view.drawnRects.count == drawn + 2)
    #expect(
      stage.snapshot().color(atX: Int(view.presentation.center.x), y: 50) == Color(hex: 0xff0000))
    view.color = Color(hex: 0x00ff00)
    stage.turn()
    #expect(view.drawnRects.count == drawn + 3)
    #expect(
      stage.snapshot().color(atX: Int(view.presentation.center.x), y: 50) == Color(hex: 0x00ff00))
    stage.settle()
  }

  @Test("a subview that moves by fractions of pixels leaves no visible edge in a fading view")
  func seams() {
    let group = ColorView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let part = ColorView(frame: Rect(x: 80, y: 80, width: 40, height: 40))
    part.color = Color(hex: 0x00ff00)
    group.addSubview(part)
    stage.window.addSubview(group)
    group.alpha = 0.5
    stage.settle()
    let ground = stage.snapshot().color(atX: 10, y: 10)
    View.animate(withDuration: 0.5) {
      group.alpha = 0.6
      part.transform = AffineTransform(scaleX: 0.53, y: 0.47)
    }
    for _ in 0..<10 {
      stage.advance(by: 0.017)
      let picture = stage.snapshot()
      let now = picture.color(atX: 10, y: 10)
      for place in 60..<79 {
        #expect(picture.color(atX: place, y: 100) == now)
        #expect(picture.color(atX: 100, y: place) == now)
        #expect(picture.color(atX: 199 - place, y: 100) == now)
      }
    }
    #expect(stage.snapshot().color(atX: 10, y: 10) != ground)
    stage.settle()
  }

  @Test("incremental painting gives the same pixels as a full painting")
  func incremental() throws {
    let seed = RandomRunSettings.firstSeed
    var random = SeededGenerator(seed: seed)
    var views: [ColorView] = []
    for index in 0..<12 {
      let view = ColorView(frame: Rect(x: 10, y: 10, width: 60, height: 40))
      view.color = Color(hex: UInt32.random(in: 0...0xffffff, using: &random))
      view.alpha = index.isMultiple(of: 3) ? 0.5 : 1
      view.clipsToBounds = index.isMultiple(of: 4)
      (index.isMultiple(of: 2) ? stage.window : views.last ?? stage.window).addSubview(view)
      views.append(view)
    }
    stage.settle()
    for step in 0..<200 {
      let view = try #require(views.randomElement(using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: view.isHidden.toggle()
      case 1: view.alpha = Double.random(in: 0...1, using: &random)
      case 2: view.superview?.bringSubviewToFront(view)
      case 3: view.color = Color(hex: UInt32.random(in: 0...0xffffff, using: &random))
      case 4: view.transform = AffineTransform(rotationAngle: .random(in: 0...6, using: &random))
      case 5:
        View.animate(withDuration: 0.2) {
          view.center = Point(
            x: .random(in: 0...400, using: &random), y: .random(in: 0...300, using: &random))
        }
      default:
        view.frame = Rect(
          x: .random(in: -20...380, using: &random), y: .random(in: -20...280, using: &random),
          width: .random(in: 0...120, using: &random), height: .random(in: 0...90, using: &random))
      }
      stage.advance(by: 0.03)
      let shown = try #require(stage.host.bitmap)
      let whole = stage.snapshot()
      // Where a clip cuts an edge that lies between pixels, the colours are rounded differently. An
      // unpainted part differs much more.
      let difference = shown.largestDifference(to: whole)
      #expect(difference <= 40, "seed \(seed), step \(step)")
      guard difference <= 40 else { return }
    }
  }

  @Test("an endless turn is stopped after ten rounds and continues in the next turn")
  func endless() {
    let view = RestlessView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.turn()
    #expect(view.layouts >= 10 && view.layouts <= 200)
    #expect(stage.host.frameDeadline != nil)
  }
}

final class ColorView: View {
  var color = Color(hex: 0xff0000) {
    didSet { setNeedsDisplay() }
  }
  private(set) var drawnRects: [Rect] = []

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    drawnRects.append(rect)
    canvas.fill(bounds, with: color)
  }
}

private final class RestlessView: View {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    setNeedsLayout()
  }
}

extension Bitmap {
  /// Returns the largest difference of a colour component between two images of the same size, 0 … 255.
  func largestDifference(to other: Bitmap) -> Int {
    withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs in
        guard mine.count == theirs.count else { return 255 }
        var largest = 0
        for index in 0..<mine.count where index % 4 != 3 {
          largest = max(largest, abs(Int(mine[index]) - Int(theirs[index])))
        }
        return largest
      }
    }
  }
}
