import AtriumGeometry
import AtriumKit

/// The way in which a section of a compositional layout scrolls orthogonally to the layout.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Hashable, Sendable {
  /// The section does not scroll.
  case none
  /// The section scrolls freely.
  case continuous
  /// The section scrolls freely, and stops at the beginning of a group.
  case continuousGroupLeadingBoundary
  /// The section scrolls by pages of the visible length.
  case paging
  /// The section scrolls by one group at a time, and stops with a group at the beginning of the view.
  case groupPaging
  /// The section scrolls by one group at a time, and stops with a group in the middle of the view.
  case groupPagingCentered
}

/// A section that scrolls orthogonally to its layout.
struct OrthogonalSection {
  let section: Int
  /// The frame of the scroll view, in the content of the collection view.
  let frame: Rect
  let contentSize: Size
  let behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  /// Returns the offsets at which scrolling can stop near a given offset, in points.
  let stops: (Double) -> [Double]
}

/// The scroll view of a section that scrolls orthogonally to the layout of its collection view.
final class OrthogonalScrollView: ScrollView, ScrollViewDelegate {
  /// The minimum speed of a flick that scrolls by one group, in points per millisecond.
  private static let flickSpeed = 0.2

  private let axis: ScrollAxis
  private weak var owner: CollectionView?
  private var section: OrthogonalSection
  private var start = 0.0

  /// Makes the scroll view of a section at the scroll offset that is stored for the section.
  init(
    of section: OrthogonalSection, at offset: Double, axis: ScrollAxis, in owner: CollectionView
  ) {
    (self.section, self.axis, self.owner) = (section, axis, owner)
    super.init(frame: section.frame)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    if axis == .horizontal { alwaysBounceHorizontal = true } else { alwaysBounceVertical = true }
    contentSize = section.contentSize
    contentOffset[axis] = offset
    delegate = self
  }

  func update(_ section: OrthogonalSection) {
    self.section = section
    isPagingEnabled = section.behavior == .paging
    allowsPointerDragging = owner?.allowsPointerDragging ?? false
    if frame != section.frame { frame = section.frame }
    if contentSize != section.contentSize { contentSize = section.contentSize }
  }

  /// The scroll offset orthogonally to the layout.
  var offset: Double { contentOffset[axis] }

  /// Scrolls so that a part of the content is visible.
  func reveal(from start: Double, to end: Double, animated: Bool) {
    var target = contentOffset
    let length = bounds.size[axis]
    target[axis] = limits(axis).clamping(
      start < target[axis] ? start : max(target[axis], min(start, end - length)))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  override func scrollTarget(_ target: Point, velocity: Point) -> Point {
    let isCentered = section.behavior == .groupPagingCentered
    let isByGroup = isCentered || section.behavior == .groupPaging
    guard isByGroup || section.behavior == .continuousGroupLeadingBoundary else { return target }
    var wanted = target[axis]
    var stops = section.stops(wanted) + section.stops(start)
    guard !stops.isEmpty else { return target }
    func nearest(_ place: Double) -> Double {
      stops.min { abs($0 - place) < abs($1 - place) } ?? place
    }
    if isByGroup {
      let present = nearest(start)
      let next = stops.filter { $0 > present + 0.5 }.min() ?? present
      let previous = stops.filter { $0 < present - 0.5 }.max() ?? present
      stops = [previous, present, next]
      wanted = min(max(wanted, previous), next)
      // A flick scrolls by one group, even if its distance is short.
      let flickSpeed = OrthogonalScrollView.flickSpeed
      if velocity[axis] > flickSpeed { wanted = next }
      if velocity[axis] < -flickSpeed { wanted = previous }
    }
    var result = target
    result[axis] = nearest(wanted)
    return result
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { start = contentOffset[axis] }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    owner?.sectionDidScroll(section.section, to: offset)
  }

  override var canBecomeFirstResponder: Bool { false }
}
