public import AtriumKit

/// A storyboard or xib file with a list of its scenes, outside the ring.
public struct StoryboardScreen: Screen {
  private let file: InterfaceFile
  private let page: Int?

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - page: The index of the first scene; nil for the initial one.
  public init(_ file: InterfaceFile, page: Int? = nil) {
    (self.file, self.page) = (file, page)
  }

  /// `storyboard`.
  public var name: String { "storyboard" }
  /// The name of the file.
  public var title: String { file.name }
  /// A description of the screen.
  public var summary: String { "The scenes of a file, and what was not understood in it." }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    ViewerController(file, page: page)
  }
}
