import AtriumX11
import Testing

@Suite("startup notification")
struct StartupNotificationTests {
  @Test(
    "XC-8: the time of the launch follows the last _TIME of the identifier",
    arguments: [
      ("panel-1234_TIME5678", 5678), ("a_TIME1_TIME4294967295", 0xffff_ffff), ("x_TIME12-3", 12),
      ("x_TIME", nil), ("x_TIMEabc", nil), ("x_TIME4294967296", nil), ("x_TIME-5", nil), ("x", nil),
    ] as [(String, UInt?)])
  func time(identifier: String, time: UInt?) {
    #expect(StartupNotification(identifier: identifier)?.time == time)
  }

  @Test("XC-8: an empty identifier and an identifier longer than 1,024 bytes are ignored")
  func invalid() {
    #expect(StartupNotification(identifier: "") == nil)
    #expect(StartupNotification(identifier: String(repeating: "x", count: 1025)) == nil)
    #expect(StartupNotification(identifier: String(repeating: "x", count: 1024)) != nil)
  }

  @Test(
    "XC-8: the end of the launch is a message in pieces of 20 bytes, with quotation marks escaped")
  func completion() {
    let pieces = StartupNotification(identifier: #"a"b\c_TIME1"#)?.completion ?? []
    #expect(pieces.map(\.count) == [20, 20])
    #expect(pieces.joined().prefix { $0 != 0 }.elementsEqual(#"remove: ID="a\"b\\c_TIME1""#.utf8))
    // A message that fills the pieces exactly needs a further piece for its zero byte.
    let full = StartupNotification(identifier: "1234567")?.completion ?? []
    #expect(full.map(\.count) == [20, 20] && full.last?.allSatisfy { $0 == 0 } == true)
  }
}
