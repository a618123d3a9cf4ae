public import Atrium
public import Foundation

/// A controller that opens a web page in the user's browser, since the toolkit shows no web pages.
///
/// The view has the address of the page, and buttons that open it again and dismiss the controller.
open class SFSafariViewController: ViewController {
  /// The title of the button that dismisses the controller.
  public enum DismissButtonStyle: Int, Hashable, Sendable {
    /// A title.
    case done, close, cancel
  }

  /// Settings of the page, which the browser ignores.
  public final class Configuration {
    /// Whether a page is shown as an article; has no effect.
    public var entersReaderIfAvailable = false
    /// Whether the bars shrink; has no effect.
    public var barCollapsingEnabled = true
    /// Makes the default settings.
    public init() {}
  }

  private let url: URL
  private var hasOpened = false
  /// The settings of the page.
  public let configuration: Configuration
  /// The object that is notified when the page has been opened and when the user dismisses the controller.
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The tint of the buttons; nil for the inherited tint.
  public var preferredControlTintColor: Color? { didSet { applyLook() } }
  /// The colour behind the address; nil for the usual background.
  public var preferredBarTintColor: Color? { didSet { applyLook() } }
  /// The title of the button that dismisses the controller.
  public var dismissButtonStyle = DismissButtonStyle.done { didSet { applyLook() } }

  private let address = Label()
  private let again = Button(title: "Open Again", configuration: .plain())
  private let dismissal = Button(title: "Done", configuration: .plain())

  /// Makes a controller for a page.
  public init(url: URL, configuration: Configuration) {
    (self.url, self.configuration) = (url, configuration)
    super.init()
  }

  /// Makes a controller for a page.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  /// Makes a controller for a page; the second parameter has no effect.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }

  /// Adds the address and the buttons.
  open override func viewDidLoad() {
    super.viewDidLoad()
    address.plainText = url.absoluteString
    address.numberOfLines = 2
    address.lineBreakMode = .byTruncatingTail
    address.textAlignment = .center
    again.addAction(for: .primaryActionTriggered) { [weak self] in self?.openPage() }
    dismissal.addAction(for: .primaryActionTriggered) { [weak self] in self?.finish() }
    let stack = StackView(arrangedSubviews: [address, again, dismissal])
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 12)
    stack.translatesAutoresizingMaskIntoConstraints = false
    plainView.addSubview(stack)
    let area = plainView.safeAreaLayoutGuide
    LayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
    ])
    applyLook()
  }

  /// Opens the page in the browser when the controller appears for the first time.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasOpened else { return }
    hasOpened = true
    openPage()
    delegate?.safariViewController(self, didCompleteInitialLoad: true)
  }

  private func openPage() { UIApplication.shared.open(url) }

  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    if presentingViewController != nil {
      dismiss(animated: true)
    } else {
      _ = navigationController?.popViewController(animated: true)
    }
  }

  private func applyLook() {
    guard isViewLoaded else { return }
    plainView.backgroundColor = preferredBarTintColor ?? .systemBackground
    if let preferredControlTintColor { plainView.plainTintColor = preferredControlTintColor }
    dismissal.title =
      switch dismissButtonStyle {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
  }
}

/// The delegate of a controller that opens a web page.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called when the user dismisses the controller.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the page has been given to the browser.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
