import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The underlined access keys of a ring (feature 18).
@MainActor
struct RingMenuAccessKeyTests {
  private static let title = "Twenty characters ok"

  /// Opens a ring whose first item has an access key, and returns its picture and the frame of the item's last title.
  private func picture(
    of accessKey: Character?, _ size: Size, _ style: RingMenuView.Style, highlights: Bool
  ) -> (bitmap: Bitmap, title: Rect?) {
    let fixture = RingFixture(count: 0, size: size, style: style)
    var items = ["A", "B", "C", "D"].map { RingMenuItem.action($0) {} }
    items[0].title = RingMenuAccessKeyTests.title
    items[0].accessKey = accessKey
    fixture.ring.menu = items
    fixture.ring.setMenuVisible(true, animated: false)
    if highlights { fixture.key(.keyboardTab) }
    fixture.stage.settle()
    var frame: Rect?
    func visit(_ view: View) {
      for text in (view as? any TextDisplaying)?.displayedTexts ?? []
      where text.string == RingMenuAccessKeyTests.title {
        frame = view.convert(text.rect, to: nil)
      }
      for subview in view.subviews where !subview.isHidden { visit(subview) }
    }
    visit(fixture.menu)
    return (fixture.stage.snapshot(), frame)
  }

  /// Returns the bounding box of the pixels that differ; nil if there are none.
  private func difference(_ one: Bitmap, _ other: Bitmap) -> Rect? {
    var box: Rect?
    one.withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        for y in 0..<one.size.height {
          for x in 0..<one.size.width {
            let offset = y * one.bytesPerRow + x * 4
            guard
              left.load(fromByteOffset: offset, as: UInt32.self)
                != right.load(fromByteOffset: offset, as: UInt32.self)
            else { continue }
            let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
            box = box?.union(pixel) ?? pixel
          }
        }
      }
    }
    return box
  }

  @Test(
    "RF-18: an access key is underlined in a wedge, a row, the middle and a caption, in any line")
  func underlined() throws {
    let cases: [(Character, Size, RingMenuView.Style, highlights: Bool, lines: Int?)] = [
      ("k", Size(width: 800, height: 600), .court, false, 2),
      ("w", Size(width: 150, height: 100), .court, false, nil),
      ("k", Size(width: 200, height: 200), .court, true, 2),
      ("k", Size(width: 800, height: 600), .plain, true, 2),
    ]
    for (key, size, style, highlights, lines) in cases {
      let plain = picture(of: nil, size, style, highlights: highlights)
      let marked = picture(of: key, size, style, highlights: highlights)
      let line = try #require(difference(plain.bitmap, marked.bitmap), "\(size) \(style)")
      #expect(line.height <= 3 && line.width >= 4 && line.width <= 16, "\(line)")
      #expect(
        difference(plain.bitmap, picture(of: "x", size, style, highlights: highlights).bitmap)
          == nil)
      #expect((plain.title == nil) == (lines == nil))
      guard let title = plain.title else { continue }
      // The letter is in the last line.
      #expect(
        title.height > 20 && line.minY > title.midY && line.maxY < title.maxY + 5,
        "\(line) under \(title)")
      #expect(line.minX >= title.minX && line.maxX <= title.maxX + 1)
    }
  }
}
