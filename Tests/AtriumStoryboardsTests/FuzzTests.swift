import AtriumGeometry
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Foundation
import Testing

/// Documents that are damaged at random are read with warnings, or refused with an error; nothing traps.
@MainActor
struct FuzzTests {
  @Test("SB-24 300 damaged documents neither trap nor hang", arguments: Documents.names)
  func damaged(name: String) throws {
    let original = [UInt8](try Data(contentsOf: URL(filePath: Documents.folder + "/" + name)))
    var random = SeededGenerator(seed: 1)
    let values = ["nan", "-1", "1e300", "", "YES", "c", "99999999999999999999", "🦊", "-2"]
    var readCount = 0
    for _ in 0..<24 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damage(&bytes, values, &random)
      }
      if load(bytes, name) { readCount += 1 }
    }
    // Damage that leaves no file readable would test the reader only.
    #expect(readCount > 0)
  }

  /// Reads a document and shows each of its controllers; true if it could be read.
  private func load(_ bytes: [UInt8], _ name: String) -> Bool {
    let registry = InterfaceRegistry()
    TestClasses.register(in: registry)
    guard let file = try? TemporaryFile(bytes, named: name) else { return false }
    if name.hasSuffix(".xib") {
      guard let nib = try? Nib(contentsOf: file.path, registry: registry) else { return false }
      nib.instantiate(withOwner: BadgeOwner())
      return true
    }
    guard let storyboard = try? Storyboard(contentsOf: file.path, registry: registry) else {
      return false
    }
    let stage = Stage(size: Size(width: 320, height: 480), scale: 1)
    if let controller = storyboard.instantiateInitialViewController() {
      stage.window.rootViewController = controller
      stage.turn()
    }
    for identifier in storyboard.identifiers {
      let controller = storyboard.instantiateViewController(withIdentifier: identifier)
      controller.loadViewIfNeeded()
      for segue in controller.segueIdentifiers {
        controller.performSegue(withIdentifier: segue, sender: nil)
      }
    }
    return true
  }

  private func damage(
    _ bytes: inout [UInt8], _ values: [String], _ random: inout SeededGenerator
  ) {
    guard bytes.count > 400 else { return }
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
    case 1: bytes.removeLast(Int.random(in: 1..<200, using: &random))
    default:
      // The value of an attribute becomes another one, or that of another attribute.
      let quotes = bytes.indices.filter { bytes[$0] == 34 }
      guard quotes.count > 20 else { return }
      let index = Int.random(in: 5..<(quotes.count / 2), using: &random) * 2
      guard index + 1 < quotes.count else { return }
      var value = Array((values.randomElement(using: &random) ?? "").utf8)
      if Bool.random(using: &random) {
        let other = Int.random(in: 5..<(quotes.count / 2 - 1), using: &random) * 2
        value = Array(bytes[(quotes[other] + 1)..<quotes[other + 1]])
      }
      bytes.replaceSubrange((quotes[index] + 1)..<quotes[index + 1], with: value)
    }
  }
}

/// A generator that gives the same numbers for a seed: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
