import Foundation
import Testing
import XServerSupport

/// Copy and paste between the fixture and another program.
extension ServerTests {
  /// A window with a text view, and another program.
  private final class Exchange {
    let fixture: Fixture
    let other: SelectionClient
    private var start = 0

    init() throws {
      let server = try XServer()
      fixture = try Fixture(["--text"], on: server)
      other = try SelectionClient(server)
      try server.xdotool("mousemove", "--window", fixture.window, "50", "50", "click", "1")
      fixture.hears("focus true")
    }

    /// Presses keys, such as a letter or `ctrl+c`.
    func types(_ keys: String...) throws {
      start = fixture.process.lines.count
      try fixture.server.run("xdotool", ["key", "--delay", "0"] + keys)
    }

    /// Types text, copies it, and waits until the copy has happened.
    func copies(_ text: String, by key: String = "ctrl+c") throws {
      try types(text.map { String($0) })
      for letter in text { fixture.hears("inserted [\(letter)]") }
      let owner = other.owner()
      try types(key)
      #expect(eventually { other.owner() != 0 && other.owner() != owner })
    }

    private func types(_ keys: [String]) throws {
      try fixture.server.run("xdotool", ["key", "--delay", "0"] + keys)
    }

    /// Serves requests until the fixture has pasted, and returns the pasted strings.
    func pastes(_ count: Int = 1, by keys: String..., meanwhile: () -> Void = {}) throws
      -> [String]
    {
      start = fixture.process.lines.count
      try types(keys)
      meanwhile()
      _ = other.serve { pasted.count >= count }
      return pasted
    }

    /// The strings that were pasted since the last keys were typed.
    var pasted: [String] {
      fixture.process.lines.dropFirst(start).filter { $0.hasPrefix("pasted") }
    }
  }

  private static let allTargets = [
    "TARGETS", "TIMESTAMP", "MULTIPLE", "UTF8_STRING", "text/plain;charset=utf-8", "text/plain",
    "TEXT", "STRING",
  ]

  private func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  // MARK: Owning the selection

  @Test(
    "TX-79: keys faster than frames cost one turn per frame, even in a long text, and a request between them is answered",
    arguments: ["--text", "--field"])
  func floodOfKeys(view: String) throws {
    let server = try XServer()
    let fixture = try Fixture([view, "--times"], on: server)
    let (probe, other) = (try XProbe(server), try SelectionClient(server))
    func type(_ code: Int, state: UInt32 = 0) {
      for isDown in [true, false] {
        probe.sendKey(code, to: fixture.windowID, isDown: isDown, state: state)
      }
    }
    try server.xdotool("mousemove", "--window", fixture.window, "50", "50", "click", "1")
    fixture.hears("focus true")
    type(38)
    // Shift and Left, which selects the letter in the field, and Ctrl and c.
    type(113, state: 1)
    type(54, state: 4)
    #expect(eventually { other.owner() != 0 })
    let start = try fixture.rests(probe).count
    for _ in 0..<1_000 { type(56) }
    #expect(other.ask("UTF8_STRING") == "ANSWER")
    #expect(other.collect()?.text == "a")
    for _ in 0..<1_000 { type(56) }
    let lines = { fixture.process.lines.dropFirst(start) }
    #expect(eventually { lines().count { $0 == "inserted [b]" } == 2_000 })
    try fixture.settles(probe)
    let times = lines().compactMap { line in
      line.hasPrefix("frame ") ? Double(line.dropFirst(6)) : nil
    }
    let span = (times.last ?? 0) - (times.first ?? 0)
    // One turn is for the frame, and one is for a key whose turn runs at once.
    #expect(Double(times.count) <= 2 * span * 61 + 4, "\(times.count) in \(span)")
    #expect(times.count > 3)
  }

  @Test("TX-51: another program can read copied text in every format")
  func copyTargets() throws {
    let exchange = try Exchange()
    try exchange.copies("ab")
    let other = exchange.other
    #expect(other.read("TARGETS")?.atoms == Self.allTargets + ["SAVE_TARGETS"])
    #expect(other.read("UTF8_STRING") == .init(type: "UTF8_STRING", bytes: [97, 98]))
    #expect(
      other.read("text/plain;charset=utf-8")
        == .init(type: "text/plain;charset=utf-8", bytes: [97, 98]))
    #expect(other.read("text/plain") == .init(type: "text/plain", bytes: [97, 98]))
    #expect(other.read("TEXT") == .init(type: "UTF8_STRING", bytes: [97, 98]))
    #expect(other.read("STRING") == .init(type: "STRING", bytes: [97, 98]))
    #expect(other.read("TIMESTAMP")?.type == "INTEGER")
    #expect(other.read("SAVE_TARGETS")?.type == "NULL")
    #expect(other.read("image/png") == nil)
    #expect(exchange.fixture.process.standardError == "")
  }

  @Test("TX-51: several targets are answered in one reply, and a failed target is replaced by None")
  func copyMultiple() throws {
    let exchange = try Exchange()
    try exchange.copies("ab")
    let other = exchange.other
    let pairs = ["UTF8_STRING", "ONE", "image/png", "TWO", "STRING", "THREE"]
    #expect(other.ask("MULTIPLE", pairs: pairs) == "ANSWER")
    #expect(
      other.collect()?.atoms == ["UTF8_STRING", "ONE", "image/png", "None", "STRING", "THREE"])
    #expect(other.collect("ONE") == .init(type: "UTF8_STRING", bytes: [97, 98]))
    #expect(other.collect("TWO") == nil)
    #expect(other.collect("THREE") == .init(type: "STRING", bytes: [97, 98]))
    // Without a list of targets there is nothing to convert.
    #expect(other.ask("MULTIPLE") == nil)
  }

  @Test(
    "TX-52: an obsolete request uses the target as its property, and a request with an earlier time is refused"
  )
  func copyRequests() throws {
    let exchange = try Exchange()
    let before = try XProbe(exchange.fixture.server).time
    try exchange.copies("ab")
    let other = exchange.other
    #expect(other.ask("UTF8_STRING", namesProperty: false) == "UTF8_STRING")
    #expect(other.collect("UTF8_STRING")?.text == "ab")
    #expect(other.ask("UTF8_STRING", time: UInt(before)) == nil)
    let now = try XProbe(exchange.fixture.server).time
    #expect(other.ask("UTF8_STRING", time: UInt(now)) == "ANSWER")
  }

  @Test("TX-53: long text is sent in parts")
  func copyLong() throws {
    let exchange = try Exchange()
    try exchange.types("ctrl+l")
    let other = exchange.other
    #expect(eventually { other.owner() != 0 })
    let answer = try #require(other.read("UTF8_STRING"))
    #expect(answer.type == "UTF8_STRING")
    #expect(answer.bytes.count == 2 << 20)
    #expect(answer.parts == 32)
    try exchange.types("ctrl+v")
    exchange.fixture.hears("pasted 2097152 bytes \(checksum(answer.bytes))")
  }

  @Test("TX-54: readers that stop or exit delay no other reader")
  func badReaders() throws {
    let exchange = try Exchange()
    try exchange.types("ctrl+l")
    let other = exchange.other
    #expect(eventually { other.owner() != 0 })
    let dying = try SelectionClient(exchange.fixture.server)
    #expect(dying.ask("UTF8_STRING") == "ANSWER")
    #expect(dying.collect(stoppingAfter: 3)?.parts == 3)
    let resting = try SelectionClient(exchange.fixture.server)
    #expect(resting.ask("UTF8_STRING") == "ANSWER")
    #expect(resting.collect(stoppingAfter: 2)?.parts == 2)
    dying.exit()
    #expect(other.read("UTF8_STRING")?.bytes.count == 2 << 20)
    // The stopped reader continues where it stopped, if the time limit has not passed.
    #expect(exchange.fixture.process.standardError == "")
    #expect(try XProbe(exchange.fixture.server).ping(exchange.fixture.windowID))
  }

  @Test(
    "TX-54: at most sixteen texts are sent in parts at a time, and no part to a reader that stopped"
  )
  func manyTransfers() throws {
    let exchange = try Exchange()
    try exchange.types("ctrl+l")
    let other = exchange.other
    #expect(eventually { other.owner() != 0 })
    let pairs = (0..<18).flatMap { ["UTF8_STRING", "PART\($0)"] }
    #expect(other.ask("MULTIPLE", pairs: pairs) == "ANSWER")
    let atoms = try #require(other.collect()?.atoms)
    #expect(atoms.count == 36)
    #expect(atoms.count { $0 == "None" } == 2)
    #expect(other.collect("PART15")?.bytes.count == 2 << 20)
    #expect(other.collect("PART16") == nil)
    // One of the sixteen transfers has ended.
    let second = try SelectionClient(exchange.fixture.server)
    #expect(second.ask("UTF8_STRING") == "ANSWER")
    let third = try SelectionClient(exchange.fixture.server)
    #expect(third.ask("UTF8_STRING") == nil)
    // The other transfers are abandoned when their reader has been stopped longer than the time limit.
    #expect(eventually { third.read("UTF8_STRING")?.bytes.count == 2 << 20 })
  }

  @Test(
    "TX-55: text that another program replaced is discarded, but its running transfers are completed"
  )
  func lostOwnership() throws {
    let exchange = try Exchange()
    try exchange.types("ctrl+l")
    let other = exchange.other
    #expect(eventually { other.owner() != 0 })
    #expect(other.ask("UTF8_STRING") == "ANSWER")
    let second = try SelectionClient(exchange.fixture.server)
    second.own(.init("new"))
    #expect(other.collect()?.bytes.count == 2 << 20)
    try exchange.types("ctrl+v")
    #expect(second.serve { exchange.pasted == ["pasted [new]"] })
    // The program cannot clear a selection that it no longer owns.
    try exchange.types("ctrl+o", "a")
    exchange.fixture.hears("inserted [a]")
    #expect(second.log.contains("clear") == false)
    // Copying again makes the program a new owner.
    try exchange.types("ctrl+c")
    #expect(second.serve { second.log.last == "clear" })
    #expect(other.read("UTF8_STRING")?.text == "a")
  }

  @Test("TX-49: clearing the pasteboard gives up its ownership")
  func clearing() throws {
    let exchange = try Exchange()
    try exchange.copies("ab")
    try exchange.types("ctrl+h", "ctrl+o", "ctrl+h")
    exchange.fixture.hears("has strings false")
    #expect(exchange.fixture.process.lines.contains("has strings true"))
    #expect(exchange.other.owner() == 0)
    #expect(try exchange.pastes(by: "ctrl+v") == ["pasted nothing"])
  }

  @Test("TX-49: a copy takes effect even if the event before it has no time")
  func copyWithoutTime() throws {
    let exchange = try Exchange()
    let probe = try XProbe(exchange.fixture.server)
    exchange.other.own(.init("old"))
    // Keys that a typing tool sends have the time 0, and the last real event is older than the copy in the
    // other program.
    let codes = try #require(probe.keyCodes(of: ["a", "c"]))
    probe.sendKey(codes[0], to: exchange.fixture.windowID)
    probe.sendKey(codes[1], to: exchange.fixture.windowID, state: 4)
    #expect(exchange.other.serve { exchange.other.log.last == "clear" })
    let reader = try SelectionClient(exchange.fixture.server)
    #expect(reader.read("UTF8_STRING")?.text == "a")
  }

  @Test("TX-50: the text of the primary selection is made when it is requested")
  func primary() throws {
    let exchange = try Exchange()
    try exchange.types("a", "ctrl+x")
    let other = exchange.other
    #expect(eventually { other.owner(of: "PRIMARY") != 0 })
    #expect(other.owner() == 0)
    #expect(other.read("UTF8_STRING", of: "PRIMARY")?.text == "a")
    try exchange.types("b")
    exchange.fixture.hears("inserted [b]")
    #expect(other.read("UTF8_STRING", of: "PRIMARY")?.text == "ab")
    #expect(try exchange.pastes(by: "ctrl+p") == ["pasted [ab]"])
  }

  @Test("TX-60: secret text is marked for clipboard managers, and not offered for saving")
  func concealed() throws {
    let exchange = try Exchange()
    try exchange.copies("ab", by: "ctrl+k")
    let other = exchange.other
    #expect(other.read("TARGETS")?.atoms == Self.allTargets + ["x-kde-passwordManagerHint"])
    #expect(other.read("x-kde-passwordManagerHint")?.text == "secret")
    #expect(other.read("SAVE_TARGETS") == nil)
    #expect(other.read("UTF8_STRING")?.text == "ab")
  }

  // MARK: The exit of the program

  @Test("TX-60: when the program exits, a clipboard manager takes over the text")
  func handover() throws {
    let exchange = try Exchange()
    try exchange.types("ctrl+l")
    let manager = exchange.other
    #expect(eventually { manager.owner() != 0 })
    manager.manage()
    try XProbe(exchange.fixture.server).send("WM_DELETE_WINDOW", to: exchange.fixture.windowID)
    #expect(manager.serve { manager.saved != nil })
    #expect(manager.saved?.count == 2 << 20)
    #expect(exchange.fixture.process.waitForEnd() == 0)
    #expect(exchange.fixture.process.standardError == "")
  }

  @Test("TX-60: the program exits without a manager, with a silent manager, and with secret text")
  func endWithoutHandover() throws {
    for (key, isManaged) in [("ctrl+c", false), ("ctrl+c", true), ("ctrl+k", true)] {
      let exchange = try Exchange()
      try exchange.copies("ab", by: key)
      if isManaged { exchange.other.manage() }
      try XProbe(exchange.fixture.server).send("WM_DELETE_WINDOW", to: exchange.fixture.windowID)
      #expect(exchange.fixture.process.waitForEnd() == 0)
      #expect(exchange.fixture.process.standardError == "")
      _ = exchange.other.serve(within: 0.1) { false }
      let wasAsked = exchange.other.log.contains("SAVE_TARGETS")
      #expect(wasAsked == (isManaged && key == "ctrl+c"), "\(key) \(isManaged)")
    }
  }

  // MARK: Reading a selection

  @Test("TX-56: the best of an owner's formats is pasted")
  func pasteTargets() throws {
    let exchange = try Exchange()
    let other = exchange.other
    other.own(.init("hé"))
    #expect(try exchange.pastes(by: "ctrl+v") == ["pasted [hé]"])
    #expect(other.log == ["TARGETS", "UTF8_STRING"])
    var latin = SelectionClient.Behaviour("")
    latin.bytes = [0x68, 0xe9]
    latin.targets = ["STRING", "image/png"]
    other.own(latin)
    #expect(try exchange.pastes(by: "ctrl+v") == ["pasted [hé]"])
    latin.targets = ["text/plain", "STRING"]
    other.own(latin)
    #expect(try exchange.pastes(by: "ctrl+v") == ["pasted [hé]"])
    latin.targets = ["image/png"]
    other.own(latin)
    #expect(try exchange.pastes(by: "ctrl+v") == ["pasted nothing"])
    #expect(
      other.log == [
        "TARGETS", "UTF8_STRING", "TARGETS", "STRING", "TARGETS", "text/plain", "TARGETS",
      ])
  }

  @Test("TX-56: an owner that does not list its targets is asked for UTF-8")
  func pasteWithoutTargets() throws {
    let exchange = try Exchange()
    let other = exchange.other
    var behaviour = SelectionClient.Behaviour("one")
    behaviour.targets = nil
    other.own(behaviour)
    #expect(try exchange.pastes(by: "ctrl+v") == ["pasted [one]"])
    behaviour.hidesTargets = true
    other.own(behaviour)
    #expect(try exchange.pastes(by: "ctrl+v") == ["pasted [one]"])
    #expect(other.log == ["TARGETS", "UTF8_STRING", "TARGETS", "UTF8_STRING"])
  }

  @Test("TX-57: long text arrives in parts, whatever size was announced", arguments: [nil, 0, 7])
  func pasteLong(announced: UInt?) throws {
    let exchange = try Exchange()
    var behaviour = SelectionClient.Behaviour(String(repeating: "か", count: 700_000))
    behaviour.part = 65_536
    behaviour.announced = announced
    exchange.other.own(behaviour)
    #expect(
      try exchange.pastes(by: "ctrl+v")
        == ["pasted 2100000 bytes \(checksum(behaviour.bytes))"])
  }

  @Test("TX-57: text of 100 MB is not pasted, takes little memory, and keys work afterwards")
  func pasteHuge() throws {
    let exchange = try Exchange()
    var behaviour = SelectionClient.Behaviour(String(repeating: "x", count: 100_000_000))
    behaviour.part = 1 << 20
    exchange.other.own(behaviour)
    #expect(try exchange.pastes(by: "ctrl+v") == ["pasted nothing"])
    try exchange.types("a")
    exchange.fixture.hears("inserted [a]")
    let path = "/proc/\(exchange.fixture.process.identifier)/status"
    let status = try String(contentsOfFile: path, encoding: .utf8)
    let peak = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM") })
    let kibibytes = try #require(peak.split { !$0.isNumber }.first.flatMap { Int($0) })
    #expect(kibibytes < 300_000)
    #expect(exchange.fixture.process.standardError == "")
  }

  @Test("TX-57: incomplete text is not pasted, and keys work during the transfer")
  func pasteIncomplete() throws {
    var stalled = SelectionClient.Behaviour(String(repeating: "x", count: 300_000))
    stalled.part = 65_536
    stalled.stopsAfter = 2
    var odd = stalled
    odd.stopsAfter = .max
    odd.oddPart = 3
    var silent = stalled
    silent.isSilent = true
    for (behaviour, exits) in [(stalled, false), (stalled, true), (odd, false), (silent, true)] {
      let exchange = try Exchange()
      exchange.other.own(behaviour)
      let pasted = try exchange.pastes(by: "ctrl+v", "a") {
        if exits {
          _ = exchange.other.serve(within: 0.3) { false }
          exchange.other.exit()
        }
      }
      #expect(pasted == ["pasted nothing"])
      let lines = exchange.fixture.process.lines
      let (paste, key) = (
        lines.firstIndex(of: "pasted nothing"), lines.firstIndex(of: "inserted [a]")
      )
      if behaviour.oddPart == .max {
        #expect(try #require(key) < #require(paste))
      }
      #expect(exchange.fixture.process.standardError == "")
    }
  }

  @Test("TX-58: an answer of another type is not pasted")
  func pasteOddType() throws {
    let exchange = try Exchange()
    var behaviour = SelectionClient.Behaviour("one")
    behaviour.type = "image/png"
    exchange.other.own(behaviour)
    #expect(try exchange.pastes(by: "ctrl+v") == ["pasted nothing"])
  }

  @Test("TX-59: pastes keep their order, even if the second would be ready first")
  func pasteOrder() throws {
    let exchange = try Exchange()
    let other = exchange.other
    try exchange.types("a")
    var slow = SelectionClient.Behaviour(String(repeating: "x", count: 300_000))
    slow.part = 65_536
    other.own(slow)
    try exchange.types("ctrl+v")
    #expect(other.serve { other.log.last == "UTF8_STRING" })
    // The first text is transferred in parts, which takes some time. The second text is the fixture's own.
    try exchange.types("ctrl+c", "ctrl+v")
    let lines = { exchange.fixture.process.lines.filter { $0.hasPrefix("pasted") } }
    #expect(eventually { other.owner() != other.windowID })
    #expect(other.serve { lines().count == 2 })
    #expect(lines() == ["pasted 300000 bytes \(checksum(slow.bytes))", "pasted [a]"])
  }
}
