public import AtriumGeometry
public import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A control in which the user edits one line of text.
///
/// The text has no line breaks: those between pasted lines become spaces (TX-77). When the program sets `text` or
/// the selection, no events are sent and the delegate is not asked. For a change by the user, the field
/// first asks the ``delegate`` and then sends ``Control/Event/editingChanged``.
///
/// ```swift
/// let name = TextField()
/// name.borderStyle = .roundedRect
/// name.placeholder = "Name"
/// name.addAction(for: .editingChanged) { save(name.text) }
/// ```
open class TextField: Control, TextInput, TextDisplaying {
  let interaction: TextInteraction
  let clearButton = TextFieldClearButton()
  var scrollOffset = 0.0
  private var needsReveal = false
  private var placeholderLayout: TextLayout?
  /// Whether editing begins with the whole text selected: true if a key such as Tab focused the field (TX-14).
  private var selectsAllOnFocus = false
  /// The editing session, which begins and ends with the focus.
  private lazy var session = TextEditingSession(interaction)
  private var editor: TextEditor { interaction.editor }

  /// The delegate; held weakly.
  open weak var delegate: (any TextFieldDelegate)?

  /// The text; setting this property clears the undo history and moves the caret to the end (TX-8).
  open var text: String {
    get { editor.text }
    set { editor.setText(newValue) }
  }
  /// The text with its attributes.
  ///
  /// Setting this property clears the undo history and moves the caret to the end. Parts without a font or a colour
  /// have those of the field.
  open var attributedText: AttributedText {
    get { editor.attributedText(color: textColor) }
    set { editor.setAttributedText(newValue) }
  }
  /// The attributes of the whole text, which include the `font` and the `textColor`.
  ///
  /// Setting this property also sets the font, the colour and the alignment of the field.
  open var defaultTextAttributes: [TextAttribute: Any] {
    get { editor.commonAttributes(color: textColor) }
    set {
      if let new = newValue.font { font = new }
      if let new = newValue.foregroundColor { textColor = new }
      if let style = newValue[.paragraphStyle] as? ParagraphStyle {
        textAlignment = style.alignment
      }
      editor.baseAttributes = newValue
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The attributes of the text that the user types next.
  ///
  /// While the field is not edited, the value is nil, and setting it has no effect.
  open var typingAttributes: [TextAttribute: Any]? {
    get {
      guard isEditing else { return nil }
      return editor.commonAttributes(color: textColor)
        .merging(editor.insertionAttributes(for: editor.selection.range)) { $1 }
    }
    set { if isEditing { editor.typingAttributes = newValue } }
  }
  /// The view that the window shows at its bottom edge while the field is edited; nil, the default, for no view.
  open override var inputView: View? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: View?
  /// The view that the window shows above the ``inputView`` while the field is edited; nil, the default, for no view.
  open override var inputAccessoryView: View? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: View?
  /// The placeholder that is shown while the text is empty (TX-13).
  open var placeholder = "" {
    didSet {
      guard placeholder != oldValue || styledPlaceholder != nil else { return }
      styledPlaceholder = nil
      placeholderDidChange()
    }
  }
  /// The attributed placeholder; its fonts and colours take precedence over those of the field.
  open var attributedPlaceholder: AttributedText? {
    get { styledPlaceholder ?? (placeholder.isEmpty ? nil : AttributedText(string: placeholder)) }
    set {
      placeholder = newValue?.string ?? ""
      styledPlaceholder = newValue.map { AttributedText(attributedString: $0) }
      placeholderDidChange()
    }
  }
  private var styledPlaceholder: AttributedText?
  /// The font of the text.
  open var font: Font {
    get { editor.font }
    set {
      guard newValue != font else { return }
      editor.font = newValue
      editor.removeAttribute(.font)
      placeholderDidChange()
      invalidateIntrinsicContentSize()
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
  /// The horizontal alignment of the text; `natural` follows the direction of the text (TX-37).
  open var textAlignment = TextLayout.Alignment.natural {
    didSet { if textAlignment != oldValue { editorNeedsUpdate(editor, revealsCaret: true) } }
  }
  /// The style of the border; no border by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      cornerRadius = borderStyle == .roundedRect ? Theme.cornerRadius : 0
      invalidateIntrinsicContentSize()
      editorNeedsUpdate(editor, revealsCaret: true)
    }
  }
  /// The situations in which the clear button is visible; an empty field never shows the button (TX-11).
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
  }
  /// The view before the text, at the left in a left-to-right layout.
  open var leftView: View? {
    didSet { replace(oldValue, by: leftView) }
  }
  /// The situations in which the left view is visible; never by default.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { setNeedsLayout() } }
  }
  /// The view after the text, at the right in a left-to-right layout.
  open var rightView: View? {
    didSet { replace(oldValue, by: rightView) }
  }
  /// The situations in which the right view is visible; never by default.
  ///
  /// The clear button hides the right view.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { setNeedsLayout() } }
  }
  /// Whether the field shows bullets instead of the text and prevents copying (TX-74).
  open var isSecureTextEntry: Bool {
    get { editor.isSecure }
    set { editor.isSecure = newValue }
  }
  /// Whether the text is cleared when editing begins, if the delegate allows it (TX-12).
  open var clearsOnBeginEditing = false
  /// Whether the next inserted text replaces the whole text.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }
  /// The maximum number of characters; nil allows 32,767.
  ///
  /// An insertion that would exceed the maximum is refused (TX-78).
  public var maximumLength: Int? {
    get { editor.maximumLength }
    set { editor.maximumLength = newValue.map { max(0, $0) } }
  }
  /// Whether the text is being edited, which means that the field has the focus.
  open var isEditing: Bool { session.isActive }

  /// Makes an empty text field.
  public override init(frame: Rect = .zero) {
    interaction = TextInteraction(
      isSingleLine: true, font: .preferredFont(forTextStyle: .body))
    super.init(frame: frame)
    setUp()
  }

  /// Makes a text field from a nib.
  public override init?(coder: any NibDecoding) {
    interaction = TextInteraction(
      isSingleLine: true, font: .preferredFont(forTextStyle: .body))
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    isMultipleTouchEnabled = false
    cursor = .text
    interaction.attach(to: self)
    addSubview(clearButton)
    clearButton.addAction(for: .touchUpInside) { [weak self] in self?.clearButtonWasPressed() }
  }

  private func replace(_ old: View?, by new: View?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func placeholderDidChange() {
    placeholderLayout = nil
    setNeedsDisplay()
  }

  // MARK: Focus

  /// Begins editing, if the delegate allows it (TX-3).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    session.begin(in: self) {
      delegate?.textFieldShouldBeginEditing(self) ?? true
    } takeFocus: {
      super.becomeFirstResponder()
    } didBegin: {
      let start = editor.epoch
      delegate?.textFieldDidBeginEditing(self)
      guard start == editor.epoch, isEditing else { return }
      sendActions(for: .editingDidBegin)
      guard start == editor.epoch, isEditing else { return }
      report(.begin)
      guard start == editor.epoch, isEditing else { return }
      beginWithText()
    }
  }

  private func beginWithText() {
    let selectsAll = selectsAllOnFocus
    selectsAllOnFocus = false
    if editor.isSecure, editor.hasText { editor.clearsOnInsertion = true }
    if clearsOnBeginEditing, editor.hasText {
      clear()
    } else if selectsAll {
      let clears = editor.clearsOnInsertion
      editor.selectAll()
      editor.clearsOnInsertion = clears
    }
  }

  /// Ends editing, if the delegate allows it (TX-4).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    session.end(in: self) {
      delegate?.textFieldShouldEndEditing(self) ?? true
    } giveUpFocus: {
      super.resignFirstResponder()
    } didEnd: {
      didEndEditing()
    }
  }

  private func didEndEditing() {
    selectsAllOnFocus = false
    let epoch = editor.epoch
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    guard epoch == editor.epoch, !isEditing else { return }
    sendActions(for: .editingDidEnd)
    guard epoch == editor.epoch, !isEditing else { return }
    report(.end)
  }

  /// Stores whether a key press has focused the field, and ends editing if the field has lost the focus.
  ///
  /// After such a key press, editing begins with the whole text selected.
  open override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    if context.nextFocusedView === self { selectsAllOnFocus = !context.focusHeading.isEmpty }
    session.followFocus(context, of: self) { didEndEditing() }
  }

  /// Ends editing when the field is disabled.
  open override func stateDidChange() {
    super.stateDidChange()
    cursor = isEnabled ? .text : nil
    if !isEnabled, isEditing { endEditing(true) }
  }

  /// Ends a drag and pending pastes when the field leaves its window.
  open override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { interaction.viewWillLeaveWindow() }
  }

  override var isPressable: Bool { false }

  // MARK: Keys

  /// Handles the keys for editing, and forwards all other keys to the next responder.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    let others = presses.filter { !isEnabled || !interaction.perform($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Returns whether the field handles a key because it edits the text or moves the caret (TX-20).
  public func claims(_ key: Key) -> Bool { isEnabled && interaction.claims(key) }

  /// Replaces the selection with text, as if the user had typed the text.
  open func insertText(_ text: String) { interaction.insertText(text) }

  /// Whether input methods receive key presses.
  ///
  /// Input methods must not receive secure text (TX-67).
  public var allowsInputMethod: Bool { !editor.isSecure && isEnabled }

  /// The rectangle of the caret in the window's coordinates, in points; nil without the focus.
  public var caretRectInWindow: Rect? { interaction.caretRectInWindow }

  /// Displays the text that an input method is composing.
  public func setMarkedText(_ markedText: MarkedText?) { interaction.setMarkedText(markedText) }

  /// Ends the composition and inserts the composed text.
  public func unmarkText() { editor.commitComposition() }

  /// Notifies the delegate and sends the events in response to the Return key (TX-10).
  func submit() -> Bool {
    let epoch = editor.epoch
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    guard epoch == editor.epoch else { return true }
    let isExpected = hasActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    let ends = hasActions(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    guard epoch == editor.epoch else { return true }
    sendActions(for: .primaryActionTriggered)
    guard epoch == editor.epoch else { return true }
    if ends { resignFirstResponder() }
    return isExpected
  }

  // MARK: Pointer

  /// Prevents ancestors' recognisers from taking a drag that selects text (G-25).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    !interaction.keepsDrag(from: gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Begins to place the caret or to select text.
  open override func touchesBegan(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    guard isEnabled, let touch = touches.first, interaction.pointer.begin(touch, with: event) else {
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

  /// Ends the selection of text when the touch is cancelled.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: AtriumKit.Event?) {
    interaction.pointer.cancel(restoring: false)
    super.touchesCancelled(touches, with: event)
  }

  private func clearButtonWasPressed() {
    becomeFirstResponder()
    clear()
  }

  /// Clears the text as one edit, if the delegate allows it.
  func clear() {
    guard editor.hasText || editor.composition != nil else { return }
    let epoch = editor.epoch
    guard delegate?.textFieldShouldClear(self) ?? true, epoch == editor.epoch else { return }
    interaction.commitComposition()
    guard epoch == editor.epoch else { return }
    editor.clear()
  }

  // MARK: Layout

  /// Returns the offered width, and the height of one line with the border.
  ///
  /// The width is 160 points if no width is offered. The size does not depend on the text.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width > 0 ? size.width : 160,
      height: max(
        borderStyle == .none ? 0 : Theme.controlHeight,
        (font.lineHeight + (borderStyle == .none ? 0 : 12)).rounded(.up)))
  }

  /// The height of one line with the border; the field has no intrinsic width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// The distance from the top to the baseline of the text at the fitting height, in points.
  open override var firstBaselineOffset: Double? {
    (sizeThatFits(.zero).height - font.lineHeight) / 2 + font.ascender
  }

  /// The distance from the bottom to the baseline of the text at the fitting height, in points.
  open override var lastBaselineOffset: Double? {
    firstBaselineOffset.map { sizeThatFits(.zero).height - $0 }
  }

  /// Lays out the clear button, the side views and the caret.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSides()
    keepFilled(revealsCaret: needsReveal)
    needsReveal = false
    interaction.placeCaret()
  }

  /// Draws the border, the placeholder, the selection and the text, above the drawing of ``AtriumKit/View/draw(_:)``.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    super.draw(rect, in: canvas)
    drawBorder(in: canvas)
    let area = editor.isEmpty ? placeholderRect(forBounds: bounds) : textArea
    guard area.width > 0, area.height > 0 else { return }
    let origin = textOrigin
    let color =
      isEnabled
      ? textColor ?? theme.label : theme.secondaryLabel.withAlphaComponent(Theme.disabledAlpha)
    canvas.withSavedState { canvas in
      canvas.clip(to: area)
      if editor.isEmpty {
        GraphicsContext.withCurrent(canvas) { drawPlaceholder(in: area) }
      } else {
        TextPainter(
          editor: editor, origin: origin, color: color,
          selectionColor: theme.selection(isFocused: isEditing), underline: hairline * 1.5
        ).draw(area, in: canvas)
      }
    }
  }

  /// Draws the placeholder into the current context, in the middle of the height of a rectangle.
  ///
  /// Call `super`: not needed; an override may draw nothing.
  ///
  /// - Parameter rect: The rectangle of the placeholder, in the coordinates of the field.
  open func drawPlaceholder(in rect: Rect) {
    guard let layout = placeholderForArea, let context = GraphicsContext.current else { return }
    context.canvas.draw(
      layout, at: Point(x: rect.minX, y: rect.midY - layout.size.height / 2),
      color: theme.secondaryLabel)
  }

  /// The layout of the placeholder for the available width; nil without a placeholder.
  private var placeholderForArea: TextLayout? {
    guard !placeholder.isEmpty else { return nil }
    let width = placeholderRect(forBounds: bounds).width
    if let known = placeholderLayout, abs(known.size.width - width) < 0.5 { return known }
    let alignment: TextLayout.Alignment =
      textAlignment == .natural || textAlignment == .justified
      ? (isRightToLeft ? .right : .left) : textAlignment
    let made = TextLayout(
      placeholder, font: font, maximumWidth: width, maximumLines: 1,
      alignment: alignment, lineBreakMode: .byTruncatingTail,
      runs: styledPlaceholder?.textRuns ?? [])
    placeholderLayout = made
    return made
  }

  /// The displayed text: the text, bullets for secure text, or the placeholder.
  open var displayedTexts: [DisplayedText] {
    let area = editor.isEmpty ? placeholderRect(forBounds: bounds) : textArea
    guard area.width > 0 else { return [] }
    if editor.isEmpty {
      return placeholderForArea.map {
        [
          DisplayedText(
            $0, at: Point(x: area.minX, y: area.midY - $0.size.height / 2),
            color: theme.secondaryLabel)
        ]
      } ?? []
    }
    let size = editor.contentSize
    let place = Rect(origin: textOrigin, size: size).intersection(area)
    return [
      DisplayedText(
        string: accessibilityValue ?? "", rect: place, color: textColor ?? theme.label, font: font,
        isTruncated: size.width > area.width)
    ]
  }

  // MARK: Rectangles

  /// Returns the rectangle of the text while the field is not edited, in the field's coordinates.
  ///
  /// Call `super` for the default rectangle, which leaves space for the border and the side views.
  open func textRect(forBounds bounds: Rect) -> Rect { defaultTextRect(in: bounds) }

  /// Returns the rectangle of the text while the field is edited, in the field's coordinates.
  ///
  /// Call `super` for the default rectangle.
  open func editingRect(forBounds bounds: Rect) -> Rect { defaultTextRect(in: bounds) }

  /// Returns the rectangle of the placeholder, by default the rectangle of the text.
  open func placeholderRect(forBounds bounds: Rect) -> Rect { currentTextRect(in: bounds) }

  /// Returns the rectangle of the view at the leading edge, in the field's coordinates.
  open func leftViewRect(forBounds bounds: Rect) -> Rect { defaultLeftViewRect(in: bounds) }

  /// Returns the rectangle of the view at the trailing edge, in the field's coordinates.
  open func rightViewRect(forBounds bounds: Rect) -> Rect { defaultRightViewRect(in: bounds) }

  /// Returns the rectangle of the button that clears the text, in the field's coordinates.
  open func clearButtonRect(forBounds bounds: Rect) -> Rect { defaultClearButtonRect(in: bounds) }

  /// Deletes the selection or the character before the caret.
  ///
  /// The field calls this method for the key Backspace, even if the field is empty.
  open func deleteBackward() {
    interaction.commitComposition()
    editor.backspace()
  }

  // MARK: Accessibility

  /// The accessibility label that was set, or otherwise the placeholder.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (placeholder.isEmpty ? nil : placeholder) }
    set { super.accessibilityLabel = newValue }
  }

  /// Makes the field the first responder.
  open override func accessibilityActivate() -> Bool { isEnabled && becomeFirstResponder() }

  /// The accessibility value that was set, or otherwise the text, with bullets for secure text.
  open override var accessibilityValue: String? {
    get {
      if let value = super.accessibilityValue { return value }
      return editor.isSecure ? editor.spoken(in: .zero..<editor.storage.end) : editor.text
    }
    set { super.accessibilityValue = newValue }
  }

  /// The accessibility traits that were set, the traits for the current state, and `textEntry`.
  open override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.textEntry) }
    set { super.accessibilityTraits = newValue }
  }
}

extension TextField: TextInputHost, TextEditorClient {
  var isTextSelectable: Bool { isEnabled }

  func movePage(forward: Bool, extends: Bool) {}

  func followLink(at offset: TextOffset) -> Bool { false }

  func editor(_ editor: TextEditor, shouldChange range: TextRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func editorDidChangeSelection(_ editor: TextEditor) {
    delegate?.textFieldDidChangeSelection(self)
  }

  func editorDidChangeText(_ editor: TextEditor) {
    sendActions(for: .editingChanged)
    report(.change)
  }

  func editorDidChangeMarkedText(_ editor: TextEditor) { setNeedsDisplay() }

  func editor(_ editor: TextEditor, didRefuse reason: TextInsertionRefusal) {
    delegate?.textField(self, insertionRefused: reason)
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
