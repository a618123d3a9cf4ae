import AtriumGeometry
import AtriumGraphics

/// A drag that began in a window of this program.
///
/// The drag follows the pointer, and notifies its source and its targets.
@MainActor
final class DragCourse {
  /// The drag session of the source.
  let session: SourceSession
  private let interaction: DragInteraction
  private let window: Window
  /// The window of this program under the drag; nil if there is none.
  private weak var target: Window?
  /// The effect that a drop would have in another program at the current location.
  private var foreignOperation = DropOperation.cancel
  private var isOver = false
  private var abandon: (@MainActor () -> Void)?

  /// Makes a drag, and asks the delegate for its items.
  ///
  /// - Parameters:
  ///   - interaction: The interaction of the drag's source.
  ///   - window: The window of the source.
  ///   - start: The location where the button or the finger went down, in points, in the window's coordinates.
  init(_ interaction: DragInteraction, in window: Window, at start: Point) {
    self.interaction = interaction
    self.window = window
    session = SourceSession(window: window, location: start)
    guard let delegate = interaction.delegate else { return }
    session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    session.allowsMoveOperation =
      delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
  }

  /// Whether there is something to drag.
  var hasItems: Bool { !session.items.isEmpty }

  /// Begins the drag.
  ///
  /// - Parameter abandon: Ends the gesture; called when the user cancels the drag with Escape.
  func begin(abandon: @escaping @MainActor () -> Void) {
    self.abandon = abandon
    window.drag = self
    interaction.delegate?.dragInteraction(interaction, sessionWillBegin: session)
    window.host?.beginDrag(session, preview: preview)
  }

  /// Follows the pointer.
  ///
  /// - Parameter location: The location in the source's window, in points; it may be outside the window.
  func move(to location: Point) {
    guard !isOver else { return }
    session.move(to: location)
    foreignOperation = .cancel
    switch window.host?.moveDrag(to: location) ?? .ownWindow(window, location) {
    case .ownWindow(let new, let place):
      if target !== new { target?.drops.exit() }
      target = new
      new.drops.move(session, to: place)
    case .otherProgram(let operation):
      leave()
      foreignOperation = operation
    case .nothing: leave()
    }
    interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
  }

  /// Ends the drag.
  ///
  /// - Parameter isDropped: Whether the user has dropped the items; if false, the drag is cancelled.
  func end(isDropped: Bool) {
    guard !isOver else { return }
    isOver = true
    window.drag = nil
    let operation =
      !isDropped ? .cancel : target?.drops.operation ?? foreignOperation
    let (delegate, session) = (interaction.delegate, session)
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    if let target, isDropped {
      target.drops.drop()
    } else {
      target?.drops.exit()
    }
    let isForeign = isDropped && target == nil && operation.isDrop
    guard let host = window.host else {
      delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
      return
    }
    host.endDrag(isDropped: isForeign) { [interaction] result in
      delegate?.dragInteraction(
        interaction, session: session, didEndWith: isForeign ? result : operation)
    }
  }

  /// Cancels the drag and its gesture.
  func cancel() {
    end(isDropped: false)
    abandon?()
  }

  private func leave() {
    target?.drops.exit()
    target = nil
  }

  /// The image that follows the pointer; nil if it cannot be made.
  private var preview: Bitmap? {
    let view = session.items.first?.previewProvider?()?.view ?? interaction.view
    return view?.snapshot(scale: window.scale)
  }
}

/// The drag session of a source in this program.
final class SourceSession: DragSession {
  var items: [DragItem] = []
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var localContext: Any?
  private let window: Window
  private var location: Point

  init(window: Window, location: Point) {
    (self.window, self.location) = (window, location)
  }

  func move(to location: Point) { self.location = location }

  func location(in view: View) -> Point {
    guard view.window === window else { return location }
    return view.convert(location, from: nil)
  }
}
