public import AtriumGeometry
public import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A search field with margins, a prompt, a cancel button and a bar of scopes.
///
/// The bar is the delegate of its ``searchTextField``, and forwards the field's notifications and requests for
/// permission to its own ``delegate``.
open class SearchBar: View, TextFieldDelegate {
  /// The field with the text.
  public let searchTextField = SearchField(frame: .zero)
  private let cancelButton = Button(title: String(localized: "Cancel"))
  private let scopes = SegmentedControl(frame: .zero)
  private let promptLabel = Label(font: .preferredFont(forTextStyle: .footnote))
  /// The search controller that made the bar; nil for a bar that a program has made.
  weak var controller: SearchController?

  /// The delegate; held weakly.
  open weak var delegate: (any SearchBarDelegate)?

  /// The text of the search field; setting nil sets an empty string.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue ?? ""
      controller?.searchTextDidChange()
    }
  }
  /// The text that is shown while the search field is empty; nil if there is no such text.
  open var placeholder: String? {
    get { searchTextField.placeholder.isEmpty ? nil : searchTextField.placeholder }
    set { searchTextField.placeholder = newValue ?? "" }
  }
  /// The line of text above the search field; nil for no line.
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      promptLabel.text = prompt ?? ""
      promptLabel.isHidden = !hasPrompt
      heightDidChange()
    }
  }
  /// The background colour of the bar; nil leaves the bar transparent.
  open var barTintColor: Color? {
    didSet { backgroundColor = barTintColor }
  }
  /// Whether the cancel button is shown.
  open var showsCancelButton = false {
    didSet {
      guard showsCancelButton != oldValue else { return }
      cancelButton.isHidden = !showsCancelButton
      setNeedsLayout()
    }
  }
  /// The titles of the scopes; nil for no scopes.
  ///
  /// The titles are visible while ``showsScopeBar`` is true.
  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      let index = scopes.selectedSegmentIndex
      scopes.segments = (scopeButtonTitles ?? []).map { SegmentedControl.Segment(title: $0) }
      scopes.selectedSegmentIndex = scopes.segments.indices.contains(index) ? index : 0
      scopesDidChange()
    }
  }
  /// The index of the selected scope.
  ///
  /// Setting this property does not notify the ``delegate``.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { scopes.selectedSegmentIndex = newValue }
  }
  /// Whether the bar of scopes is shown below the field, if there are ``scopeButtonTitles``.
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { scopesDidChange() } }
  }

  /// The input view of the search field.
  open override var inputView: View? {
    get { searchTextField.inputView }
    set { searchTextField.inputView = newValue }
  }
  /// The accessory view of the search field.
  open override var inputAccessoryView: View? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// Makes a bar.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar from a nib.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    cancelButton.configuration.style = .plain
    cancelButton.configuration.contentInsets = EdgeInsets(top: 6, left: 8, bottom: 6, right: 8)
    cancelButton.configuration.minimumHeight = Theme.controlHeight
    cancelButton.isHidden = true
    scopes.isHidden = true
    promptLabel.isHidden = true
    promptLabel.textAlignment = .center
    searchTextField.delegate = self
    searchTextField.addAction(for: .editingChanged, owner: self) { [weak self] in
      self?.userDidChangeText()
    }
    searchTextField.addAction(for: .searchSubmitted, owner: self) { [weak self] in
      if let self { delegate?.searchBarSearchButtonClicked(self) }
    }
    cancelButton.addAction(for: .primaryActionTriggered, owner: self) { [weak self] in
      self?.cancel()
    }
    scopes.addAction(for: .valueChanged, owner: self) { [weak self] in self?.userDidChangeScope() }
    for view in [promptLabel, searchTextField, cancelButton, scopes] { addSubview(view) }
  }

  /// Shows or hides the cancel button; `animated` also animates the width of the field.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    change(animated: animated) { self.showsCancelButton = showsCancelButton }
  }

  /// Shows or hides the bar of scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != showsScopeBar else { return }
    change(animated: animated) { self.showsScopeBar = show }
  }

  private func change(animated: Bool, _ body: @escaping @MainActor () -> Void) {
    guard animated, window != nil else { return body() }
    View.animate(withDuration: Theme.movementDuration, options: .allowUserInteraction) {
      body()
      self.layoutIfNeeded()
    }
  }

  private var hasScopes: Bool { showsScopeBar && !scopes.segments.isEmpty }
  private var hasPrompt: Bool { !promptLabel.text.isEmpty }

  private func scopesDidChange() {
    scopes.isHidden = !hasScopes
    heightDidChange()
  }

  private func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    controller?.searchBarHeightDidChange()
  }

  // MARK: Layout

  /// The distance between the bar's edges and its views, in points.
  static let margin = Theme.spacing(2)

  /// Lays out the prompt, the field, the button and the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: min(SearchBar.margin, bounds.width / 2), dy: 0)
    let height = searchTextField.sizeThatFits(area.size).height
    let space = hasScopes ? scopes.sizeThatFits(area.size).height + SearchBar.margin : 0
    let prompt = promptHeight(for: area.size)
    let top = max(0, ((bounds.height - prompt - space - height) / 2).rounded())
    promptLabel.frame = Rect(
      x: area.minX, y: top, width: area.width, height: max(0, prompt - SearchBar.margin))
    let y = top + prompt
    var width = area.width
    let button = min(cancelButton.sizeThatFits(.zero).width, area.width / 2)
    cancelButton.frame = mirrored(
      Rect(x: area.maxX - button, y: y, width: button, height: height))
    if showsCancelButton { width = max(0, width - button - SearchBar.margin) }
    searchTextField.frame = mirrored(Rect(x: area.minX, y: y, width: width, height: height))
    scopes.frame = Rect(
      x: area.minX, y: y + height + SearchBar.margin, width: area.width,
      height: max(0, space - SearchBar.margin))
    controller?.searchBarDidLayOut()
  }

  /// Returns the height of the prompt with the distance to the field; 0 without a prompt.
  private func promptHeight(for size: Size) -> Double {
    hasPrompt ? promptLabel.sizeThatFits(size).height + SearchBar.margin : 0
  }

  /// Returns the offered width, and the height of the prompt, the field and the scopes with their margins.
  open override func sizeThatFits(_ size: Size) -> Size {
    var height = searchTextField.sizeThatFits(size).height + 2 * SearchBar.margin
    height += promptHeight(for: size)
    if hasScopes { height += scopes.sizeThatFits(size).height + SearchBar.margin }
    return Size(width: size.width, height: height)
  }

  /// The fitting height; the bar has no intrinsic width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  // MARK: Focus

  /// Makes the search field the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Makes the search field resign as first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Whether the search field is the first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Cancels the search when Escape is pressed, if the cancel button is shown or a search controller is active.
  ///
  /// While the field has text, Escape clears the text instead.
  open override func pressesBegan(_ presses: Set<Press>, with event: AtriumKit.Event?) {
    let others = presses.filter { !cancels(by: $0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func cancels(by press: Press) -> Bool {
    guard press.isSearchCancellation, showsCancelButton || controller?.isActive == true else {
      return false
    }
    cancel()
    return true
  }

  /// Cancels the search on behalf of the user.
  func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  private func userDidChangeText() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.searchTextDidChange()
  }

  private func userDidChangeScope() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    controller?.searchScopeDidChange()
  }

  // MARK: The field's delegate

  /// Returns whether the search bar's ``delegate`` allows editing to begin; true without a delegate.
  open func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }
  /// Notifies the search bar's delegate, and activates the search controller.
  open func textFieldDidBeginEditing(_ textField: TextField) {
    delegate?.searchBarTextDidBeginEditing(self)
    controller?.searchBarDidBeginEditing()
  }
  /// Returns whether the search bar's ``delegate`` allows editing to end; true without a delegate.
  open func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }
  /// Notifies the search bar's delegate.
  open func textFieldDidEndEditing(_ textField: TextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }
  /// Returns whether the search bar's ``delegate`` allows the change; true without a delegate.
  open func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }
}

extension Press {
  /// Whether the press is a press of Escape without modifiers, and not a key repeat.
  var isSearchCancellation: Bool {
    key.keyCode == .keyboardEscape && key.modifierFlags.isEmpty && !isRepeat
  }
}
