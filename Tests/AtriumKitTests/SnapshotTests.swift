import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Snapshots of views.
@MainActor
struct SnapshotTests {
  private let stage = Stage(size: Size(width: 100, height: 100))
  private let view = View(frame: Rect(x: 10, y: 20, width: 40, height: 30))

  init() {
    view.backgroundColor = .white
    let inner = View(frame: Rect(x: 0, y: 0, width: 20, height: 30))
    inner.backgroundColor = .black
    view.addSubview(inner)
  }

  @Test("a snapshot contains the view and its subviews, at the window's scale or another one")
  func picture() throws {
    stage.window.addSubview(view)
    let picture = try #require(view.snapshot())
    #expect(picture.size == PixelSize(width: 40, height: 30) && picture.scale == 1)
    #expect(picture.color(atX: 5, y: 5) == .black && picture.color(atX: 30, y: 5) == .white)
    let large = try #require(view.snapshot(scale: 2))
    #expect(large.size == PixelSize(width: 80, height: 60))
  }

  @Test("a snapshot needs no window, and ignores the view's position, transform and visibility")
  func outside() throws {
    view.isHidden = true
    view.alpha = 0.2
    let picture = try #require(view.snapshot())
    #expect(picture.color(atX: 30, y: 5) == .white)
  }

  @Test("an empty view or an impossible scale gives no image")
  func nothing() {
    #expect(View().snapshot() == nil)
    for scale in [0, -1, .nan, .infinity] { #expect(view.snapshot(scale: scale) == nil) }
    view.frame = Rect(x: 0, y: 0, width: 1e6, height: 1e6)
    #expect(view.snapshot() == nil)
  }
}
