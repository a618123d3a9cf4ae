import AtriumX11
import Testing

@Suite("the server's clock converted to the window's")
struct ServerClockTests {
  @Test("the first event is at the current time, and later events keep their distance to it")
  func offset() {
    var clock = ServerClock()
    #expect(clock.seconds(5_000_000, now: 2) == 2)
    #expect(abs(clock.seconds(5_000_250, now: 2.3) - 2.25) < 1e-9)
    #expect(abs(clock.seconds(5_000_260, now: 2.9) - 2.26) < 1e-9)
  }

  @Test(
    "no event is in the future, and an event with a shorter delay shows that the earlier events were late"
  )
  func neverAhead() {
    var clock = ServerClock()
    #expect(clock.seconds(1000, now: 1) == 1)
    #expect(clock.seconds(1100, now: 1.05) == 1.05)
    // The first event had taken 50 ms longer to arrive.
    #expect(abs(clock.seconds(1200, now: 1.3) - 1.15) < 1e-9)
  }

  @Test("the time continues across the 32-bit wrap-around of the server's time")
  func wrapAround() {
    var clock = ServerClock()
    #expect(clock.seconds(UInt32.max - 99, now: 10) == 10)
    #expect(abs(clock.seconds(100, now: 10.3) - 10.2) < 1e-9)
    #expect(abs(clock.seconds(300, now: 10.5) - 10.4) < 1e-9)
  }

  @Test("the time never runs backwards, for any server time")
  func monotonic() {
    var clock = ServerClock()
    #expect(clock.seconds(1000, now: 1) == 1)
    #expect(abs(clock.seconds(1500, now: 1.6) - 1.5) < 1e-9)
    #expect(abs(clock.seconds(1400, now: 1.7) - 1.5) < 1e-9)
  }

  @Test("an event without a time is at the current time, and adjusts nothing")
  func currentTime() {
    var clock = ServerClock()
    #expect(clock.seconds(0, now: 3) == 3)
    #expect(clock.seconds(77, now: 4) == 4)
    #expect(abs(clock.seconds(177, now: 4.2) - 4.1) < 1e-9)
  }

  @Test(
    "a clock that fell behind, for example after the server's machine was suspended, is adjusted again"
  )
  func relearns() {
    var clock = ServerClock()
    #expect(clock.seconds(1000, now: 1) == 1)
    #expect(clock.seconds(2000, now: 3600) == 3600)
    #expect(abs(clock.seconds(2500, now: 3600.6) - 3600.5) < 1e-6)
  }
}
