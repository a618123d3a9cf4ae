import AtriumContainers
import AtriumGeometry
import Testing

/// The ring's geometry (RM-14, RM-15).
struct RingMenuLayoutTests {
  private let area = Rect(x: 0, y: 0, width: 960, height: 640)

  @Test(
    "RM-14: the diameter depends on the number of items",
    arguments: [(0, 200.0), (1, 200), (6, 200), (7, 208.65), (8, 238.45), (12, 357.68)])
  func diameter(count: Int, expected: Double) {
    #expect(abs(RingMenuLayout.diameter(forItems: count) - expected) < 0.01)
  }

  @Test("RM-15: item 0 is at three o'clock, and the other items follow clockwise")
  func places() {
    let layout = RingMenuLayout(count: 4, in: area)
    #expect(layout.center == Point(x: 480, y: 320))
    #expect(
      (0..<4).map(layout.itemCenter) == [
        Point(x: 580, y: 320), Point(x: 480, y: 420), Point(x: 380, y: 320), Point(x: 480, y: 220),
      ])
    #expect(layout.itemFrame(0).size == Size(width: 45, height: 45))
  }

  @Test("every direction belongs to exactly one item, at any distance beyond the dead zone")
  func directions() {
    for count in 1...12 {
      let layout = RingMenuLayout(count: count, in: area)
      var hits = Array(repeating: 0, count: count)
      for step in 0..<3600 {
        let angle = Double(step) * .pi / 1800
        let items = [layout.deadZone + 1, layout.radius, 10 * layout.radius].map {
          layout.item(inDirection: Point(angle: angle, length: $0))
        }
        #expect(items[0] != nil && Set(items).count == 1)
        if let item = items[0] { hits[item] += 1 }
      }
      let fair = 3600 / count
      #expect(hits.allSatisfy { abs($0 - fair) <= 2 })
    }
  }

  @Test("the dead zone selects nothing: 32 points, at most 0.4 of the radius")
  func deadZone() {
    let layout = RingMenuLayout(count: 4, in: area)
    #expect(layout.deadZone == 32)
    #expect(layout.item(inDirection: Point(x: 32, y: 0)) == nil)
    #expect(layout.item(inDirection: Point(x: 32.01, y: 0)) == 0)
    let small = RingMenuLayout(count: 4, in: Rect(x: 0, y: 0, width: 189, height: 189))
    #expect(small.radius == 64)
    #expect(abs(small.deadZone - 25.6) < 1e-9)
  }

  @Test("a click chooses up to 45 points beyond the items' outer edge")
  func clickBand() {
    let layout = RingMenuLayout(count: 4, in: area)
    #expect(layout.item(at: layout.center + Point(x: 167.5, y: 0)) == 0)
    #expect(layout.item(at: layout.center + Point(x: 167.6, y: 0)) == nil)
    #expect(layout.item(at: layout.center) == nil)
  }

  @Test("for any requested centre the ring stays inside the window with its margin")
  func inside() {
    for column in 0...4 {
      for row in 0...4 {
        let wish = Point(x: 960 * Double(column) / 4, y: 640 * Double(row) / 4)
        let layout = RingMenuLayout(count: 4, in: area, near: wish)
        for item in 0..<4 {
          #expect(area.insetBy(dx: 8, dy: 8).contains(layout.itemFrame(item)))
        }
      }
    }
  }

  @Test(
    "a ring that does not fit shrinks with its items, and stays inside a view of at least 76 points"
  )
  func small() {
    let area = Rect(x: 0, y: 0, width: 320, height: 240)
    let layout = RingMenuLayout(count: 4, in: area)
    #expect(layout.radius == 89.5)
    for item in 0..<4 { #expect(area.contains(layout.itemFrame(item))) }
    for size in [0.0, 1, 76, 110, 128, 176, 188, 189, 32_767] {
      let area = Rect(x: 0, y: 0, width: size, height: 2 * size)
      let tiny = RingMenuLayout(count: 4, in: area)
      #expect(tiny.radius >= 25.6 && tiny.radius <= 100)
      // The items shrink together with the circle.
      #expect(tiny.itemSide == 45 || abs(tiny.radius / tiny.itemSide - 64 / 45) < 1e-9)
      #expect((tiny.itemSide == 45) == (size >= 189))
      guard size >= 76 else { continue }
      for item in 0..<4 { #expect(area.contains(tiny.itemFrame(item)), "\(size)") }
    }
  }

  @Test("RF-13: a ring of wedges grows with its window, from 176 points to 264")
  func growth() {
    func radius(_ count: Int, _ width: Double, _ height: Double) -> Double {
      let items = (0..<count).map(RingMenuWedges.Content.item)
      let area = Rect(x: 0, y: 0, width: width, height: height)
      return RingMenuLayout(RingMenuWedges(items, start: 0), .court, in: area).outerRadius
    }
    #expect(radius(7, 960, 640) == 176)
    #expect(radius(7, 640, 960) == 176)
    #expect(radius(7, 1240, 840) == 231)
    #expect(radius(7, 1920, 960) == 264)
    #expect(radius(7, 3840, 2160) == 264)
    #expect(radius(7, 300, 300) == 142)
    // Many wedges need a larger radius than the radius for the size of the window.
    #expect(radius(12, 960, 640) == RingMenuLayout.courtRadius(forItems: 12))
    #expect(radius(12, 960, 640) > 176)
  }
}
