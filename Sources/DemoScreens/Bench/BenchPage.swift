import AtriumGraphics

/// One of the four measured screens.
struct BenchPage {
  let name: String
  let color: Color

  static let all = [
    BenchPage(name: "Overview", color: Color(hex: 0x1f4e79)),
    BenchPage(name: "Library", color: Color(hex: 0x7a2e4d)),
    BenchPage(name: "Network", color: Color(hex: 0x2f6b3c)),
    BenchPage(name: "Settings", color: Color(hex: 0x6b5b1e)),
  ]
}
