public import Atrium

/// The delegate of a search bar; each method has a default implementation.
@MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called whenever the user changes the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the user presses Return.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button is pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A search field with margins and a cancel button.
open class UISearchBar: UIView, UITextFieldDelegate {
  /// The field with the text.
  public let searchTextField = UISearchTextField(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private let row = UIStackView()

  /// The delegate; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text of the search field; setting nil sets an empty string.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is shown while the search field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The style, which the theme determines; the value has no effect.
  open var searchBarStyle = Style.default
  /// The colour of the bar, which the theme determines; the value has no effect.
  open var barTintColor: UIColor?
  /// Whether the cancel button is shown.
  open var showsCancelButton = false {
    didSet { cancelButton.isHidden = !showsCancelButton }
  }

  /// Makes a bar.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.isHidden = true
    cancelButton.setContentHuggingPriority(.required, for: .horizontal)
    searchTextField.delegate = self
    searchTextField.addAction(for: .editingChanged, owner: self) { [weak self] in
      if let self { delegate?.searchBar(self, textDidChange: text ?? "") }
    }
    searchTextField.addAction(for: .searchSubmitted, owner: self) { [weak self] in
      if let self { delegate?.searchBarSearchButtonClicked(self) }
    }
    cancelButton.addAction(for: .primaryActionTriggered, owner: self) { [weak self] in
      if let self { delegate?.searchBarCancelButtonClicked(self) }
    }
    row.spacing = 8
    row.addArrangedSubview(searchTextField)
    row.addArrangedSubview(cancelButton)
    addSubview(row)
  }

  /// Lays out the field and the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = Rect(
      x: 8, y: 8, width: max(0, bounds.width - 16), height: max(0, bounds.height - 16))
  }

  /// Shows or hides the cancel button, without an animation.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  /// Returns the offered width, and the height of the field with its margins.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: searchTextField.sizeThatFits(size).height + 16)
  }

  /// No intrinsic width, and the height of the field with its margins.
  open override var intrinsicContentSize: Size {
    Size(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Makes the search field the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Makes the search field resign as first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Whether the search field is the first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  // MARK: The field's delegate

  /// Asks the search bar's delegate for permission.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }
  /// Notifies the search bar's delegate.
  open func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
  }
  /// Asks the search bar's delegate for permission.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }
  /// Notifies the search bar's delegate.
  open func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }
}

extension UISearchBar {
  /// The styles of search bars.
  public enum Style: Int, Hashable, Sendable {
    /// A style.
    case `default`, prominent, minimal
  }
}
