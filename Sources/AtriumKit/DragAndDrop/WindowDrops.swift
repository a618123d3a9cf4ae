public import AtriumGeometry

/// Follows a drag over a window and offers it to the views there.
///
/// Drags of this program and of other programs are followed. A host calls these methods for drags of other programs.
@MainActor
public final class WindowDrops {
  /// The effect that a drop would have at the current location.
  public private(set) var operation = DropOperation.cancel

  private unowned let window: Window
  private var session: TargetSession?
  /// The interactions that were asked about the drag, with their answers.
  private var answers: [(interaction: DropInteraction, canHandle: Bool)] = []
  /// The interactions that the drag has entered, in the order of entry.
  private var entered: [DropInteraction] = []
  private var current: DropInteraction?

  init(_ window: Window) { self.window = window }

  /// Moves the drag of another program to a location, and offers it to the views there.
  ///
  /// - Parameters:
  ///   - items: The dragged items, which are stored when the drag enters the window.
  ///   - location: The location, in points, in the window's coordinates.
  /// - Returns: The effect that a drop would have at the location: ``DropOperation/copy``, or no drop.
  @discardableResult
  public func move(_ items: [DragItem], to location: Point) -> DropOperation {
    follow(to: location) { TargetSession(items: items, of: window) }
  }

  /// Moves a drag of this program to a location.
  @discardableResult
  func move(_ source: SourceSession, to location: Point) -> DropOperation {
    follow(to: location) { TargetSession(source, of: window) }
  }

  /// Notifies the views that the drag has left the window, or was cancelled.
  public func exit() {
    guard session != nil else { return }
    LifecycleEvent.Cause.input.run {
      enter(nil)
      end()
    }
  }

  /// Drops the items at the current location, if a view accepts them.
  ///
  /// - Parameter items: The items with their data; nil for the items that entered the window. Before the drop,
  ///   another program does not report how many files it drags.
  public func drop(_ items: [DragItem]? = nil) {
    guard let session else { return }
    if let items { session.items = items }
    LifecycleEvent.Cause.input.run {
      // The view may have left the window since the last movement.
      if operation.isDrop, let current, current.view?.window === window,
        let delegate = current.delegate
      {
        delegate.dropInteraction(current, performDrop: session)
        delegate.dropInteraction(current, concludeDrop: session)
      } else {
        enter(nil)
      }
      end()
    }
  }

  private func follow(to location: Point, _ make: () -> TargetSession) -> DropOperation {
    LifecycleEvent.Cause.input.run {
      let session = session ?? make()
      self.session = session
      session.location = location
      enter(interaction(at: location, for: session))
      update()
    }
    return operation
  }

  /// Finds the innermost interaction that can handle the drag.
  private func interaction(at location: Point, for session: TargetSession) -> DropInteraction? {
    guard !window.isIgnoringInteractionEvents else { return nil }
    var view = window.bounds.contains(location) ? window.hitTest(location, with: nil) : nil
    while let candidate = view {
      for case let interaction as DropInteraction in candidate.interactions
      where canHandle(interaction, session) { return interaction }
      view = candidate.superview
    }
    return nil
  }

  private func canHandle(_ interaction: DropInteraction, _ session: TargetSession) -> Bool {
    guard let delegate = interaction.delegate else { return false }
    if let known = answers.first(where: { $0.interaction === interaction }) {
      return known.canHandle
    }
    let answer = delegate.dropInteraction(interaction, canHandle: session)
    answers.append((interaction, answer))
    return answer
  }

  private func enter(_ new: DropInteraction?) {
    guard let session, new !== current else { return }
    if let current { current.delegate?.dropInteraction(current, sessionDidExit: session) }
    current = new
    guard let new else { return operation = .cancel }
    if !entered.contains(where: { $0 === new }) { entered.append(new) }
    new.delegate?.dropInteraction(new, sessionDidEnter: session)
  }

  private func update() {
    guard let session, let current, let delegate = current.delegate else {
      return operation = .cancel
    }
    let wish = delegate.dropInteraction(current, sessionDidUpdate: session).operation
    operation = wish == .move && !session.allowsMoveOperation ? .copy : wish
  }

  private func end() {
    guard let session else { return }
    let entered = entered
    (self.session, current, answers, self.entered) = (nil, nil, [], [])
    operation = .cancel
    for interaction in entered {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
  }
}

/// The drag session for the targets in a window.
private final class TargetSession: DropSession {
  var items: [DragItem]
  let localDragSession: (any DragSession)?
  var location = Point.zero
  private let window: Window

  init(items: [DragItem], of window: Window) {
    (self.items, localDragSession, self.window) = (items, nil, window)
  }

  init(_ source: SourceSession, of window: Window) {
    (items, localDragSession, self.window) = (source.items, source, window)
  }

  var allowsMoveOperation: Bool { localDragSession?.allowsMoveOperation ?? false }
  var isRestrictedToDraggingApplication: Bool {
    localDragSession?.isRestrictedToDraggingApplication ?? false
  }

  func location(in view: View) -> Point {
    guard view.window === window else { return location }
    return view.convert(location, from: nil)
  }
}
