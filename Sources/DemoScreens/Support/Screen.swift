public import AtriumKit

/// One screen of the demo: what it is called and how it is made.
@MainActor
public protocol Screen {
  /// What the command line calls it: lower case, without spaces.
  var name: String { get }
  /// What people call it.
  var title: String { get }
  /// What it shows, in one sentence.
  var summary: String { get }

  /// Makes a controller that shows it.
  func makeController(_ environment: DemoEnvironment) -> ViewController
}
