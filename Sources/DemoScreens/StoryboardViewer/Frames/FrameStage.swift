import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import AtriumStoryboards

/// A window without a display, which lays out the views of a scene in the size that the file gives.
@MainActor
final class FrameStage {
  private let stage: Stage
  private let host = ViewController()

  /// Makes a stage with the given size, in points.
  init(size: Size) {
    stage = Stage(
      size: Size(width: min(max(size.width, 1), 8192), height: min(max(size.height, 1), 8192)))
    stage.host.paints = false
    stage.window.rootViewController = host
  }

  /// Adds a controller; its view keeps its frame from the file.
  func show(_ controller: ViewController) {
    host.addChild(controller)
    // A scene that is smaller than its screen still has the screen's size classes.
    host.setOverrideTraitCollection(controller.interfaceTraits, forChild: controller)
    let frame = controller.interfaceFrames.first?.frame
    add(controller.view, frame ?? controller.view.frame)
    if let frame = controller.interfaceFrames.first?.frame { controller.view.frame = frame }
    // In files in old formats, the view begins below the bars.
    var insets = controller.interfaceInsets
    insets.top = max(0, insets.top - (frame?.minY ?? 0))
    host.setSafeAreaInsets(insets, forChild: controller)
    controller.didMove(toParent: host)
    stage.turn()
  }

  /// Adds a view that is not the view of the file's owner.
  ///
  /// If the view belongs to a child of a container, the child leaves the container, which would show only one of its
  /// children.
  func show(_ view: View, _ frame: Rect) {
    let child = (view.next as? ViewController).flatMap { $0.parent == nil ? nil : $0 }
    if let child { host.addChild(child) }
    add(view, frame)
    child?.didMove(toParent: host)
    stage.turn()
  }

  private func add(_ view: View, _ frame: Rect) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    view.frame = frame
    host.view.addSubview(view)
  }

  /// Lays out the cells that are in no table or collection view on screen.
  ///
  /// The cell of a table has the width of the table's rows.
  func layOut(_ frames: [InterfaceFrame], _ views: [String: View]) {
    let places = Dictionary(frames.map { ($0.id, $0.frame) }) { first, _ in first }
    for cell in frames where FrameStage.cells.contains(cell.elementName) {
      guard let view = views[cell.id], view.superview == nil else { continue }
      let table = cell.elementName == "tableViewCell" ? cell.superview : nil
      let inset = table.flatMap { views[$0] as? TableView }.map { $0.bounds.width - $0.rowWidth }
      let width =
        table.flatMap { places[$0]?.width }.map { max(0, $0 - (inset ?? 0)) } ?? cell.frame.width
      add(view, Rect(x: 0, y: 0, width: width, height: cell.frame.height))
    }
    stage.turn()
  }

  private static let cells: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]
}
