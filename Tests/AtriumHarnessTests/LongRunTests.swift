import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The memory of a run, which does not grow with its length.
@MainActor
struct LongRunTests {
  @Test("a headless host keeps only the latest requests and areas, oldest first")
  func host() {
    let host = HeadlessHost()
    func area(_ index: Int) -> Region {
      Region(PixelRect(x: index, y: 0, width: 1, height: 1))
    }
    for index in 0..<1024 {
      host.handle(.needsFrame(at: Double(index)))
      host.present(area(index))
    }
    #expect(host.requests == (0..<1024).map { .needsFrame(at: Double($0)) })
    #expect(host.presentedDamage == (0..<1024).map(area))
    for index in 1024..<3000 {
      host.handle(.needsFrame(at: Double(index)))
      host.present(area(index))
    }
    // The oldest entries are discarded in portions of an eighth.
    #expect(host.requests == (2048..<3000).map { .needsFrame(at: Double($0)) })
    #expect(host.presentedDamage == (2048..<3000).map(area))
    #expect(host.frameDeadline == 2999)
  }

  // TP-12
  @Test("names of released controllers are forgotten, and others stay")
  func names() {
    var names = ControllerNames()
    let kept = ViewController()
    kept.title = "Kept"
    #expect(names.name(of: kept) == "Kept")
    for index in 1...1000 {
      let passing = ViewController()
      passing.title = "Passing"
      #expect(names.name(of: passing) == (index == 1 ? "Passing" : "Passing#\(index)"))
    }
    #expect(names.count <= 64)
    #expect(names.name(of: kept) == "Kept")
  }
}
