import AtriumGraphics
import Testing

struct ColorTests {
  @Test(
    arguments: [
      // The extreme values, and the contrast of greys on white in WCAG's own tools.
      (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.48), (0x767676, 0xFFFFFF, 4.54),
      (0x959595, 0xFFFFFF, 2.99), (0xFF0000, 0xFFFFFF, 4.0), (0x0000FF, 0xFFFFFF, 8.59),
      (0x123456, 0x123456, 1.0),
    ] as [(UInt32, UInt32, Double)])
  func `contrast is WCAG's`(one: UInt32, two: UInt32, ratio: Double) {
    let (first, second) = (Color(hex: one), Color(hex: two))
    #expect(abs(first.contrastRatio(with: second) - ratio) < 0.01)
    #expect(first.contrastRatio(with: second) == second.contrastRatio(with: first))
  }

  @Test func `luminance weighs the components`() {
    #expect(Color.white.relativeLuminance == 1)
    #expect(Color.black.relativeLuminance == 0)
    #expect(Color(hex: 0x00FF00).relativeLuminance == 0.7152)
    #expect(abs(Color(white: 0.5).relativeLuminance - 0.2140) < 0.0001)
  }

  @Test func `hexadecimal digits are red, green, blue`() {
    let color = Color(hex: 0xAA_FF8000, alpha: 0.5)
    #expect(color == Color(red: 1, green: 128.0 / 255, blue: 0, alpha: 0.5))
  }

  @Test func `mixing is linear and stays between`() {
    let mixed = Color.black.mixed(with: Color(red: 1, green: 0.5, blue: 0, alpha: 0), by: 0.25)
    #expect(mixed == Color(red: 0.25, green: 0.125, blue: 0, alpha: 0.75))
    #expect(Color.black.mixed(with: .white, by: 7) == .white)
    #expect(Color.black.mixed(with: .white, by: -1) == .black)
    #expect(Color.black.mixed(with: .white, by: .nan) == .black)
  }

  @Test func `alpha alone can be replaced`() {
    #expect(Color.white.withAlphaComponent(0.25) == Color(white: 1, alpha: 0.25))
  }
}
