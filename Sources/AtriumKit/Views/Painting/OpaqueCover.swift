import AtriumGeometry
import AtriumGraphics

/// The pixels that opaque subviews of a view cover, where content behind them need not be painted.
///
/// Only large areas count, and only a limited number of views is examined. A search without a result is therefore
/// cheap.
@MainActor
struct OpaqueCover {
  /// A covered area, and the index of the subview that covers it.
  private struct Part {
    let position: Int
    let pixels: PixelRect
  }

  /// The maximum number of views that are examined, starting with the frontmost view.
  private static let visits = 32
  /// The maximum number of covered areas.
  private static let parts = 4
  /// The divisor for the minimum size of a covered area: one sixteenth of the damaged area, which is worth a clip.
  private static let share = 16

  private var parts: [Part] = []

  /// Finds the covered areas.
  ///
  /// - Parameters:
  ///   - subviews: The subviews, with the rearmost first.
  ///   - place: The mapping of the superview's coordinates to the device.
  ///   - damage: The pixels to paint; nil stands for all pixels, and then no area counts as covered.
  ///   - excluded: A subview that is not painted.
  init(of subviews: [View], place: DevicePlace, damage: Region?, excluding excluded: View? = nil) {
    guard let damage, !subviews.isEmpty else { return }
    let area = damage.bounds
    var visits = OpaqueCover.visits
    for position in subviews.indices.reversed() {
      guard visits > 0, parts.count < OpaqueCover.parts else { return }
      if subviews[position] === excluded { continue }
      let pieces = OpaqueCover.pieces(
        of: subviews[position], in: place, within: area, visits: &visits)
      for piece in pieces where piece.count * OpaqueCover.share >= area.count {
        parts.append(Part(position: position, pixels: piece))
      }
    }
  }

  /// Returns the damaged area that is visible behind all subviews.
  func visible(of damage: Region?) -> Region? { visible(of: damage, behind: -1) }

  /// Returns the damaged area that is visible at an index among the subviews.
  func visible(of damage: Region?, behind position: Int) -> Region? {
    guard var damage, let first = parts.first, first.position > position else { return damage }
    for part in parts where part.position > position { damage.subtract(part.pixels) }
    return damage
  }

  /// Returns the non-empty rectangles that a view certainly covers.
  ///
  /// For example, two subviews that slide side by side together cover everything behind their superview.
  private static func pieces(
    of view: View, in place: DevicePlace, within area: PixelRect, visits: inout Int
  ) -> [PixelRect] {
    visits -= 1
    guard view.letsNothingThrough, let inner = view.uprightPlace(in: place) else { return [] }
    let extent = inner.pixels(covering: view.paintExtent).intersection(area)
    guard extent.count * OpaqueCover.share >= area.count else { return [] }
    let bounds = inner.pixels(inside: view.drawn.bounds).intersection(area)
    if view.drawn.backgroundColor?.alpha == 1 { return bounds.isEmpty ? [] : [bounds] }
    guard view.clipsToBounds || view.subviewList.count > 0 else { return [] }
    let visible = view.clipsToBounds ? bounds : area
    var pieces: [PixelRect] = []
    var rest = Region(visible)
    for subview in view.paintedSubviews.reversed() {
      guard visits > 0, pieces.count < OpaqueCover.parts, !rest.isEmpty else { break }
      for piece in self.pieces(of: subview, in: inner, within: visible, visits: &visits)
      where rest.intersects(piece) {
        pieces.append(piece)
        rest.subtract(piece)
      }
    }
    return pieces
  }
}

extension View {
  /// Whether an opaque sibling in front hides everything that this view paints.
  ///
  /// Removing the view then changes no pixel.
  var isCoveredBySibling: Bool {
    guard let superview, let window = superview.window else { return false }
    let siblings = superview.paintedSubviews
    // The order of painting differs from the order of the subviews only if views have a `zPosition`.
    let known = superview.subviewList.index(of: self).flatMap { siblings[$0] === self ? $0 : nil }
    guard let position = known ?? siblings.firstIndex(where: { $0 === self }),
      let place = superview.plainPlace(in: window)
    else { return false }
    var seen = place.pixels(covering: paintExtentInSuperview)
      .intersection(PixelRect(window.pixelSize))
    if superview.clipsToBounds {
      seen = seen.intersection(place.pixels(covering: superview.drawn.bounds))
    }
    return siblings[(position + 1)...].contains { sibling in
      guard sibling.letsNothingThrough, sibling.drawn.backgroundColor?.alpha == 1,
        let inner = sibling.uprightPlace(in: place)
      else { return false }
      return inner.pixels(inside: sibling.drawn.bounds).intersection(seen) == seen
    }
  }

  /// Returns the mapping of the view's coordinates to the device.
  ///
  /// The result is nil if this view or a superview is rotated, mirrored or decorated, or has a transform that leaves
  /// the plane.
  private func plainPlace(in window: Window) -> DevicePlace? {
    var way: [View] = []
    var view: View? = self
    while let current = view, current !== window {
      guard current.decoration == nil else { return nil }
      way.append(current)
      view = current.superview
    }
    var place: DevicePlace? = DevicePlace(scale: window.scale)
    for view in way.reversed() { place = place.flatMap { view.uprightPlace(in: $0) } }
    return place
  }

  /// Whether the view is painted without transparency, an effect, rounded corners or a mask.
  ///
  /// Opaque content of such a view, for example its background, hides the views behind that content.
  fileprivate var letsNothingThrough: Bool {
    !isOutOfSight && drawn.alpha >= 1 && transitionEffect == nil && roundedShape == nil
      && decoration?.mask == nil
  }

  /// Returns the mapping of the view's coordinates to the device.
  ///
  /// The result is nil if the view is rotated, mirrored, or has a transform that leaves the plane.
  fileprivate func uprightPlace(in place: DevicePlace) -> DevicePlace? {
    guard drawn.spatial == nil else { return nil }
    let inner = place.entering(drawn.toSuperview)
    let map = inner.map
    return map.b == 0 && map.c == 0 && map.a > 0 && map.d > 0 ? inner : nil
  }
}
