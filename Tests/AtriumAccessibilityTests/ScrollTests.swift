import AtriumAccessibility
import AtriumControls
import AtriumGeometry
import AtriumKit
import Testing

/// Scrolling on behalf of an assistive technology.
@MainActor
struct ScrollTests {
  /// Shows an inner scroll view in an outer scroll view that fills the window.
  ///
  /// The inner scroll view has 200×100 points, and is at (20, 1030) of the outer content. An object of 50×20 points is
  /// at (300, 800) of the inner content.
  private func page() throws -> (AccessibleStage, inner: ScrollView, outer: ScrollView) {
    let root = ViewController()
    let outer = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    outer.contentSize = Size(width: 400, height: 2000)
    let inner = ScrollView(frame: Rect(x: 20, y: 1030, width: 200, height: 100))
    inner.contentSize = Size(width: 500, height: 1000)
    let button = Button(title: "Far")
    button.frame = Rect(x: 300, y: 800, width: 50, height: 20)
    inner.addSubview(button)
    outer.addSubview(inner)
    root.view.addSubview(outer)
    return (try AccessibleStage(root), inner, outer)
  }

  @Test(
    "AX-23: an object is scrolled to each place of the visible area, in all scroll views around it")
  func places() throws {
    let (page, inner, outer) = try page()
    defer { page.close() }
    let client = page.client
    let far = try #require(client.find("push button", "Far"))
    #expect(!client.states(far).contains(25))
    var log: [String] = []
    for place in 0...7 {
      (inner.contentOffset, outer.contentOffset) = (Point(x: 50, y: 750), .zero)
      let answer = client.values(far, "Component", "ScrollTo", [.uint32(UInt32(place))])
      log.append(
        "\(place) \(answer == [.bool(true)]) \(inner.contentOffset.x) \(inner.contentOffset.y) "
          + "\(outer.contentOffset.y)")
    }
    #expect(
      log == [
        "0 true 300.0 800.0 1030.0", "1 true 150.0 720.0 530.0", "2 true 150.0 800.0 1030.0",
        "3 true 150.0 720.0 530.0", "4 true 300.0 750.0 500.0", "5 true 150.0 750.0 500.0",
        "6 true 150.0 750.0 500.0", "7 false 50.0 750.0 0.0",
      ])
    _ = client.values(far, "Component", "ScrollTo", [.uint32(6)])
    page.settle()
    #expect(client.states(far).contains(25) && client.extents(far) == [170, 580, 50, 20])
  }

  @Test("AX-23: an object is scrolled as near to a point of the screen as the content allows")
  func points() throws {
    let (page, inner, outer) = try page()
    defer { page.close() }
    let client = page.client
    let far = try #require(client.find("push button", "Far"))
    func scroll(_ space: UInt32, _ x: Int32, _ y: Int32) -> Bool {
      client.values(far, "Component", "ScrollToPoint", [.uint32(space), .int32(x), .int32(y)])
        == [.bool(true)]
    }
    // The window is at (100, 50) on the screen.
    outer.contentOffset.y = 1000
    #expect(scroll(0, 150, 90) && client.extents(far) == [50, 40, 50, 20])
    #expect(scroll(1, 60, 50) && client.extents(far) == [60, 50, 50, 20])
    // The content ends before the object is at the point.
    #expect(!scroll(1, -2000, -2000))
    #expect(inner.contentOffset == Point(x: 300, y: 900))
  }

  @Test("AX-23: a part of a text is scrolled into the visible area of the text")
  func text() throws {
    let root = ViewController()
    let view = TextView(frame: Rect(x: 20, y: 20, width: 200, height: 100))
    view.text = (0..<40).map { "line \($0)" }.joined(separator: "\n")
    view.accessibilityLabel = "Letter"
    root.view.addSubview(view)
    let page = try AccessibleStage(root)
    defer { page.close() }
    let client = page.client
    let text = try #require(client.find("text", "Letter"))
    let place = Int32(view.text.unicodeScalars.count - 3)
    func scroll(_ member: String, _ more: [BusValue]) -> Bool {
      client.values(text, "Text", member, [.int32(place), .int32(place + 1)] + more)
        == [.bool(true)]
    }
    func top() -> Int {
      client.values(text, "Text", "GetCharacterExtents", [.int32(place), .uint32(1)])[1].integer
        ?? -1
    }
    #expect(top() > 120)
    #expect(scroll("ScrollSubstringTo", [.uint32(6)]))
    #expect((20..<120).contains(top()) && view.contentOffset.y > 0)
    view.contentOffset.y = 0
    #expect(scroll("ScrollSubstringToPoint", [.uint32(1), .int32(20), .int32(60)]))
    #expect((20..<120).contains(top()) && view.contentOffset.y > 0)
  }
}
