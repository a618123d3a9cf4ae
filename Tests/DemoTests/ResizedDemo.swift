import Testing
import XServerSupport

/// The demo's bench screen in a window that a test resizes, and checks of its image.
final class ResizedDemo {
  /// The colours of the page and of the square in its bottom right corner.
  private static let (page, square): (UInt32, UInt32) = (0x1f4e79, 0xffcc00)

  let probe: XProbe
  let window: String
  let windowID: UInt
  private let demo: ChildProcess
  private var latestStep: Int?

  /// Starts the demo.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - size: The window's size, in pixels.
  ///   - adopt: Shows the window, in a test with its own window manager.
  /// - Throws: An error that ends the test.
  init(on server: XServer, size: String = "900x600", adopt: () throws -> Void = {}) throws {
    probe = try XProbe(server)
    demo = try server.start(
      Demo.path, ["--screen", "bench", "--scale", "1", "--motion", "full", "--size", size])
    try adopt()
    window = try server.window(of: demo)
    windowID = UInt(window) ?? 0
    let isPainted = try eventually { try isRight() }
    try #require(isPainted, "\(demo.standardError)")
    // After this delay, the test's first size does not count as a size that a window manager sets at the start.
    probe.letPass(milliseconds: 500)
  }

  /// Returns whether the image is the final one for the window's size, once the window has handled all events
  /// until now, and a turn after them.
  func isRight() throws -> Bool {
    while true {
      let size = try #require(probe.size(of: windowID))
      // The loop answers before the turn. The second answer comes from the next round. The third comes from
      // the round after a turn that had to wait for the server to copy the previous frame.
      for _ in 0..<3 { try #require(probe.ping(windowID), "\(demo.standardError)") }
      let (right, bottom) = (size.width - 1, size.height - 1)
      let seen = [
        (right, bottom), (right - 15, bottom - 15), (right - 16, bottom), (right, bottom - 16),
      ]
      .map { probe.pixel(x: $0.0, y: $0.1, of: windowID) }
      // A window manager may have changed the size meanwhile.
      guard probe.size(of: windowID).map({ $0 == size }) == true else { continue }
      return seen == [Self.square, Self.square, Self.page, Self.page]
    }
  }

  /// Takes a step at 60 steps a second, and checks the image before the next one.
  ///
  /// - Parameter step: The change of the size.
  /// - Returns: Whether the image was right, and whether no stall of a busy machine came between this step
  ///   and the previous one.
  /// - Throws: An error that ends the test.
  func take(_ step: () throws -> Void) throws -> (isRight: Bool, isQuick: Bool) {
    let start = latestStep
    var now = probe.time
    if let start, now - start < 16 {
      probe.letPass(milliseconds: 16 - (now - start))
      now = probe.time
    }
    latestStep = now
    try step()
    let isRight = try isRight()
    return (isRight, start.map { now - $0 < 140 } ?? true)
  }

  /// Takes some steps, and repeats them until each step was checked once without a delay by a busy machine.
  ///
  /// - Parameters:
  ///   - sizes: The sizes; the first is not checked, since it may be a jump.
  ///   - resize: Gives the window a size.
  /// - Returns: The sizes whose image was wrong; nil if a step was delayed in every repetition.
  /// - Throws: An error that ends the test.
  func wrongPictures(
    at sizes: [(width: Int, height: Int)], resize: (Int, Int) throws -> Void
  ) throws -> [String]? {
    var wrong: [String] = []
    var unchecked = Set(sizes.indices.dropFirst())
    let isComplete = try eventually {
      latestStep = nil
      for (index, size) in sizes.enumerated() {
        let outcome = try take { try resize(size.width, size.height) }
        guard outcome.isQuick, unchecked.remove(index) != nil, !outcome.isRight else { continue }
        wrong.append("\(size.width)x\(size.height)")
      }
      // A jump after a delay has come to rest before the next run.
      probe.letPass(milliseconds: 500)
      return unchecked.isEmpty
    }
    return isComplete ? wrong : nil
  }
}
