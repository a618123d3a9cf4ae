import AtriumGeometry
import AtriumGraphics
import Testing

/// Images whose edges keep their size.
@MainActor
struct ResizableImageTests {
  /// A row of pixels in the given colours, drawn into a row of `width` pixels.
  private func row(
    _ colors: [UInt32], width: Int, insets: EdgeInsets, _ mode: Image.ResizingMode = .stretch
  ) throws -> [UInt32] {
    let source = try Bitmap.make(colors.count, 1)
    source.draw { canvas in
      for (index, color) in colors.enumerated() {
        canvas.fill(
          Rect(x: Double(index), y: 0, width: 1, height: 1), with: Color(hex: color & 0xFF_FFFF))
      }
    }
    let image = Image(source).resizableImage(withCapInsets: insets, resizingMode: mode)
    let target = try Bitmap.make(width, 1)
    target.draw { $0.draw(image, in: Rect(x: 0, y: 0, width: Double(width), height: 1)) }
    return target.words
  }

  private let r: UInt32 = 0xFFFF_0000
  private let g: UInt32 = 0xFF00_FF00
  private let b: UInt32 = 0xFF00_00FF
  private let w: UInt32 = 0xFFFF_FFFF
  private let sides = EdgeInsets(top: 0, left: 1, bottom: 0, right: 1)

  @Test(
    "the edges keep their size, and the middle is stretched or repeated, without mixing colours")
  func parts() throws {
    #expect(try row([r, g, b], width: 6, insets: sides) == [r, g, g, g, g, b])
    #expect(try row([r, g, b], width: 3, insets: sides) == [r, g, b])
    #expect(try row([r, g, w, b], width: 7, insets: sides, .tile) == [r, g, w, g, w, g, b])
    #expect(try row([r, g], width: 5, insets: .zero, .tile) == [r, g, r, g, r])
  }

  @Test("edges that do not fit shrink, and edges that leave no middle are reduced")
  func narrow() throws {
    #expect(
      try row([r, r, g, b, b], width: 2, insets: EdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
        == [r, b])
    let much = EdgeInsets(top: 9, left: 1, bottom: 9, right: 9)
    #expect(try row([r, g, b], width: 5, insets: much) == [r, g, g, g, b])
  }

  @Test("a resizable image keeps its rendering mode, its size and its insets")
  func values() throws {
    let image = Image(try Bitmap.make(4, 4)).withRenderingMode(.alwaysTemplate)
    let resizable = image.resizableImage(withCapInsets: sides)
    #expect(resizable.renderingMode == .alwaysTemplate && resizable.capInsets == sides)
    #expect(resizable.resizingMode == .tile && resizable.size == image.size)
    #expect(resizable.withRenderingMode(.automatic).capInsets == sides)
    #expect(image.resizingMode == .stretch && !image.flipsForRightToLeftLayoutDirection)
    #expect(
      resizable.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(image == image && image != resizable)
  }

  @Test("the fonts of the system are listed by family")
  func families() {
    let names = Font.familyNames
    #expect(names.contains("Inter") && names == names.sorted())
  }
}
