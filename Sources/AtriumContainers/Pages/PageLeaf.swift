import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The turning leaf of a curl: which pages are on its sides, and where the book has its spine.
///
/// The leaf's own coordinates have their origin at the upper end of the spine, x away from it
/// towards later pages, and y along it. A leaf that is not turned lies from 0 to ``width``, and a
/// turned one from −``width`` to 0.
@MainActor
struct PageLeaf {
  /// The page on the side that is visible before the leaf is turned; nil for blank paper.
  let front: ViewController?
  /// The page on the side that is visible when the leaf is turned; nil for blank paper.
  let back: ViewController?
  /// Whether the turn begins with a turned leaf and ends with a flat one.
  let isReversed: Bool
  let spine: PageViewController.SpineLocation
  let flow: PageFlow

  init(_ turn: PageTurn, spine: PageViewController.SpineLocation, flow: PageFlow) {
    let isForward = turn.direction == .forward
    (isReversed, self.spine, self.flow) = (!isForward, spine, flow)
    let (earlier, later) = isForward ? (turn.origin, turn.pages) : (turn.pages, turn.origin)
    switch spine {
    case .mid: (front, back) = (earlier.last, later.first)
    case .max: (front, back) = (turn.back, later.first)
    case .min, .none: (front, back) = (earlier.first, turn.back)
    }
  }

  /// The size of the leaf in an area, in its own coordinates.
  func size(in area: Size) -> Size {
    let (length, height) = flow.isVertical ? (area.height, area.width) : (area.width, area.height)
    return Size(width: spine == .mid ? length / 2 : length, height: height)
  }

  /// The fraction of the turn beyond which a released leaf continues.
  ///
  /// With one visible page it is where the free edge is in the middle of that page.
  var middle: Double {
    switch spine {
    case .mid: 0.5
    case .max: isReversed ? 0.25 : 0.75
    case .min, .none: isReversed ? 0.75 : 0.25
    }
  }

  /// The transform from the leaf's coordinates to those of an area.
  func transform(in area: Size) -> AffineTransform {
    PageLeaf.transform(spine: spine, flow: flow, in: area)
  }

  /// The transform from a leaf's coordinates to those of an area.
  static func transform(
    spine: PageViewController.SpineLocation, flow: PageFlow, in area: Size
  ) -> AffineTransform {
    let length = flow.length(of: area)
    let start = spine == .mid ? length / 2 : spine == .max ? length : 0
    if flow.isVertical { return AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: start) }
    return flow.isMirrored
      ? AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: length - start, ty: 0)
      : AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: start, ty: 0)
  }
}
