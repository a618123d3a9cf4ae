import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The behaviour that text fields and text views share: keys, pointer, caret and pasteboards.
@MainActor
final class TextInteraction {
  /// The time before a new selection becomes the primary selection, in seconds.
  private static let primaryDelay = 0.1

  weak var host: (any TextInputHost)?
  let editor: TextEditor
  let caret = CaretView()
  private(set) lazy var pointer = TextPointer(self)
  private(set) lazy var buttons = TextButtons(self)
  private lazy var dragging = TextDragging(self)
  /// Whether the Tab key inserts a tab.
  var acceptsTab = false
  /// Whether the view has the focus and its text is being edited.
  private(set) var isFocused = false
  private var isWindowActive = true
  private var primaryTimer: Timer?

  init(isSingleLine: Bool, font: Font) {
    editor = TextEditor(isSingleLine: isSingleLine, font: font)
  }

  /// Connects the interaction to its view, and adds the caret.
  func attach(to host: any TextInputHost & TextEditorClient) {
    self.host = host
    editor.client = host
    host.addSubview(caret)
    buttons.attach(to: host)
    dragging.attach(to: host)
  }

  // MARK: Focus

  /// Updates the state after the view has received the focus.
  func focusDidCome() {
    isFocused = true
    isWindowActive = true
    host?.window?.observeKeyStatus(owner: self) { [weak self] isKeyWindow in
      self?.isWindowActive = isKeyWindow
      self?.host?.setNeedsLayout()
    }
    showCaret()
  }

  /// Updates the state after the view has lost the focus.
  func focusDidGo() {
    isFocused = false
    editor.closeStep()
    pointer.cancel(restoring: false)
    host?.window?.stopObservingKeyStatus(owner: self)
    showCaret()
  }

  /// Interrupts a change by the user, and ends pending pastes and a drag, before the view leaves its window.
  func viewWillLeaveWindow() {
    editor.interrupt()
    editor.dropPastes()
    pointer.cancel(restoring: false)
    primaryTimer?.invalidate()
    primaryTimer = nil
  }

  /// Shows the caret immediately after a change, and restarts its blinking.
  func showCaret() {
    caret.restart()
    host?.setNeedsLayout()
    host?.setNeedsDisplay()
  }

  /// Places the caret.
  ///
  /// The view calls this method during layout.
  func placeCaret() {
    guard let host else { return }
    let rect = editor.caretRect.offsetBy(dx: host.textOrigin.x, dy: host.textOrigin.y)
    let area = host.textArea.insetBy(dx: -1, dy: -1)
    caret.isActive =
      isFocused && isWindowActive && editor.selection.isEmpty
      && rect.minX >= area.minX && rect.minX <= area.maxX && rect.maxY > area.minY
      && rect.minY < area.maxY
    caret.place(at: rect, flag: editor.caretFlag)
  }

  /// The caret's rectangle in the window's coordinates, for input methods (TX-67).
  var caretRectInWindow: Rect? {
    guard let host, isFocused else { return nil }
    let rect = editor.caretRect.offsetBy(dx: host.textOrigin.x, dy: host.textOrigin.y)
    return host.convert(rect, to: nil)
  }

  // MARK: Keys

  private func command(of key: Key) -> TextCommand? {
    TextCommand(key, isSingleLine: editor.isSingleLine, acceptsTab: acceptsTab)
  }

  /// Returns whether the text handles a key, so that the key triggers no key command (TX-20).
  func claims(_ key: Key) -> Bool {
    guard let command = command(of: key) else { return false }
    return editor.isEditable || !(command.isEdit || command == .nothing || command == .submit)
  }

  /// Performs the command of a key.
  ///
  /// - Returns: Whether the key was handled.
  func perform(_ press: Press) -> Bool {
    if press.key.keyCode == .keyboardEscape, pointer.isDragging {
      pointer.cancel(restoring: true)
      return true
    }
    guard let command = command(of: press.key), claims(press.key) else { return false }
    guard command != .nothing else { return true }
    if editor.composition != nil {
      if command == .undo { host?.window?.resetTextInput() } else { commitComposition() }
    }
    defer { caret.restart() }
    return perform(command)
  }

  /// Performs a command.
  ///
  /// - Returns: Whether the command was handled.
  func perform(_ command: TextCommand) -> Bool {
    switch command {
    case .move(.pageUp, let extends): host?.movePage(forward: false, extends: extends)
    case .move(.pageDown, let extends): host?.movePage(forward: true, extends: extends)
    case .move(let motion, let extends): editor.move(motion, extends: extends)
    case .backspace: host?.deleteBackward()
    case .deleteForward: editor.deleteForward()
    case .deleteTo(let motion): editor.delete(to: motion)
    case .selectAll: editor.selectAll()
    case .selectNone: editor.select(TextSelection(editor.selection.head))
    case .copy: copy()
    case .cut: cut()
    case .paste: paste(from: .general, in: editor.selection.range)
    case .undo: editor.undo()
    case .redo: editor.redo()
    case .insertTab: editor.insert("\t")
    case .insertNewline: editor.insert("\n")
    case .submit: return host?.submit() ?? false
    case .showMenu: return showMenu()
    case .nothing: break
    }
    if case .move(_, extends: true) = command { offerPrimaryLater() }
    if command == .selectAll { offerPrimaryLater() }
    return true
  }

  // MARK: Composition

  /// Ends the composition, inserts its text, and resets the input method (TX-66).
  func commitComposition() {
    guard editor.composition != nil else { return }
    host?.window?.resetTextInput()
    editor.commitComposition()
  }

  /// Shows the composition of an input method; nil ends the composition.
  func setMarkedText(_ markedText: MarkedText?) {
    let string = markedText?.string ?? ""
    editor.compose(
      string, caret: TextOffset(markedText?.caret ?? string.utf8.count),
      spans: markedText?.spans ?? [])
    caret.restart()
  }

  /// Inserts text from the keyboard or an input method.
  func insertText(_ text: String) {
    if editor.composition != nil { editor.commit(text) } else { editor.insert(text) }
    caret.restart()
  }

  // MARK: Pasteboards

  /// Copies the selection.
  ///
  /// The method does nothing if the text is secure or the selection is empty (TX-74).
  func copy() {
    let text = editor.selectedText
    if !text.isEmpty { Pasteboard.general.string = text }
  }

  /// Copies the selection and deletes it.
  func cut() {
    guard !editor.isSecure, editor.isEditable, !editor.selection.isEmpty else { return }
    copy()
    editor.change(editor.selection.range, to: "", kind: .cut)
  }

  /// Pastes into a range as soon as the pasteboard has delivered the text.
  func paste(from pasteboard: Pasteboard, in range: Range<TextOffset>) {
    guard editor.isEditable else { return }
    let paste = editor.beginPaste(in: range)
    pasteboard.requestString { [weak self] text in
      guard let self, let text, host?.window != nil else { return }
      // The editor refuses a paste during a composition, so the composition ends first.
      commitComposition()
      editor.finish(paste, with: text)
      caret.restart()
    }
  }

  /// Offers the selection as the primary selection after a short delay, which each call restarts (TX-48).
  func offerPrimaryLater() {
    primaryTimer?.invalidate()
    primaryTimer = host?.window?.scheduleTimer(withTimeInterval: TextInteraction.primaryDelay) {
      [weak self] _ in
      self?.primaryTimer = nil
      self?.offerPrimary()
    }
  }

  /// Offers the selection as the primary selection.
  ///
  /// If the selection is empty, the previous offer remains.
  func offerPrimary() {
    let range = editor.selection.range
    guard !editor.isSecure, !range.isEmpty else { return }
    guard range.byteCount > 1 << 20 else {
      let text = editor.selectedText
      return Pasteboard.primary.setString { text }
    }
    // Long text is copied only when it is requested (TX-50).
    Pasteboard.primary.setString { [weak editor] in
      editor.map { $0.storage.string(in: $0.rounded(range)) }
    }
  }
}
