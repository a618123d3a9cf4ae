public import AtriumGeometry
public import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A scrolling view in which the user edits text of several paragraphs.
///
/// Editing takes no more time in long text than in short text: only the visible paragraphs are laid out,
/// and a key press lays out only one of them (TX-80, TX-81). When the program sets `text`, the delegate is
/// not asked for permission and is notified only of the changed selection.
///
/// The program sets the delegate as ``ScrollView/delegate``; the delegate should be a ``TextViewDelegate``.
open class TextView: ScrollView, TextInput, TextDisplaying {
  let interaction: TextInteraction
  private weak var textDelegate: (any TextViewDelegate)?
  private var needsReveal = false
  private lazy var session = TextEditingSession(interaction)
  private var editor: TextEditor { interaction.editor }

  /// The delegate, which should be a ``TextViewDelegate``; held weakly.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet { textDelegate = delegate as? any TextViewDelegate }
  }
  /// The text; setting this property clears the undo history and moves the caret to the end (TX-8).
  open var text: String {
    get { editor.text }
    set {
      editor.setText(newValue)
      // Without the focus, the view shows the beginning of the text that the program has set.
      if !isFirstResponder { needsReveal = false }
    }
  }
  /// The text with its attributes.
  ///
  /// Setting this property clears the undo history and moves the caret to the end. Parts without a font or a colour
  /// have those of the view.
  open var attributedText: AttributedText {
    get { editor.attributedText(color: textColor) }
    set {
      editor.setAttributedText(newValue)
      if !isFirstResponder { needsReveal = false }
    }
  }
  /// The attributed text as an object that a program can change in place.
  public private(set) lazy var textStorage = TextStorage(editor)
  /// The area that contains the text.
  public private(set) lazy var textContainer = TextContainer(self)
  /// The attributes of the text that the user types next.
  ///
  /// By default these are the attributes of the text before the caret. A value that the program sets applies until
  /// the selection changes.
  open var typingAttributes: [TextAttribute: Any] {
    get {
      editor.commonAttributes(color: textColor)
        .merging(editor.insertionAttributes(for: editor.selection.range)) { $1 }
    }
    set { editor.typingAttributes = newValue }
  }
  /// The attributes of links; nil uses the tint colour.
  ///
  /// These attributes take precedence over the other attributes of a link's text.
  open var linkTextAttributes: [TextAttribute: Any]? {
    didSet { linkLookDidChange() }
  }
  /// The font of the text; setting this property removes the fonts of the attributed text.
  open var font: Font {
    get { editor.font }
    set {
      editor.font = newValue
      editor.removeAttribute(.font)
    }
  }
  /// The colour of the text; nil uses the theme's colour.
  ///
  /// Setting this property removes the colours of the attributed text.
  open var textColor: Color? {
    didSet {
      editor.removeAttribute(.foregroundColor)
      if textColor != oldValue { setNeedsDisplay() }
    }
  }
  /// The horizontal alignment of the text; `natural` follows the direction of each paragraph (TX-37).
  open var textAlignment: TextLayout.Alignment {
    get { editor.alignment }
    set {
      editor.alignment = newValue
      editor.alignParagraphStyles(newValue)
    }
  }
  /// The space around the text, in points.
  open var textContainerInset = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if textContainerInset != oldValue { setNeedsLayout() } }
  }
  /// Whether the user can change the text (TX-16).
  open var isEditable: Bool {
    get { editor.isEditable }
    set {
      if !newValue { interaction.commitComposition() }
      editor.isEditable = newValue
      if !newValue { editor.dropPastes() }
    }
  }
  /// Whether the user can select text; if false, the view cannot get the focus.
  open var isSelectable = true {
    didSet {
      cursor = isSelectable ? .text : nil
      if !isSelectable { endEditing(true) }
    }
  }
  /// Whether the Tab key inserts a tab instead of moving the focus.
  ///
  /// Ctrl+Tab always moves the focus.
  public var acceptsTab: Bool {
    get { interaction.acceptsTab }
    set { interaction.acceptsTab = newValue }
  }
  /// The maximum number of characters; nil limits the text only to 64 MiB (TX-78).
  public var maximumLength: Int? {
    get { editor.maximumLength }
    set { editor.maximumLength = newValue.map { max(0, $0) } }
  }
  /// Whether the view has the focus and its text is being edited.
  public var isEditing: Bool { session.isActive }

  /// The view that the window shows at its bottom edge while the text is edited; nil, the default, for no view.
  open override var inputView: View? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: View?
  /// The view that the window shows above the ``inputView`` while the text is edited; nil, the default, for no view.
  open override var inputAccessoryView: View? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: View?

  /// Makes an empty text view.
  public override init(frame: Rect = .zero) {
    interaction = TextInteraction(
      isSingleLine: false, font: .preferredFont(forTextStyle: .body))
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty text view with a text container of its own.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points.
  ///   - textContainer: This parameter is ignored, since text views cannot share a container.
  public init(frame: Rect, textContainer: TextContainer?) {
    interaction = TextInteraction(
      isSingleLine: false, font: .preferredFont(forTextStyle: .body))
    super.init(frame: frame)
    setUp()
  }

  /// Makes a text view from a nib.
  public override init?(coder: any NibDecoding) {
    interaction = TextInteraction(
      isSingleLine: false, font: .preferredFont(forTextStyle: .body))
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    cursor = .text
    isAccessibilityElement = true
    accessibilityRole = nil
    interaction.attach(to: self)
    linkLookDidChange()
  }

  private func linkLookDidChange() {
    editor.linkAttributes = linkTextAttributes ?? [.foregroundColor: tintColor]
    if !editor.styles.isEmpty { editor.layoutDidChange() }
  }

  /// Shows links in the new tint colour.
  ///
  /// Call `super`: required.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    linkLookDidChange()
  }

  /// The insets around the text, in points, with the padding of the ``textContainer``.
  var textInsets: EdgeInsets {
    var insets = textContainerInset
    let padding = max(0, textContainer.lineFragmentPadding)
    insets.left += padding
    insets.right += padding
    return insets
  }

  /// The width of the lines with their padding, and the height of the laid out text, in points.
  var containerSize: Size {
    let inset = textContainerInset
    return Size(
      width: max(0, bounds.width - inset.left - inset.right), height: editor.storage.extent)
  }

  /// Scrolls so that a range of the text is visible.
  open func scrollRangeToVisible(_ range: TextRange) {
    updateLayout()
    let start = caretRect(for: range.start)
    scrollRectToVisible(start.union(caretRect(for: range.end)), animated: false)
  }

  // MARK: Focus

  /// Whether the view can become first responder: true if text can be selected.
  open override var canBecomeFirstResponder: Bool { isSelectable }

  /// Begins editing, if the delegate allows it (TX-3).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    session.begin(in: self) {
      textDelegate?.textViewShouldBeginEditing(self) ?? true
    } takeFocus: {
      super.becomeFirstResponder()
    } didBegin: {
      textDelegate?.textViewDidBeginEditing(self)
      if isEditing { report(.begin) }
    }
  }

  /// Ends editing, if the delegate allows it (TX-4).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    session.end(in: self) {
      textDelegate?.textViewShouldEndEditing(self) ?? true
    } giveUpFocus: {
      super.resignFirstResponder()
    } didEnd: {
      didEndEditing()
    }
  }

  /// Ends editing if the view has lost the focus.
  open override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    session.followFocus(context, of: self) { didEndEditing() }
  }

  private func didEndEditing() {
    textDelegate?.textViewDidEndEditing(self)
    if !isEditing { report(.end) }
  }

  /// Ends a drag and pending pastes when the view leaves its window.
  open override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { interaction.viewWillLeaveWindow() }
  }

  // MARK: Keys

  /// Handles the keys for editing.
  ///
  /// Other keys scroll the text or are forwarded to the next responder.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    let others = presses.filter { !interaction.perform($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Returns whether the view handles a key because it edits the text or moves the caret (TX-20).
  public func claims(_ key: Key) -> Bool { interaction.claims(key) }

  /// Replaces the selection with text, as if the user had typed the text.
  open func insertText(_ text: String) { interaction.insertText(text) }

  /// Whether input methods receive key presses: true while the text can be edited.
  public var allowsInputMethod: Bool { isEditable }

  /// The rectangle of the caret in the window's coordinates, in points; nil without the focus.
  public var caretRectInWindow: Rect? { interaction.caretRectInWindow }

  /// Displays the text that an input method is composing.
  public func setMarkedText(_ markedText: MarkedText?) { interaction.setMarkedText(markedText) }

  /// Ends the composition and inserts the composed text.
  public func unmarkText() { editor.commitComposition() }

  // MARK: Pointer

  /// Prevents ancestors' recognisers from taking a drag that selects text (G-25).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    !interaction.keepsDrag(from: gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Begins to place the caret or to select text.
  open override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    guard let touch = touches.first, interaction.pointer.begin(touch, with: event) else {
      return super.touchesBegan(touches, with: event)
    }
  }

  /// Continues to select text.
  open override func touchesMoved(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    if !interaction.pointer.move(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Ends the selection of text.
  open override func touchesEnded(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    if !interaction.pointer.end(touches) { super.touchesEnded(touches, with: event) }
  }

  /// Ends the selection of text when the touch is cancelled, for example because a finger scrolls.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    interaction.pointer.cancel(restoring: false)
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Layout

  /// Returns the size of the whole text at a width, in whole points.
  ///
  /// For long text, the height is partly estimated. If no width is offered, the size is 160×80 points.
  open override func sizeThatFits(_ size: Size) -> Size {
    let inset = textInsets
    guard size.width > 0 else { return Size(width: 160, height: 80) }
    let old = editor.wrapWidth
    editor.wrapWidth = max(1, size.width - inset.left - inset.right)
    for index in 0..<min(editor.storage.count, 200) { _ = editor.measure(index) }
    let height = editor.contentSize.height
    if let old, old != editor.wrapWidth { editor.wrapWidth = old }
    return Size(width: size.width, height: (height + inset.top + inset.bottom).rounded(.up))
  }

  /// Lays out the visible paragraphs and the caret.
  open override func layoutSubviews() {
    updateLayout()
    super.layoutSubviews()
    interaction.placeCaret()
  }

  /// Lays out the visible paragraphs, and keeps the first visible line at its position on the screen.
  private func updateLayout() {
    fitWidth()
    for _ in 0..<4 {
      measureVisible()
      let size = Size(
        width: bounds.width,
        height: (editor.storage.extent + textContainerInset.top + textContainerInset.bottom)
          .rounded(.up))
      if contentSize != size { contentSize = size }
      guard needsReveal else { break }
      let offset = contentOffset
      scrollRectToVisible(caretPlace, animated: false)
      if contentOffset == offset { break }
    }
    needsReveal = false
  }

  private var caretPlace: Rect {
    let inset = textInsets
    return editor.caretRect.offsetBy(dx: inset.left, dy: inset.top)
      .insetBy(dx: 0, dy: -min(inset.top, inset.bottom))
  }

  private func fitWidth() {
    let width = max(1, bounds.width - textInsets.left - textInsets.right)
    guard width != editor.wrapWidth else { return }
    let isFirst = editor.wrapWidth == nil
    let y = bounds.minY - textContainerInset.top
    let top = editor.storage.block(atDistance: y)
    let distance = y - editor.storage.distance(of: top)
    editor.wrapWidth = width
    guard !isFirst, y > 0 else { return }
    let place = editor.storage.distance(of: top) + min(distance, editor.storage[top].extent)
    shiftContent(by: Point(x: 0, y: place - y))
  }

  private func measureVisible() {
    for _ in 0..<8 {
      let visible = bounds.offsetBy(dx: 0, dy: -textContainerInset.top)
      let range = editor.blocks(in: visible)
      let unknown = range.filter { !editor.storage[$0].isMeasured }
      guard !unknown.isEmpty else { return }
      // The first visible block that has already been measured keeps its position on the screen.
      let anchor = range.first { editor.storage[$0].isMeasured } ?? range.lowerBound
      let top = editor.storage.distance(of: anchor)
      for index in unknown { _ = editor.measure(index) }
      shiftContent(by: Point(x: 0, y: editor.storage.distance(of: anchor) - top))
    }
  }

  /// Draws the selection and the text.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    super.draw(rect, in: canvas)
    TextPainter(
      editor: editor, origin: textOrigin, color: textColor ?? theme.label,
      selectionColor: theme.selection(isFocused: isEditing), underline: hairline * 1.5
    ).draw(rect.intersection(bounds), in: canvas)
  }

  /// The text of the visible paragraphs.
  open var displayedTexts: [DisplayedText] {
    let visible = bounds.offsetBy(dx: -textOrigin.x, dy: -textOrigin.y)
    guard !bounds.isEmpty else { return [] }
    return editor.blocks(in: visible).compactMap { index in
      let string = editor.storage[index].text
      guard !string.isEmpty else { return nil }
      let layout = editor.layout(of: index)
      return DisplayedText(
        string: string,
        rect: Rect(origin: textOrigin + editor.origin(of: index), size: layout.size),
        color: textColor ?? theme.label, font: font)
    }
  }

  /// Deletes the selection or the character before the caret.
  ///
  /// The view calls this method for the key Backspace, even if the view is empty.
  open func deleteBackward() {
    interaction.commitComposition()
    interaction.editor.backspace()
  }

  // MARK: Accessibility

  /// The accessibility value that was set, or otherwise the text.
  open override var accessibilityValue: String? {
    get { setAccessibilityValue ?? editor.text }
    set { setAccessibilityValue = newValue }
  }
  private var setAccessibilityValue: String?

  /// Makes the text view the first responder.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  /// The accessibility traits that were set, and `textEntry`.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.textEntry) }
    set { super.accessibilityTraits = newValue }
  }
}

extension TextView: TextInputHost, TextEditorClient {
  var textOrigin: Point { Point(x: textInsets.left, y: textInsets.top) }

  var textArea: Rect { bounds }

  var isTextSelectable: Bool { isSelectable }

  func followLink(at offset: TextOffset) -> Bool {
    guard !isEditable, let link = editor.link(at: offset) else { return false }
    let range = TextRange(editor.rounded(link.range))
    guard textDelegate?.textView(self, shouldInteractWith: link.value, in: range) ?? true else {
      return true
    }
    (self as? any LinkOpening)?.openLink(link.value)
    return true
  }

  func submit() -> Bool { false }

  func scrollForDrag(lines: Point) {
    var offset = contentOffset
    let limits = limits(.vertical)
    offset.y = min(max(offset.y + lines.y * font.lineHeight, limits.lowerBound), limits.upperBound)
    contentOffset = offset
  }

  func movePage(forward: Bool, extends: Bool) {
    let line = font.lineHeight
    let page = max(line, bounds.height - textContainerInset.top - textContainerInset.bottom - line)
    let caret = editor.caretRect
    let x = editor.keptX ?? caret.minX
    editor.keptX = x
    let y = caret.midY + (forward ? page : -page)
    var target: TextSelection
    if y < 0 {
      target = TextSelection(.zero)
    } else if y > editor.storage.extent {
      target = TextSelection(editor.storage.end)
    } else {
      target = editor.hit(Point(x: x, y: y)).selection
    }
    if extends { target.anchor = editor.selection.anchor }
    scrollForDrag(lines: Point(x: 0, y: (forward ? page : -page) / line))
    editor.select(target, keepsX: true)
  }

  func editor(_ editor: TextEditor, shouldChange range: TextRange, to text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func editorDidChangeSelection(_ editor: TextEditor) {
    textDelegate?.textViewDidChangeSelection(self)
  }

  func editorDidChangeText(_ editor: TextEditor) {
    textDelegate?.textViewDidChange(self)
    report(.change)
  }

  func editorDidChangeMarkedText(_ editor: TextEditor) {
    textDelegate?.textViewMarkedTextDidChange(self)
  }

  func editor(_ editor: TextEditor, didRefuse reason: TextInsertionRefusal) {
    textDelegate?.textView(self, insertionRefused: reason)
  }

  func editorNeedsUpdate(_ editor: TextEditor, revealsCaret: Bool) {
    if revealsCaret { needsReveal = true }
    setNeedsLayout()
    setNeedsDisplay()
    interaction.caret.restart()
  }

  var editorTime: Double { window?.currentTime ?? 0 }

  var editorIsRightToLeft: Bool { isRightToLeft }
}
