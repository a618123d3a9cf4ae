import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The turning leaf of a curl: the pages on its two sides, and the location of the spine.
///
/// In the leaf's own coordinates, the origin is at the upper end of the spine. The x axis is perpendicular to the spine
/// and points to later pages. The y axis is along the spine. A leaf extends from 0 to its width before it is turned,
/// and from −width to 0 afterwards.
@MainActor
struct PageLeaf {
  /// The page on the side that is visible before the leaf is turned; nil for blank paper.
  let front: ViewController?
  /// The page on the side that is visible after the leaf is turned; nil for blank paper.
  let back: ViewController?
  /// Whether the page turn goes to an earlier page: the leaf begins turned and ends unturned.
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

  /// Returns the size of the leaf in an area, in the leaf's coordinates.
  func size(in area: Size) -> Size {
    let (length, height) = flow.isVertical ? (area.height, area.width) : (area.width, area.height)
    return Size(width: spine == .mid ? length / 2 : length, height: height)
  }

  /// The progress of a page turn, 0 … 1, beyond which a slowly released leaf continues to the end.
  ///
  /// At this progress, with one visible page, the free edge is in the middle of the page.
  var middle: Double {
    switch spine {
    case .mid: 0.5
    case .max: isReversed ? 0.25 : 0.75
    case .min, .none: isReversed ? 0.75 : 0.25
    }
  }

  /// Returns the transform from the leaf's coordinates to the coordinates of an area.
  func transform(in area: Size) -> AffineTransform {
    PageLeaf.transform(spine: spine, flow: flow, in: area)
  }

  /// Returns the transform from a leaf's coordinates to the coordinates of an area.
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
