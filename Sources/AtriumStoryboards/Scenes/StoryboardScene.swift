public import AtriumGeometry

/// A description of a storyboard scene; reading it makes no controller.
///
/// ```swift
/// for scene in storyboard.scenes { print(scene.title, scene.segues.count) }
/// ```
public struct StoryboardScene: Hashable, Sendable, Identifiable {
  /// The identifier of the scene's controller in the file.
  public let id: String
  /// The identifier that programs use; nil if the file does not specify one.
  public let storyboardIdentifier: String?
  /// The name of the controller's element in the file, such as `navigationController`.
  public let elementName: String
  /// The custom class of the scene's controller; nil for the standard class of the element.
  public let customClass: String?
  /// The title of the scene for the user, for example the label in Xcode, the title, or the class.
  public let title: String
  /// Whether the scene's controller is the initial controller of the storyboard.
  public let isInitial: Bool
  /// The top left corner on the canvas, in points; nil if the file has none.
  ///
  /// Xcode 8 and later write the location in hundredths of the screen. The location is converted to points with the
  /// ``size`` of a full-screen scene.
  public let canvasLocation: Point?
  /// The size of the scene on the canvas, in points.
  ///
  /// The size includes the bars above a view. A controller without a view has the size of the screen.
  public let size: Size
  /// The name of the referenced storyboard; nil if the scene is not a storyboard reference.
  public let referencedStoryboard: String?
  /// The segues that start in the scene, in the order of the file.
  public let segues: [Segue]
  /// The line of the file at which the scene begins, beginning with 1.
  package let line: Int

  /// Whether the scene is a reference to a scene of another storyboard.
  public var isReference: Bool { elementName == "viewControllerPlaceholder" }
}
