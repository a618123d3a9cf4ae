import AtriumGeometry
public import AtriumKit

/// An alert, which asks a question in the middle of the window, or an action sheet, which offers choices.
///
/// Present the alert like any controller. Pressing a button dismisses the alert and then calls the action's
/// handler. Return performs the ``preferredAction`` or, if there is none, the only action of the default
/// style. Escape performs the cancel action. The presenting controller stays visible and receives no
/// appearance callbacks.
///
/// An action sheet is a popover that points at its source, or a sheet at the lower edge of a narrow window.
/// Set the source in the action sheet's ``AtriumKit/ViewController/popoverPresentationController``. Without
/// a source, the action sheet is a sheet in a window of any width.
///
/// ```swift
/// let alert = AlertController(
///   title: "Delete the page?", message: "You cannot undo this.", preferredStyle: .alert)
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// present(alert, animated: true)
/// ```
open class AlertController: ViewController {
  /// The two kinds of alert controllers.
  ///
  /// The raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    /// An action sheet: choices beside the view that they concern.
    case actionSheet = 0
    /// An alert: a question in the middle of the window.
    case alert = 1
  }

  /// Whether the controller is an alert or an action sheet.
  public let preferredStyle: Style
  /// The text below the title.
  open var message: String? {
    didSet { if message != oldValue { contentDidChange() } }
  }
  /// The actions in the order in which they were added.
  open private(set) var actions: [AlertAction] = []
  /// The emphasised action, which Return performs; nil by default.
  ///
  /// If nil, an alert emphasises its only action of the default style, and an action sheet emphasises no action.
  ///
  /// Traps if the action is not one of the ``actions``.
  open var preferredAction: AlertAction? {
    didSet { preferredActionDidChange() }
  }
  /// The text fields in the order in which they were added; nil without text fields.
  open private(set) var textFields: [TextField]?

  private let transitions: AlertTransitions
  /// The chosen action, whose handler is called after the dismissal.
  private var chosen: AlertAction?

  /// Makes an alert or an action sheet.
  ///
  /// - Parameters:
  ///   - title: The question, in a few words.
  ///   - message: The text that helps the user answer the question.
  ///   - preferredStyle: Whether the controller is an alert or an action sheet.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    transitions = AlertTransitions(preferredStyle)
    super.init()
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
    transitioningDelegate = transitions
  }

  /// The title, above the message.
  open override var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// Adds an action.
  ///
  /// Traps if the action has the style `cancel` and the alert already has an action of that style.
  open func addAction(_ action: AlertAction) {
    if action.style == .cancel, let other = cancelAction {
      fatalError(
        "\(title ?? "An alert") has the cancel action \(other.title ?? "") and was given "
          + "\(action.title ?? ""); an alert has at most one of that style, add the other as .default."
      )
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.alertView?.updateButtons() }
    contentDidChange()
  }

  /// Adds a text field below the message.
  ///
  /// Traps if the controller is an action sheet.
  ///
  /// - Parameter configurationHandler: Called at once with the field, to set its placeholder and other
  ///   properties.
  open func addTextField(configurationHandler: (@MainActor (TextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      fatalError(
        "\(title ?? "An action sheet") was given a text field; only alerts have text fields, make it with "
          + "the preferredStyle .alert.")
    }
    let field = TextField()
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  /// Loads the alert's view.
  open override func loadView() {
    let alertView = AlertView()
    alertView.onPress = { [weak self] in self?.choose($0) }
    view = alertView
    contentDidChange()
  }

  /// Focuses the first text field.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    textFields?.first?.becomeFirstResponder()
  }

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  private func preferredActionDidChange() {
    guard let preferredAction else { return contentDidChange() }
    guard actions.contains(where: { $0 === preferredAction }) else {
      fatalError(
        "\(title ?? "An alert") does not have its preferredAction \(preferredAction.title ?? ""); add it with "
          + "addAction(_:) first.")
    }
    contentDidChange()
  }

  /// Updates the view to the current title, message, fields and buttons.
  private func contentDidChange() {
    guard let alertView else { return }
    let isPopover = isPopover
    alertView.show(
      AlertContent(
        title: title ?? "", message: message ?? "", fields: textFields ?? [],
        actions: isPopover ? actions.filter { $0.style != .cancel } : actions,
        prominent: returnAction, isSheet: preferredStyle == .actionSheet, isPopover: isPopover))
    alertView.accessibilityLabel = title ?? message
    let width = AlertMetrics.popoverWidth
    preferredContentSize = Size(width: width, height: alertView.fittingHeight(forWidth: width))
  }

  /// Updates the content when an action sheet changes between sheet and popover.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if alertView?.content.isPopover != isPopover { contentDidChange() }
  }

  /// Whether the controller is currently shown as a popover.
  private var isPopover: Bool {
    guard let controller = presentationController as? PopoverPresentationController else {
      return false
    }
    return (controller as? ActionSheetPresentationController)?.isPopover ?? true
  }

  // MARK: Choosing

  private var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  /// The action that Return performs.
  private var returnAction: AlertAction? {
    if let preferredAction { return preferredAction }
    let usual = actions.filter { $0.style == .default }
    return preferredStyle == .alert && usual.count == 1 ? usual[0] : nil
  }

  /// Dismisses the alert, then performs the action that the user has chosen.
  private func choose(_ action: AlertAction) {
    guard action.isEnabled, chosen == nil, !isBeingDismissed else { return }
    guard let presenter = presentingViewController else { return action.perform() }
    chosen = action
    presenter.dismiss(animated: true) { [weak self] in
      self?.chosen = nil
      action.perform()
    }
  }

  /// Responds to Escape or a click outside: performs the cancel action; if there is none, dismisses the
  /// alert only if it is a popover.
  func cancel() {
    if let cancelAction { return choose(cancelAction) }
    if isPopover, !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
  }

  /// Performs the actions for the keys Return and Escape.
  ///
  /// If no view has the focus, an arrow key focuses a button.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    let others = presses.filter { !handle($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func handle(_ press: Press) -> Bool {
    let key = press.key
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      if !press.isRepeat, let returnAction { choose(returnAction) }
    case .keyboardEscape:
      if !press.isRepeat { cancel() }
    case .keyboardDownArrow, .keyboardUpArrow, .keyboardLeftArrow, .keyboardRightArrow:
      guard let window = view.window, window.firstResponder == nil else { return false }
      return alertView?.focusFirstButton() ?? false
    default: return false
    }
    return true
  }
}
