import AtriumGeometry
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// Shows scenes as on the canvas of Interface Builder, and keeps them alive for the comparison of their views.
@MainActor
final class CanvasStages {
  private var stages: [Stage] = []

  /// Returns the initial controller of a storyboard, shown in a window.
  ///
  /// - Parameters:
  ///   - scene: The elements of the storyboard's only scene.
  ///   - resources: The elements of the storyboard's resources.
  ///   - size: The size of the window, in points.
  ///   - isPreview: Whether the scene is shown without its program.
  ///   - tools: The version of Xcode's tools that wrote the file.
  /// - Returns: The controller.
  /// - Throws: The error of reading the storyboard.
  func show(
    _ scene: String, resources: String = "", size: Size, isPreview: Bool = true, tools: Int = 22_505
  ) throws -> ViewController {
    let text = storyboardText(scene, resources: resources)
      .replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"\(tools)\"")
    let file = try TemporaryFile(text)
    let registry = InterfaceRegistry()
    registry.isPreview = isPreview
    let storyboard = try Storyboard(contentsOf: file.path, registry: registry)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(size: size)
    stage.window.rootViewController = controller
    stage.turn()
    stages.append(stage)
    return controller
  }

  /// Returns the view of a scene that is 375 points wide and contains the given views.
  func view(
    _ views: String, resources: String = "", isPreview: Bool = true, tools: Int = 22_505
  ) throws -> View {
    try show(
      """
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      \(views.replacing(" NO", with: " translatesAutoresizingMaskIntoConstraints=\"NO\""))
      </view></viewController>
      """, resources: resources, size: Size(width: 375, height: 667), isPreview: isPreview,
      tools: tools
    ).view
  }
}
