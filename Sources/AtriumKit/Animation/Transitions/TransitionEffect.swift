import AtriumGeometry
import AtriumGraphics

/// A transition from the old to the new content of a view, which is drawn instead of the content.
///
/// The old content is a bitmap that is made before the change. The new content is drawn from the view, and is drawn
/// again whenever any of it changes.
@MainActor
final class TransitionEffect {
  private(set) var kind: TransitionKind
  /// The animation block that provides the clock and the completion.
  let group: AnimationGroup
  /// A subview that still exists but belongs only to the old content; nil if there is none.
  weak var excluded: View?
  private let oldLook: Bitmap
  private let newLook = CompositingCache()
  private let curledPage = CurledPage()
  /// The progress, from 0 to 1.
  private(set) var progress = 0.0
  /// The duration after which the effect ends early, in seconds; 0 if the user has turned motion off.
  private var longestDuration = Double.infinity

  /// Makes an effect; nil if the bitmap of the old content cannot be made.
  init?(kind: TransitionKind, group: AnimationGroup, on view: View, scale: Double) {
    guard let look = CompositingCache.picture(of: view, scale: scale) else { return nil }
    self.kind = kind
    self.group = group
    oldLook = look
  }

  /// Advances the effect to a window time.
  ///
  /// - Returns: Whether the effect is still running.
  func advance(to time: Double) -> Bool {
    guard let progress = group.progress(at: time, longestDuration: longestDuration) else {
      return false
    }
    self.progress = min(max(progress.x, 0), 1)
    return true
  }

  /// Applies the user's motion setting to a running effect.
  func adapt(to motion: Motion) {
    switch motion {
    case .full: break
    case .reduced: kind = .crossDissolve
    case .off: longestDuration = 0
    }
  }

  /// Marks a rectangle of the view's content as changed, in the view's coordinates.
  func invalidate(_ rect: Rect) {
    newLook.invalidate(rect)
  }

  /// Returns the area that the effect covers, in the view's coordinates.
  ///
  /// In a flip, the near edge of the content is larger on screen, and extends beyond the bounds.
  func extent(in bounds: Rect) -> Rect {
    switch kind {
    case .flipFromLeft, .flipFromRight:
      bounds.insetBy(
        dx: -FlipDrawing.sideways(breadth: bounds.width),
        dy: -FlipDrawing.overhang(breadth: bounds.width, height: bounds.height))
    case .flipFromTop, .flipFromBottom:
      bounds.insetBy(
        dx: -FlipDrawing.overhang(breadth: bounds.height, height: bounds.width),
        dy: -FlipDrawing.sideways(breadth: bounds.height))
    case .curlUp, .curlDown, .crossDissolve: bounds
    }
  }

  /// Draws the effect at its current progress.
  ///
  /// - Parameters:
  ///   - view: The view whose content the effect replaces.
  ///   - canvas: A canvas in the view's coordinates.
  ///   - scale: The number of pixels per point.
  ///   - pass: The pass that counts the painted views.
  /// - Returns: Whether the effect was drawn; if false, the caller must draw the content itself.
  func draw(_ view: View, in canvas: borrowing Canvas, scale: Double, pass: PaintPass) -> Bool {
    let bounds = view.drawn.bounds
    guard
      let new = newLook.update(
        extent: bounds, scale: scale, pass: pass,
        paint: { canvas, inner, place in
          view.paintOwnContents(in: canvas, pass: inner, place: place, excluding: excluded)
        })
    else { return false }
    switch kind {
    case .crossDissolve:
      canvas.drawCrossFade(from: oldLook, to: new, progress: progress, in: bounds)
    case .flipFromLeft, .flipFromTop, .flipFromRight, .flipFromBottom:
      let flip = FlipDrawing(
        bounds: bounds, isVertical: kind == .flipFromTop || kind == .flipFromBottom,
        nearSide: kind == .flipFromLeft || kind == .flipFromTop ? -1 : 1)
      flip.draw(from: oldLook, to: new, progress: progress, in: canvas)
    case .curlUp:
      curledPage.draw(oldLook, version: 0, over: new, lifted: progress, in: bounds, canvas)
    case .curlDown:
      curledPage.draw(
        new, version: newLook.version, over: oldLook, lifted: 1 - progress, in: bounds, canvas)
    }
    return true
  }
}
