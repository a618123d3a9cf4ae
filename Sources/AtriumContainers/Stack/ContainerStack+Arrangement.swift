import AtriumGeometry
import AtriumKit

/// The views of a stack that are in the view tree, and their order (CK-V1 … V4).
extension ContainerStack {
  /// The contents whose views are in the view tree while no change is running, the topmost first (CK-S1).
  var contentsAtRest: [StackContent] { top(capacity) }

  /// The contents whose views are in the view tree during a change, the topmost first (CK-S2).
  var contentsInMotion: [StackContent] { top(capacity == Int.max ? capacity : capacity + 1) }

  private func top(_ count: Int) -> [StackContent] { contents.suffix(count).reversed() }

  /// Adds the views that are displayed while no change is running, if the stack is in a container view.
  func arrangeIfNeeded() {
    guard change == nil, stackView.superview != nil, canMove else { return }
    guard contents.contains(where: { $0.belongs(to: container) }) else { return arrange([]) }
    arrange(contentsAtRest)
  }

  /// Makes the view tree contain exactly the views of the given contents, with the final values of their transitions.
  ///
  /// Views are loaded and inserted from the top down, each below the previous view (CK-O12, CK-V4).
  ///
  /// Requests that a child makes while its view is loaded are carried out after the arrangement.
  func arrange(_ wanted: [StackContent]) {
    guard !isArranging else { return postpone { $0.arrangeIfNeeded() } }
    settle {
      isArranging = true
      let former = placed
      placed = wanted
      var host: View = stackView
      for content in wanted {
        let place = content.putIn(size: stackView.bounds.size)
        if place.group.superview !== host {
          View.performWithoutAnimation {
            place.group.frame = host.bounds
            host.insertSubview(place.group, at: 0)
          }
        }
        host = place.back
      }
      for content in former where !wanted.contains(where: { $0 === content }) { content.takeOut() }
      placeWrappers()
      isArranging = false
    }
  }

  /// Applies the transitions of all contents in the view tree again, for the current size (CK-V3, DC-30).
  ///
  /// Each content's transition acts on its own wrapper views only, so the transitions can be applied from the top down
  /// in any state of the tree (CK-V4).
  func placeWrappers() {
    View.performWithoutAnimation {
      for content in placed {
        guard let place = content.place else { continue }
        place.reset(in: stackView.bounds)
        let isMoving = change?.content === content && change?.isEnding == false
        if !isMoving || change?.isApplied == true { apply(content) }
      }
    }
  }

  /// Applies the transition of a ``StackContent`` at once, so that the views look as they do after an animated push.
  func apply(_ content: StackContent) {
    guard let place = content.place else { return }
    content.transition.apply(
      appearing: place.front, disappearing: below(content) == nil ? nil : place.back,
      in: place.group, bounds: Rect(origin: .zero, size: stackView.bounds.size))
  }

  /// Returns the ``StackContent`` directly below another one in the view tree.
  func below(_ content: StackContent) -> StackContent? {
    placed.firstIndex { $0 === content }.flatMap {
      placed.indices.contains($0 + 1) ? placed[$0 + 1] : nil
    }
  }

  /// Releases the loaded views of the controllers that are not in the view tree (CK-O18).
  ///
  /// A view is loaded again when it is revealed. Call this method to reduce memory use.
  public func releaseHiddenViews() {
    guard change == nil else { return }
    for content in contents where content.place == nil && content.belongs(to: container) {
      content.controller.resetView()
    }
  }
}
