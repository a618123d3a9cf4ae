import Testing
import XServerSupport

@Suite
struct PixelRowsTests {
  @Test("rows are copied without the gaps between them and without alpha")
  func copy() {
    let memory: [UInt32] = [
      0xff11_2233, 0x0044_5566, 0xdead_beef, 0x8077_8899, 0xffaa_bbcc, 0xdead_beef,
    ]
    let pixels = memory.withUnsafeBytes { bytes in
      bytes.baseAddress.map { PixelRows.copy($0, width: 2, height: 2, bytesPerRow: 12) }
    }
    #expect(pixels == [0x11_2233, 0x44_5566, 0x77_8899, 0xaa_bbcc])
  }

  @Test("a pixel is different if one component differs by more than the tolerance")
  func differences() {
    let pixels: [UInt32] = [0x10_2030, 0x10_2030, 0x10_2030, 0x10_2030]
    let others: [UInt32] = [0x10_2030, 0x12_2030, 0x10_1e30, 0x10_2033]
    #expect(PixelRows.differences(pixels[...], others[...]) == 3)
    #expect(PixelRows.differences(pixels[...], others[...], tolerance: 2) == 1)
    #expect(PixelRows.differences(pixels[...], others[...], tolerance: 3) == 0)
    #expect(PixelRows.differences(pixels[0..<2], others[1..<3], tolerance: 0) == 2)
  }
}
