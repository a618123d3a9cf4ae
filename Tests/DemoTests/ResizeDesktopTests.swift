import Testing
import XServerSupport

/// Resizes at 60 steps a second in real windows, with the right image after each step.
@Suite("resizes on a desktop", .serialized)
struct ResizeDesktopTests {
  /// The steps from landscape to portrait and back, across both size classes of the width.
  private static let sweep = (Array(0...45) + Array(0..<45).reversed()).map {
    (width: 900 - 10 * $0, height: 600 + 2 * $0)
  }

  @Test("DC-34: without a window manager each step is right, even across the square")
  func noManager() throws {
    let server = try XServer()
    let demo = try ResizedDemo(on: server)
    let wrong = try demo.wrongPictures(at: Self.sweep) {
      demo.probe.resize(demo.windowID, width: $0, height: $1)
    }
    #expect(wrong == [])
  }

  @Test("DC-34: with a window manager that announces no steps the image is right after each step")
  func plainManager() throws {
    let server = try XServer()
    let manager = try PlainWindowManager(server)
    let demo = try ResizedDemo(on: server) { try manager.adopt() }
    #expect(manager.window == demo.windowID)
    let wrong = try demo.wrongPictures(at: Self.sweep) {
      manager.resize(width: $0, height: $1)
    }
    #expect(wrong == [])
  }

  @Test("DC-34: with openbox the image is right for sizes that a program requests")
  func openbox() throws {
    let server = try XServer(screen: "1280x1024x24")
    try server.startWindowManager()
    let demo = try ResizedDemo(on: server)
    let wrong = try demo.wrongPictures(at: Self.sweep) { width, height in
      demo.probe.resize(demo.windowID, width: width, height: height)
      let isResized = eventually {
        demo.probe.size(of: demo.windowID).map { $0 == (width, height) } == true
      }
      #expect(isResized)
    }
    #expect(wrong == [])
  }

  @Test("DC-34: with openbox the image is right for an edge that the pointer drags")
  func draggedEdge() throws {
    let server = try XServer(screen: "1280x1024x24")
    try server.startWindowManager()
    let demo = try ResizedDemo(on: server, size: "700x500")
    try server.xdotool("windowactivate", "--sync", demo.window)
    try server.xdotool("windowmove", "--sync", demo.window, "10", "30")
    try server.xdotool("mousemove", "--window", demo.window, "690", "490")
    try server.xdotool("keydown", "alt", "mousedown", "3")
    var sizes: Set<Int> = []
    var wrong: [Int] = []
    for step in 1...30 {
      try server.xdotool("mousemove_relative", "--", step % 3 == 0 ? "-4" : "9", "4")
      // The window manager may take several steps for one motion, and the window paints at most one of them in
      // a frame. Content that lags behind the edge is wrong in the next frame too.
      if try !demo.isRight() {
        demo.probe.letPass(milliseconds: 20)
        if try !demo.isRight() { wrong.append(step) }
      }
      sizes.insert(demo.probe.size(of: demo.windowID)?.width ?? 0)
    }
    try server.xdotool("mouseup", "3", "keyup", "alt")
    #expect(try demo.isRight())
    #expect(wrong == [])
    // The window manager may skip steps, but the window skips none of the steps that it receives.
    #expect(sizes.count > 5, "\(sizes)")
  }

  @Test(
    "DC-34: of sizes that are far apart, each one that follows another closely is painted right at once"
  )
  func farSizes() throws {
    let server = try XServer()
    let demo = try ResizedDemo(on: server)
    let sizes = (0..<40).map {
      $0 % 2 == 0 ? (width: 480, height: 700) : (width: 1100, height: 620)
    }
    let wrong = try demo.wrongPictures(at: sizes) {
      demo.probe.resize(demo.windowID, width: $0, height: $1)
    }
    #expect(wrong == [])
  }

  @Test("DC-34: a large window that goes to full screen or is maximised is painted right at once")
  func smallChanges() throws {
    let server = try XServer(screen: "1280x1024x24")
    try server.startWindowManager()
    let demo = try ResizedDemo(on: server, size: "1100x900")
    for state in ["fullscreen", "maximized_vert,maximized_horz"] {
      for change in ["add", "remove"] {
        let before = try #require(demo.probe.size(of: demo.windowID))
        try server.run("wmctrl", ["-i", "-r", demo.window, "-b", "\(change),\(state)"])
        let isResized = eventually {
          demo.probe.size(of: demo.windowID).map { $0 != before } == true
        }
        #expect(isResized)
        #expect(try demo.isRight(), "\(change) \(state)")
        demo.probe.letPass(milliseconds: 500)
      }
    }
  }
}
