import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumInspector
import AtriumKit

/// The inspector of a run without a display, for `--inspect`.
struct Inspection {
  /// The size of the inspector's screenshot, in points.
  private static let size = Size(width: 960, height: 720)

  private let session: InspectorSession
  private let path: String

  /// Begins the inspection of a stage's window.
  init(_ stage: Stage, path: String) {
    session = InspectorSession(of: stage.window)
    self.path = path
  }

  /// Writes the tree with its problems to the standard output, or a screenshot of the inspector to a file.
  func finish(on stage: Stage) throws(DemoFailure) {
    guard path.hasSuffix(".png") else { return StandardStream.output.write(session.text) }
    let pane = stage.openWindow(
      size: Inspection.size, scale: stage.window.scale, settings: stage.window.settings)
    let controller = InspectorController(session)
    pane.window.rootViewController = controller
    session.selection = session.tree?.rows.last { $0.node.phase == .there }?.node.id
    pane.settle()
    do throws(DrawingError) {
      try pane.window.picture().writePNG(to: path)
    } catch {
      throw DemoFailure("cannot save the picture \(path.asNameForMessage): \(error)")
    }
    session.end()
  }
}
