import Testing
import UIKit

/// Images of symbols by their names.
@MainActor
struct SymbolTests {
  /// Returns whether the pixels in the middle row of an image of 20 points are opaque, from left to right.
  private func row(_ name: String) throws -> [Bool] {
    let image = try #require(
      UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
    let bitmap = image.bitmap(forScale: 1)
    return (0..<bitmap.size.width).map {
      (bitmap.color(atX: $0, y: bitmap.size.height / 2)).alpha > 0.5
    }
  }

  @Test("a symbol is a template with the size of its configuration")
  func sizes() throws {
    let plain = try #require(UIImage(systemName: "plus"))
    #expect(plain.size == CGSize(width: 20, height: 20) && plain.renderingMode == .alwaysTemplate)
    let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
    #expect(plain.withConfiguration(large).size == CGSize(width: 60, height: 60))
    #expect(plain.applyingSymbolConfiguration(large)?.size == CGSize(width: 60, height: 60))
    let other = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    #expect(other.withConfiguration(large) === other)
  }

  @Test("a symbol with the suffix fill is filled, and the sign in a filled circle is cut out")
  func fills() throws {
    let circle = try row("circle")
    let filled = try row("circle.fill")
    #expect(!circle[12] && filled[12] && circle.count == 24)
    let sign = try row("minus.circle.fill")
    #expect(sign[4] && !sign[12] && sign[20])
  }

  @Test("a name without an outline gives an empty square, and a text that is no name gives nil")
  func unknown() throws {
    #expect(try row("square") == row("xyz.unheard"))
    #expect(UIImage(systemName: "") == nil && UIImage(systemName: "No Name") == nil)
    #expect(UIImage(systemName: "a..b") == nil)
  }
}
