import Testing
import XServerSupport

extension ServerTests {
  private static let surroundings: [[String: String?]] = [[:], ["ATRIUM_X11_WITHOUT": "randr"]]

  /// Returns the colours of a window's corners; nil if the window is not mapped.
  private func corners(_ fixture: Fixture, _ probe: XProbe, width: Int, height: Int) -> [UInt32?] {
    [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)].map {
      probe.pixel(x: $0.0, y: $0.1, of: fixture.windowID)
    }
  }

  private var painted: [UInt32?] { [0xffffff, 0xffffff, 0xffffff, 0xffffff] }

  @Test(
    "XC-18: when the screen grows, the window can grow with it, and every corner is painted",
    arguments: surroundings)
  func growingScreen(environment: [String: String?]) throws {
    let server = try XServer(screen: "2048x1536x24")
    try server.setScreen(width: 640, height: 480)
    let fixture = try Fixture(on: server, changing: environment)
    let probe = try XProbe(server)
    #expect(eventually { corners(fixture, probe, width: 400, height: 300) == painted })
    try server.setScreen(width: 2000, height: 1500)
    probe.resize(fixture.windowID, width: 2000, height: 1500)
    #expect(eventually { corners(fixture, probe, width: 2000, height: 1500) == painted })
    #expect(fixture.process.standardError == "")
  }

  @Test(
    "a window that grew before its screen is painted completely as soon as the screen follows",
    arguments: surroundings)
  func screenAfterWindow(environment: [String: String?]) throws {
    let server = try XServer(screen: "2048x1536x24")
    try server.setScreen(width: 640, height: 480)
    let fixture = try Fixture(on: server, changing: environment)
    let probe = try XProbe(server)
    probe.resize(fixture.windowID, width: 2000, height: 1500)
    fixture.hearsSize("2000x1500 scale 1.0")
    try fixture.settles(probe)
    #expect(fixture.sharedMemoryKilobytes <= 640 * 480 * 6 / 1024 + 4)
    try server.setScreen(width: 2000, height: 1500)
    #expect(eventually { corners(fixture, probe, width: 2000, height: 1500) == painted })
    // A screen that shrinks releases the memory.
    try server.setScreen(width: 800, height: 600)
    #expect(eventually { fixture.sharedMemoryKilobytes <= 800 * 600 * 6 / 1024 + 4 })
    #expect(eventually { probe.pixel(x: 799, y: 599, of: fixture.windowID) == 0xffffff })
    probe.resize(fixture.windowID, width: 800, height: 600)
    #expect(eventually { corners(fixture, probe, width: 800, height: 600) == painted })
    #expect(fixture.process.standardError == "")
  }

  @Test("sent events about the screen's size are ignored")
  func sentScreenSize() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    try fixture.settles(probe)
    probe.sendScreenSize(width: 1, height: 1)
    probe.resize(fixture.windowID, width: 1280, height: 800)
    #expect(eventually { corners(fixture, probe, width: 1280, height: 800) == painted })
  }
}
