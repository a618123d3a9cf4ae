extension XServer {
  /// Gives the screen another size, at most its size at the server's start.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  /// - Throws: ``ServerFailed`` if the screen does not get that size.
  public func setScreen(width: Int, height: Int) throws {
    let mode = "\(width)x\(height)"
    // A virtual screen works with any mode timings.
    let timings = [width, width + 16, width + 80, width + 160, height, height + 3, height + 7]
    let clock = "\(Double((width + 160) * (height + 20) * 60) / 1e6)"
    try run(
      "xrandr", ["--newmode", mode, clock] + timings.map { "\($0)" } + ["\(height + 20)"])
    try run("xrandr", ["--addmode", "screen", mode])
    try run("xrandr", ["--fb", mode, "--output", "screen", "--mode", mode])
    guard try run("xwininfo", ["-root"]).contains("-geometry \(mode)+") else {
      throw ServerFailed(message: "no screen of \(mode)")
    }
  }
}
