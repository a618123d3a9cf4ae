import AtriumAccessibility
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Text with a caret: reading, selecting, editing and events.
@MainActor
struct TextTests {
  private func field(
    _ text: String, secure: Bool = false
  ) throws -> (AccessibleStage, TextField, AccessibleClient.Reference) {
    let root = ViewController()
    let field = TextField(frame: Rect(x: 20, y: 20, width: 300, height: 40))
    field.isSecureTextEntry = secure
    field.accessibilityLabel = "Name"
    field.text = text
    root.view.addSubview(field)
    let page = try AccessibleStage(root)
    let object = try #require(page.client.find(secure ? "password text" : "entry", "Name"))
    return (page, field, object)
  }

  private func string(_ page: AccessibleStage, _ object: AccessibleClient.Reference) -> String? {
    page.client.values(object, "Text", "GetText", [.int32(0), .int32(-1)]).first?.text
  }

  @Test("AX-11: text is read in characters, and words and lines by their offsets")
  func reading() throws {
    let (page, _, object) = try field("Grün ist 🌳 here")
    defer { page.close() }
    let client = page.client
    #expect(string(page, object) == "Grün ist 🌳 here")
    #expect(client.property(object, "Text", "CharacterCount") == .int32(15))
    #expect(
      client.values(object, "Text", "GetText", [.int32(9), .int32(10)]) == [.string("🌳")])
    #expect(client.values(object, "Text", "GetCharacterAtOffset", [.int32(2)]) == [.int32(0xfc)])
    #expect(
      client.values(object, "Text", "GetStringAtOffset", [.int32(6), .uint32(1)])
        == [.string("ist 🌳 "), .int32(5), .int32(11)])
    #expect(
      client.values(object, "Text", "GetStringAtOffset", [.int32(6), .uint32(3)])
        == [.string("Grün ist 🌳 here"), .int32(0), .int32(15)])
    #expect(
      client.values(object, "Text", "GetStringAtOffset", [.int32(15), .uint32(0)])
        == [.string(""), .int32(15), .int32(15)])
    #expect(client.states(object).isSuperset(of: [7, 26, 38]))
  }

  @Test("AX-11: each character has its extents, at which its offset is found again")
  func extents() throws {
    let (page, _, object) = try field("Tree")
    defer { page.close() }
    let client = page.client
    var right = 0
    for offset in 0..<4 {
      let extents = client.values(
        object, "Text", "GetCharacterExtents", [.int32(Int32(offset)), .uint32(1)]
      ).map { $0.integer ?? 0 }
      try #require(extents.count == 4)
      #expect(extents[0] >= right && extents[2] > 0 && extents[3] > 0)
      right = extents[0] + extents[2] - 1
      let middle = [extents[0] + extents[2] / 2, extents[1] + extents[3] / 2]
      #expect(
        client.values(
          object, "Text", "GetOffsetAtPoint",
          middle.map { .int32(Int32($0)) } + [.uint32(1)]) == [.int32(Int32(offset))])
    }
  }

  @Test(
    "AX-11: a client moves the caret, selects, inserts and deletes, and the program gets the events of edits"
  )
  func editing() throws {
    let (page, field, object) = try field("Hello")
    defer { page.close() }
    var changes = 0
    field.addAction(for: .editingChanged) { changes += 1 }
    let client = page.client
    #expect(client.values(object, "Text", "SetCaretOffset", [.int32(2)]) == [.bool(true)])
    #expect(client.property(object, "Text", "CaretOffset") == .int32(2))
    #expect(
      client.values(object, "Text", "SetSelection", [.int32(0), .int32(1), .int32(4)])
        == [.bool(true)])
    #expect(client.values(object, "Text", "GetSelection", [.int32(0)]) == [.int32(1), .int32(4)])
    #expect(client.values(object, "Text", "GetNSelections") == [.int32(1)])
    #expect(
      client.values(
        object, "EditableText", "InsertText", [.int32(5), .string(" you"), .int32(4)])
        == [.bool(true)])
    #expect(
      client.values(object, "EditableText", "DeleteText", [.int32(0), .int32(1)]) == [.bool(true)])
    #expect(field.text == "ello you")
    #expect(
      client.values(object, "EditableText", "SetTextContents", [.string("New")]) == [.bool(true)])
    #expect(field.text == "New" && changes == 3)
  }

  @Test("AX-11, TX-74: secure text is read as bullets, and its caret counts them")
  func secure() throws {
    let (page, field, object) = try field("geheim", secure: true)
    defer { page.close() }
    let client = page.client
    #expect(string(page, object) == "●●●●●●")
    #expect(
      client.values(object, "EditableText", "DeleteText", [.int32(0), .int32(2)]) == [.bool(true)])
    #expect(field.text == "heim" && string(page, object) == "●●●●")
    #expect(client.name(object) == "Name")
  }

  @Test("AX-14: typing reports the removed and inserted text and the caret, once each")
  func events() throws {
    let (page, field, _) = try field("ab")
    defer { page.close() }
    field.becomeFirstResponder()
    page.settle()
    page.client.listen(to: ["object:text-changed", "object:text-caret-moved"])
    page.stage.type("c")
    page.stage.key(.keyboardDeleteOrBackspace)
    page.settle()
    #expect(
      page.client.takeEvents() == [
        "entry “Name”: TextChanged:insert 2 1 “c”", "entry “Name”: TextCaretMoved 3",
        "entry “Name”: TextChanged:delete 2 1 “c”", "entry “Name”: TextCaretMoved 2",
      ])
  }

  @Test("AX-14: secure text is reported as bullets")
  func secureEvents() throws {
    let (page, field, _) = try field("", secure: true)
    defer { page.close() }
    field.becomeFirstResponder()
    page.settle()
    page.client.listen(to: ["object:text-changed"])
    page.stage.type("x")
    page.settle()
    #expect(page.client.takeEvents() == ["password text “Name”: TextChanged:insert 0 1 “●”"])
  }
}
