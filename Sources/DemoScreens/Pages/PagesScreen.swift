import AtriumControls
public import AtriumKit

/// A screen with a short book about `addChild`, whose pages curl or slide.
public struct PagesScreen: Screen {
  /// Makes the screen.
  public init() {}

  /// `pages`.
  public var name: String { "pages" }
  /// *Pages*.
  public var title: String { String(localized: "Pages") }
  /// A description in a few words.
  public var caption: String { String(localized: "A book to leaf through") }
  /// A description of the screen.
  public var summary: String {
    String(localized: "A book of eight pages, from addChild to viewDidAppear.")
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    PagesRoomController()
  }
}
