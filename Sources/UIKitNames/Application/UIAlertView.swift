internal import Atrium

/// The delegate of a ``UIAlertView``.
@MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// Called when a button of the alert was pressed.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
}

/// The alert class from before `UIAlertController`; it presents an alert controller in the key window.
@MainActor
open class UIAlertView {
  /// The title.
  open var title = ""
  /// The message below the title; nil for no message.
  open var message: String?
  /// The object that is notified of the pressed button.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// The index of the button that cancels the alert; -1 without such a button.
  open var cancelButtonIndex = -1
  /// Whether the alert is shown.
  open var isVisible: Bool { controller?.presentingViewController != nil }
  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  private var titles: [String] = []
  private weak var controller: AlertController?

  /// Makes an alert without buttons.
  public init() {}

  /// Makes an alert with buttons.
  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init()
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button.
  ///
  /// - Returns: The index of the button.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Returns the title of a button; nil if there is no button with this index.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Presents the alert over the top controller of the key window; does nothing without such a controller.
  open func show() {
    guard var presenter = UIApplication.shared.keyWindow?.rootViewController else { return }
    while let next = presenter.presentedViewController { presenter = next }
    let controller = AlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      controller.addAction(
        AlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in
          self.delegate?.alertView(self, clickedButtonAt: index)
        })
    }
    self.controller = controller
    presenter.present(controller, animated: true)
  }

  /// Dismisses the alert.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller?.dismiss(animated: animated)
  }
}
