import AtriumGeometry
import AtriumKit

/// The view tree of a stack: which views are in it, and where (CK-V1 … V4).
extension ContainerStack {
  /// The contents whose views are in the tree at rest, the top one first (CK-S1).
  var contentsAtRest: [StackContent] { top(capacity) }

  /// The contents whose views are in the tree during a change (CK-S2).
  var contentsInMotion: [StackContent] { top(capacity == Int.max ? capacity : capacity + 1) }

  private func top(_ count: Int) -> [StackContent] { contents.suffix(count).reversed() }

  /// Brings the views in that belong there at rest, if the stack has a place to show them.
  func arrangeIfNeeded() {
    guard change == nil, stackView.superview != nil else { return }
    guard canMove else { return }
    guard contents.contains(where: { $0.belongs(to: container) }) else { return arrange([]) }
    arrange(contentsAtRest)
  }

  /// Makes the view tree hold exactly some contents, given from the top down, and undoes what their
  /// transitions have done so far.
  ///
  /// Views are loaded in this order, each one goes in below the one before (CK-O12, CK-V4).
  func arrange(_ wanted: [StackContent]) {
    let former = placed
    placed = wanted
    arrangementCount += 1
    let present = arrangementCount
    var host: View = stackView
    for content in wanted {
      let place = content.putIn(size: stackView.bounds.size)
      // `viewDidLoad` may have changed the list, and so arranged the views already.
      guard present == arrangementCount else {
        return leave(former)
      }
      if place.group.superview !== host {
        View.performWithoutAnimation {
          place.group.frame = host.bounds
          host.insertSubview(place.group, at: 0)
        }
      }
      host = place.back
    }
    leave(former)
    placeWrappers()
  }

  /// Takes those of some contents out that are not placed any more.
  private func leave(_ former: [StackContent]) {
    for content in former where !placed.contains(where: { $0 === content }) { content.takeOut() }
  }

  /// Undoes the transitions of all contents in the tree and applies them again for the present size
  /// (CK-V3, DC-30).
  ///
  /// Each content's transition acts on its own wrappers only, so they are applied from the top down in any
  /// state of the tree (CK-V4).
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

  /// Applies the transition of a content without time: the state in which a push leaves the views.
  func apply(_ content: StackContent) {
    guard let place = content.place else { return }
    content.transition.apply(
      appearing: place.front, disappearing: below(content) == nil ? nil : place.back,
      in: place.group, bounds: Rect(origin: .zero, size: stackView.bounds.size))
  }

  /// The content in the view tree directly below another one.
  func below(_ content: StackContent) -> StackContent? {
    placed.firstIndex { $0 === content }.flatMap {
      placed.indices.contains($0 + 1) ? placed[$0 + 1] : nil
    }
  }

  /// Takes the loaded views of the controllers away that are not in the view tree (CK-O18).
  ///
  /// They are loaded again when they are revealed. A program calls it when it wants to use less memory.
  public func releaseHiddenViews() {
    guard change == nil else { return }
    for content in contents where content.place == nil && content.belongs(to: container) {
      content.controller.resetView()
    }
  }
}
