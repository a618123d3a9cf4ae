import AtriumGeometry
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Foundation
import TestSupport
import Testing

/// Randomly damaged documents are read with warnings, or refused with an error, and never trap.
@MainActor
struct FuzzTests {
  /// The duration of ``longRun()`` in seconds, from `ATRIUM_FUZZ_SECONDS`; 0 skips it.
  private nonisolated static let seconds =
    ProcessInfo.processInfo.environment["ATRIUM_FUZZ_SECONDS"].flatMap { Double($0) } ?? 0

  @Test(
    "SB-24: 24 damaged versions of each document neither trap nor hang",
    arguments: Documents.names + RealDocumentTests.all.map(\.document.file))
  func damaged(name: String) throws {
    let file = InterfaceFiles.path(of: name)
    let original = [UInt8](try Data(contentsOf: URL(filePath: file)))
    var random = SeededGenerator(seed: RandomRunSettings.firstSeed)
    var readCount = 0
    for number in 0..<24 {
      let bytes = InterfaceDamage.damaged(original, &random)
      if load(bytes, name, isPreview: number.isMultiple(of: 2)) { readCount += 1 }
    }
    // If no damaged file were readable, only the XML reader would be tested.
    #expect(readCount > 0)
  }

  @Test("SB-24: 50 documents of random elements neither trap nor hang")
  func generated() {
    var random = SeededGenerator(seed: RandomRunSettings.firstSeed)
    for _ in 0..<50 {
      var generator = InterfaceGenerator(random: random)
      let text = generator.document()
      random = generator.random
      #expect(load(Array(text.utf8), "Generated.storyboard"))
      #expect(load(Array(text.utf8), "Generated.storyboard", isPreview: true))
      _ = load(InterfaceDamage.damaged(Array(text.utf8), &random), "Generated.storyboard")
    }
  }

  @Test("SB-24: damaged images and asset catalogues neither trap nor hang")
  func assets() throws {
    var random = SeededGenerator(seed: RandomRunSettings.firstSeed)
    let project = try AssetProject()
    let whole = try project.load()
    // Each image and each colour of the undamaged project is found.
    #expect(whole.warnings.map(\.message) == [])
    var warned = 0
    for _ in 0..<60 {
      try project.damage(&random)
      if try !project.load().warnings.isEmpty { warned += 1 }
      try project.restore()
    }
    #expect(warned > 10)
    #expect(try project.load().warnings.map(\.message) == [])
  }

  /// Tests other documents for the duration in `ATRIUM_FUZZ_SECONDS`.
  ///
  /// The current file stays at the printed path, in case the run ends in a trap.
  @Test(
    "SB-24: damaged and random documents neither trap nor hang in a long run",
    .enabled(if: seconds > 0))
  func longRun() throws {
    let names = Documents.names + RealDocumentTests.all.map(\.document.file)
    let originals = try names.map {
      [UInt8](try Data(contentsOf: URL(filePath: InterfaceFiles.path(of: $0))))
    }
    var random = SeededGenerator(seed: RandomRunSettings.firstSeed)
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    let (clock, start) = (ContinuousClock(), ContinuousClock.now)
    var (count, slowest) = (0, Duration.zero)
    let project = try AssetProject()
    print("The document that is tried is \(folder)/atrium-fuzz.storyboard, or .xib.")
    while start.duration(to: .now) < .seconds(FuzzTests.seconds) {
      if Int.random(in: 0..<8, using: &random) == 0 {
        try project.damage(&random)
        let time = try clock.measure { _ = try project.load() }
        if time > .seconds(8) { Issue.record("\(project.damagedFile) took \(time).") }
        try project.restore()
        count += 1
        continue
      }
      let index = Int.random(in: 0...originals.count, using: &random)
      var (bytes, name) = ([UInt8](), "Generated.storyboard")
      if index < originals.count {
        (bytes, name) = (originals[index], names[index])
      } else {
        var generator = InterfaceGenerator(random: random)
        bytes = Array(generator.document().utf8)
        random = generator.random
      }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes = InterfaceDamage.damaged(bytes, &random)
      }
      let ending = name.hasSuffix(".xib") ? "xib" : "storyboard"
      try Data(bytes).write(to: URL(filePath: "\(folder)/atrium-fuzz.\(ending)"))
      let isPreview = Bool.random(using: &random)
      let time = clock.measure { _ = load(bytes, name, isPreview: isPreview) }
      (count, slowest) = (count + 1, max(slowest, time))
      if time > .seconds(5) {
        let kept = "\(folder)/atrium-fuzz-slow-\(count).\(ending)"
        try Data(bytes).write(to: URL(filePath: kept))
        Issue.record("\(kept) took \(time).")
      }
    }
    print("\(count) documents were tried; the slowest took \(slowest).")
  }

  /// Reads a document and shows each of its controllers; returns true if it could be read.
  private func load(_ bytes: [UInt8], _ name: String, isPreview: Bool = false) -> Bool {
    let registry =
      isPreview
      ? InterfaceRegistry()
      : RealDocumentTests.all.first { $0.document.file == name }?.document.registry
        ?? InterfaceRegistry()
    registry.isPreview = isPreview
    if !isPreview { TestClasses.register(in: registry) }
    let last = String(name.split(separator: "/").last ?? "")
    guard let file = try? TemporaryFile(bytes, named: last) else { return false }
    if name.hasSuffix(".xib") {
      guard let nib = try? Nib(contentsOf: file.path, registry: registry) else { return false }
      nib.instantiate(withOwner: name == "Badge.xib" ? BadgeOwner() : Screen())
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
}

/// A generator that returns the same numbers for the same seed: SplitMix64.
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
