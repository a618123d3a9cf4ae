public import AtriumKit

/// A screen of the demo: its names, a description and its controller.
@MainActor
public protocol Screen {
  /// The name on the command line: lower case, without spaces.
  var name: String { get }
  /// The title that users see.
  var title: String { get }
  /// A description in a few words, for the middle of the ring.
  var caption: String { get }
  /// A description in one sentence.
  var summary: String { get }

  /// Makes the controller of the screen.
  func makeController(_ environment: DemoEnvironment) -> ViewController
}

extension Screen {
  /// The summary, for screens outside the ring.
  public var caption: String { summary }
}
