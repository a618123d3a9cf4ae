public import AtriumKit

/// A screen outside the ring that shows a storyboard or xib file with a list of its scenes.
public struct StoryboardScreen: Screen {
  private let file: InterfaceFile
  private let page: Int?

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - page: The index of the scene shown first; nil for the initial scene.
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
    ViewerController(file, page: page, chooser: environment.chooseFile)
  }
}
