public import AtriumContainers
public import AtriumKit
internal import Logging

/// Pushes its destination onto the stack of its source, or sets the root of the stack (CK-G1).
///
/// The source is a controller in a ``AtriumContainers/StackController``, or an empty stack itself if the
/// identifier is `hls_root`. For another source the segue does nothing and logs an error.
/// `prepare(for:sender:)` may change the properties (CK-G4).
open class StackPushSegue: StoryboardSegue {
  /// The identifier of the segue that sets the root of a stack (CK-K2).
  public nonisolated static let rootIdentifier = "hls_root"
  /// The transition between the views; none by default.
  public var transition: StepTransition = .none
  /// The duration, in seconds; nil, the default, uses the duration of the transition.
  public var duration: Double?
  /// Whether the push is animated; true by default.
  public var isAnimated = true

  /// Pushes the destination.
  ///
  /// Call `super` unless the override pushes the destination.
  open override func perform() {
    if let stack = source as? StackController {
      guard identifier == StackPushSegue.rootIdentifier, stack.count == 0 else {
        return SegueLog.error(
          "A segue from the stack \(SegueLog.name(stack)) needs the identifier "
            + "\(StackPushSegue.rootIdentifier), and a stack without a root; \(identifier ?? "this one") is "
            + "left out.")
      }
      stack.push(destination, transition: transition, duration: duration, animated: false)
    } else if let stack = source.stackController {
      stack.push(destination, transition: transition, duration: duration, animated: isAnimated)
    } else {
      SegueLog.error(
        "\(SegueLog.name(source)) is not in a stack, so the segue \(identifier ?? "") pushes nothing."
      )
    }
  }
}

/// The log of the segues.
@MainActor
enum SegueLog {
  private static let logger = Logger(label: "atrium.storyboards")
  static func error(_ message: String) { logger.error("\(message)") }
  static func warning(_ message: String) { logger.warning("\(message)") }
  static func name(_ controller: ViewController) -> String {
    controller.title ?? "\(type(of: controller))"
  }
}
