import AtriumKit
import Testing

/// Pasteboards without a window system.
@MainActor
struct PasteboardTests {
  /// Returns the text of a pasteboard, whose completion handler must be called at once.
  private func read(_ pasteboard: Pasteboard) -> [String?] {
    var texts: [String?] = []
    pasteboard.requestString { texts.append($0) }
    return texts
  }

  @Test("TX-48: both pasteboards keep their own text, which can be read at once")
  func twoPasteboards() {
    Pasteboard.general.string = "copied"
    Pasteboard.primary.string = "selected"
    #expect(read(.general) == ["copied"])
    #expect(read(.primary) == ["selected"])
    #expect(Pasteboard.general.string == "copied")
    #expect(Pasteboard.general.hasStrings)
    Pasteboard.general.string = nil
    #expect(!Pasteboard.general.hasStrings)
    #expect(read(.general) == [nil])
    #expect(read(.primary) == ["selected"])
    Pasteboard.primary.string = nil
  }

  @Test("TX-50: text may be provided when it is requested")
  func provider() {
    var count = 0
    Pasteboard.primary.setString {
      count += 1
      return count < 3 ? "text \(count)" : nil
    }
    #expect(count == 0)
    #expect(Pasteboard.primary.hasStrings)
    #expect(count == 0)
    #expect(read(.primary) == ["text 1"])
    #expect(read(.primary) == ["text 2"])
    #expect(read(.primary) == [nil])
    Pasteboard.primary.string = nil
  }

  @Test("the application's host provides the pasteboards")
  func host() {
    let host = SlowHost()
    Pasteboard.host = host
    defer { Pasteboard.host = nil }
    Pasteboard.general.setString("secret", isConcealed: true)
    #expect(host.lines == ["set CLIPBOARD secret concealed"])
    var texts: [String?] = []
    Pasteboard.general.requestString { texts.append($0) }
    #expect(texts == [])
    host.answer("other")
    #expect(texts == ["other"])
    #expect(Pasteboard.general.string == nil)
  }
}

/// A host that answers requests only later.
@MainActor
private final class SlowHost: PasteboardHost {
  private(set) var lines: [String] = []
  private var completions: [@MainActor (String?) -> Void] = []

  func set(_ contents: PasteboardContents?, on name: Pasteboard.Name) {
    let text = contents?.string() ?? "nothing"
    lines.append(
      "set \(name.rawValue) \(text)" + (contents?.isConcealed == true ? " concealed" : ""))
  }

  func contents(of name: Pasteboard.Name) -> PasteboardContents? { nil }

  func hasStrings(on name: Pasteboard.Name) -> Bool { true }

  func requestString(
    from name: Pasteboard.Name, completion: @escaping @MainActor (String?) -> Void
  ) {
    completions.append(completion)
  }

  func answer(_ text: String?) {
    let waiting = completions
    completions = []
    for completion in waiting { completion(text) }
  }
}
