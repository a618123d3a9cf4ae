import AtriumAccessibility
import Testing
import XServerSupport

/// What the screen reader Orca speaks about the demo, word for word.
@MainActor
@Suite(.serialized)
struct OrcaTests {
  private func read(_ screen: String) throws -> ScreenReader {
    try ScreenReader(
      reading: BuiltProgram.path("atrium-demo"), ["--no-state", "--screen", screen])
  }

  /// Compares what Orca speaks next.
  private func expect(
    _ reader: ScreenReader, _ texts: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let spoken = reader.takeSpeech(containing: texts)
    #expect(
      ScreenReader.contains(spoken, texts), "\(texts) is not in \(spoken) \(reader.report)",
      sourceLocation: sourceLocation)
  }

  @Test("AX-21: the screen reader Orca reads Welcome and the ring")
  func welcome() throws {
    let reader = try read("welcome")
    defer { reader.stop() }
    let text = """
      A container is a controller that owns other controllers, its children, and shows their views in its own. \
      Each room shows one, and lists the calls that its children receive. Take the tour, or go to Navigation. In every room, Guide has things to try. Click \
      with the middle or the right button Right, the ring opens where you point; middle, in the middle. Press two \
      buttons at once, or tap with three fingers The same ring. Click a room, or drag to it and let go. Menu key, or Shift and F10 Arrows \
      look around, Enter goes there, Escape stays here. Resize the window When it becomes taller than wide, every \
      room turns with it.
      """
    expect(reader, ["Screen reader on.", "Atrium frame.", "Welcome panel.", text])
    try reader.press("Tab")
    expect(reader, ["tab", "Take the tour push button."])
    try reader.press("shift+F10")
    expect(reader, ["left shift", "F10", "Ring menu."])
    try reader.press("Right")
    expect(reader, ["Shapes."])
    try reader.press("Escape")
    expect(reader, ["escape", "Take the tour push button."])
  }

  @Test(
    "AX-21, AX-22: the screen reader Orca reads a switch, a table, and a text field with each key and each character"
  )
  func controls() throws {
    let reader = try read("gallery")
    defer { reader.stop() }
    expect(
      reader,
      ["Screen reader on.", "Gallery — Atrium frame.", "Controls panel.", "Nothing used yet."])
    try reader.press("Tab")
    expect(reader, ["tab", "Lamps toggle button pressed."])
    try reader.press("space")
    expect(reader, ["space", "not pressed"])
    let loop = TestLoop()
    let client = try reader.client(loop)
    defer { client.close() }
    func open(_ tab: String) throws {
      let object = try #require(client.find("radio button", tab))
      #expect(client.perform(0, of: object))
    }
    try open("Table")
    expect(reader, ["Rows.", "List with 8 items."])
    try reader.press("Tab")
    expect(reader, ["tab", "Show all rooms push button."])
    try reader.press("Tab")
    expect(reader, ["tab", "Table.", "selected radio button"])
    try reader.press("Down")
    expect(
      reader,
      [
        "Table panel.",
        "A finger draws a row aside for its actions, on a touchpad two do. With a mouse, choose a row and press Left "
          + "or Right; Delete takes it away. Letters find a name.",
        "Rows.", "List with 8 items.", "By name.", "not selected.",
      ])
    try reader.press("Down")
    expect(reader, ["By arrival."])
    try open("Text")
    expect(reader, ["Search entry."])
    try reader.press("a")
    expect(reader, ["a"])
    try reader.press("b")
    expect(reader, ["b"])
    // The character at the caret, and then the deleted character.
    try reader.press("Left")
    expect(reader, ["b"])
    try reader.press("BackSpace")
    expect(reader, ["backspace", "a"])
    try reader.press("Tab")
    expect(
      reader,
      ["tab", "Letter text.", "Words may run both ways, and क्षि is two steps of the caret."])
  }
}
