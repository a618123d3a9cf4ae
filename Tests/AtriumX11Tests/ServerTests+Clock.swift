import Foundation
import Testing
import XServerSupport

/// Jumps of the user's clock.
extension ServerTests {
  @Test("a kernel timer fires when the system's time is set")
  func clockTimer() throws {
    let fixture = try Fixture()
    let folder = "/proc/\(fixture.process.identifier)/fdinfo"
    let lines = try FileManager.default.contentsOfDirectory(atPath: folder).flatMap { name in
      let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return (text ?? "").split(separator: "\n").map(String.init)
    }
    // The timer follows the wall clock, has an absolute time, and is cancelled when the clock is set.
    #expect(lines.filter { $0.hasPrefix("clockid: ") } == ["clockid: 0"])
    #expect(lines.filter { $0.hasPrefix("settime flags: ") } == ["settime flags: 03"])
  }

  @Test("when daylight saving time begins, the window is notified once")
  func daylightSaving() throws {
    let server = try XServer()
    let start = Int(Date().timeIntervalSince1970) + 12
    let fixture = try Fixture(on: server, changing: ["TZ": Self.zone(changingAt: start)])
    let told = { fixture.process.lines.filter { $0 == "timeOfDay" }.count }
    // The change of the time of day is reported at the start, and when the window first becomes visible.
    try #require(eventually { told() > 0 && stays(for: 1) { [count = told()] in told() == count } })
    let before = told()
    try #require(Int(Date().timeIntervalSince1970) < start - 1, "the machine is too slow")
    #expect(eventually { told() > before })
    #expect(Date().timeIntervalSince1970 >= Double(start))
    #expect(stays(for: 0.5) { told() == before + 1 })
  }

  /// Returns a time zone whose daylight saving time begins at the given time.
  private static func zone(changingAt second: Int) -> String {
    var (second, parts) = (second, tm())
    gmtime_r(&second, &parts)
    let end = (Int(parts.tm_yday) + 180) % 365
    return "AAA0BBB,\(parts.tm_yday)/\(parts.tm_hour):\(parts.tm_min):\(parts.tm_sec),\(end)/0"
  }
}
