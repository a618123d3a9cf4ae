import AtriumControls
import AtriumGeometry
import AtriumKit

/// The visible text and controls, which the tour's arrow and a room's message must not cover.
@MainActor
struct TourObstacles {
  /// The space between the arrow and text at its side, in points.
  private static let gap = 10.0

  /// The frames of the text, in points, in the window's coordinates.
  private(set) var textFrames: [Rect] = []
  /// The frames of the controls, in points, in the window's coordinates.
  private(set) var controlFrames: [Rect] = []
  /// The frames of the text and the controls, in points, in the window's coordinates.
  var frames: [Rect] { textFrames + controlFrames }
  private let target: Rect?

  /// Collects the frames of the text and the controls in a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - target: The frame of the view that the arrow points at. The controls around that view are not obstacles.
  init(in window: Window, around target: Rect) {
    self.target = target
    visit(window, clip: window.bounds)
  }

  /// Collects the frames of the text and the controls in some views of a window.
  init(in views: [View], of window: Window) {
    target = nil
    for view in views { visit(view, clip: window.bounds) }
  }

  private mutating func visit(_ view: View, clip: Rect) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let visible = view.convert(view.bounds, to: nil).intersection(clip)
    let inner = view.clipsToBounds ? visible : clip
    guard !inner.isEmpty else { return }
    if let text = view as? any TextDisplaying {
      for piece in text.displayedTexts {
        note(
          view.convert(piece.rect, to: nil).insetBy(dx: -TourObstacles.gap, dy: 0), clip: inner,
          in: \.textFrames)
      }
    }
    if view is Control, target.map({ !visible.contains($0) }) ?? true {
      note(visible, clip: clip, in: \.controlFrames)
    }
    for subview in view.subviews { visit(subview, clip: inner) }
  }

  private mutating func note(
    _ frame: Rect, clip: Rect, in list: WritableKeyPath<TourObstacles, [Rect]>
  ) {
    let visible = frame.intersection(clip)
    if !visible.isEmpty { self[keyPath: list].append(visible) }
  }
}
