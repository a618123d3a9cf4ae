public import AtriumGeometry

/// A scene of a storyboard, as its file describes it; nothing is instantiated for it.
///
/// ```swift
/// for scene in storyboard.scenes { print(scene.title, scene.segues.count) }
/// ```
public struct StoryboardScene: Hashable, Sendable, Identifiable {
  /// The identifier of its controller in the file.
  public let id: String
  /// The identifier that programs use; nil if the file gives none.
  public let storyboardIdentifier: String?
  /// The element of its controller in the file, such as `navigationController`.
  public let elementName: String
  /// The class of its controller; nil for the standard class of the element.
  public let customClass: String?
  /// The name for users: the label in Xcode, the title, or else the class.
  public let title: String
  /// Whether its controller is the initial one of the storyboard.
  public let isInitial: Bool
  /// The top left corner on the canvas, in points; nil if the file has none.
  ///
  /// Xcode 8 and later write hundredths of the screen; they are converted with ``size`` of a full screen.
  public let canvasLocation: Point?
  /// The size on the canvas, in points.
  ///
  /// Views below bars count with the bars. A controller without a view has the size of the screen.
  public let size: Size
  /// The storyboard that it stands for; nil unless it is a reference to another storyboard.
  public let referencedStoryboard: String?
  /// The segues that start in it, in the order of the file.
  public let segues: [Segue]
  /// The line of the file at which it begins, beginning with 1.
  package let line: Int

  /// Whether it stands for a scene of another storyboard.
  public var isReference: Bool { elementName == "viewControllerPlaceholder" }
}
