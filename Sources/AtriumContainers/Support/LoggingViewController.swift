internal import Logging
public import AtriumKit

/// A controller that logs its move, appearance and rotation calls.
///
/// The format is that of the article on which ``SlidingMenuController`` is based.
///
/// Each line has the controller's class, its address and the selector of the call:
///
/// ```
/// ViewController (0x7f8a5c40c210) - willMoveToParentViewController:
/// ```
///
/// As in the article, disappearances are not logged, and a call is logged after `super` has been called.
/// Unlike in the article, the two move calls also call `super`.
open class LoggingViewController: ViewController {
  private static let logger = Logger(label: "atrium.log")

  private let sink: @MainActor (String) -> Void

  /// Makes a controller.
  ///
  /// - Parameter sink: Receives each line; nil for the standard log, at the level *info*.
  public init(sink: (@MainActor (_ line: String) -> Void)? = nil) {
    self.sink = sink ?? { line in LoggingViewController.logger.info("\(line)") }
    super.init()
  }

  /// The name in the log lines; the name of the class by default.
  open var loggedName: String { "\(type(of: self))" }

  private func log(_ selector: String) {
    let address = UInt(bitPattern: ObjectIdentifier(self))
    sink("\(loggedName) (0x\(String(address, radix: 16))) - \(selector)")
  }

  /// Logs the call.
  ///
  /// Call `super`: required.
  open override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    log("willMoveToParentViewController:")
  }

  /// Logs the call.
  ///
  /// Call `super`: required.
  open override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    log("didMoveToParentViewController:")
  }

  /// Logs the call.
  ///
  /// Call `super`: required.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear:")
  }

  /// Logs the call.
  ///
  /// Call `super`: required.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("viewDidAppear:")
  }

  /// Logs the call.
  ///
  /// Call `super`: required.
  open override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    super.willRotate(to: orientation, duration: duration)
    log("willRotateToInterfaceOrientation:duration:")
  }

  /// Logs the call.
  ///
  /// Call `super`: required.
  open override func didRotate(from orientation: InterfaceOrientation) {
    super.didRotate(from: orientation)
    log("didRotateFromInterfaceOrientation:")
  }
}
