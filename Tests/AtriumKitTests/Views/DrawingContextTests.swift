import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Contexts for `draw(_:)`, which exist only where a view draws.
@MainActor
@Suite(.serialized)
struct DrawingContextTests {
  private final class Drawn: View {
    override func draw(_ rect: Rect) {
      GraphicsContext.current?.setFillColor(Color(hex: 0xFF0000))
      GraphicsContext.current?.fill(bounds)
      GraphicsContext.current?.saveGState()
      GraphicsContext.current?.translateBy(x: 500, y: 0)
    }
  }
  private final class Idle: View {}

  @Test("a view that draws nothing makes no context, and a view that draws makes one")
  func count() {
    let stage = Stage(size: Size(width: 100, height: 40))
    let root = ViewController()
    stage.window.rootViewController = root
    for index in 0..<10 {
      root.view.addSubview(Idle(frame: Rect(x: Double(index) * 10, y: 20, width: 10, height: 10)))
    }
    stage.settle()
    var before = GraphicsContext.countForCanvases
    root.view.setNeedsDisplay()
    for view in root.view.subviews { view.setNeedsDisplay() }
    stage.settle()
    #expect(GraphicsContext.countForCanvases == before)
    root.view.addSubview(Drawn(frame: Rect(x: 0, y: 0, width: 10, height: 10)))
    root.view.addSubview(Drawn(frame: Rect(x: 50, y: 0, width: 10, height: 10)))
    before = GraphicsContext.countForCanvases
    stage.settle()
    #expect(GraphicsContext.countForCanvases == before + 2)
    // A graphics state that one view saves and does not restore does not affect the next view.
    let picture = stage.snapshot()
    let red = Color(hex: 0xFF0000)
    #expect(picture.color(atX: 5, y: 5) == red && picture.color(atX: 55, y: 5) == red)
    #expect(GraphicsContext.current == nil)
  }

  @Test("contexts that a view pushes and does not pop are removed after its drawing")
  func unbalanced() throws {
    let bitmap = try Bitmap(size: PixelSize(width: 4, height: 4))
    bitmap.draw { canvas in
      GraphicsContext.withCurrent(canvas) {
        GraphicsContext.push(GraphicsContext(bitmap))
        GraphicsContext.push(GraphicsContext(bitmap))
      }
      #expect(GraphicsContext.current == nil)
      GraphicsContext.withCurrent(canvas) {
        GraphicsContext.pop()
        #expect(GraphicsContext.current == nil)
      }
      #expect(GraphicsContext.current == nil)
    }
  }
}
