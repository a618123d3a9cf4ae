import AtriumGeometry
import AtriumGraphics

/// The frame of a popover, and the direction and tip of its arrow.
struct PopoverLayout: Equatable {
  static let arrowHeight = 11.0
  static let arrowWidth = 24.0
  static let cornerRadius = 12.0
  /// The default minimum distances from the container's edges, in points.
  static let margins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The minimum space beside the source, in points, unless the content is smaller.
  ///
  /// With less space, the popover covers its source.
  static let leastRoom = 88.0

  /// The frame of the bubble including its arrow, in points, in the container's coordinates.
  let frame: Rect
  let direction: PopoverArrowDirection
  /// The distance of the arrow's tip from the left or top end of its side of the bubble, in points.
  let tip: Double

  /// Computes the layout of a popover beside its source.
  ///
  /// The popover is on the first permitted side with enough space. If there is none, it is on the side with the
  /// smallest lack of space. If that side has less space than ``leastRoom`` and the content needs more, the arrow
  /// points at the centre of the source, and the popover covers the source.
  ///
  /// - Parameters:
  ///   - size: The wanted size of the content, in points; reduced to the available space.
  ///   - source: The rectangle that the arrow points at, in points, in the container's coordinates.
  ///   - container: The container's size, in points.
  ///   - permitted: The permitted directions of the arrow; an empty set permits all.
  ///   - margins: The minimum distances from the container's edges, in points.
  ///   - mayOverlap: Whether the popover may cover the source instead of shrinking.
  init(
    of size: Size, at source: Rect, in container: Size, permitted: PopoverArrowDirection,
    margins: EdgeInsets = PopoverLayout.margins, mayOverlap: Bool = false
  ) {
    let room = PopoverLayout.room(in: container, margins: margins)
    let arrow = PopoverLayout.arrowHeight
    var source = source
    var best = PopoverLayout.side(for: size, at: source, in: room, permitted: permitted)
    if best.room < min(best.needed, PopoverLayout.leastRoom) + arrow {
      let shared = source.intersection(room)
      let middle = shared.isNull ? source.center : shared.center
      source = Rect(
        origin: Point(
          x: max(room.minX, min(middle.x, room.maxX)), y: max(room.minY, min(middle.y, room.maxY))))
      best = PopoverLayout.side(for: size, at: source, in: room, permitted: permitted)
    }
    direction = best.direction
    let isVertical = direction == .up || direction == .down
    let available = !mayOverlap ? best.room : isVertical ? room.height : room.width
    let depth = min(best.needed, max(0, available - arrow)) + arrow
    let bubble =
      isVertical
      ? Size(width: min(size.width, room.width), height: depth)
      : Size(width: depth, height: min(size.height, room.height))
    var origin = Point(x: source.midX - bubble.width / 2, y: source.midY - bubble.height / 2)
    switch direction {
    case .up: origin.y = source.maxY
    case .down: origin.y = source.minY - bubble.height
    case .left: origin.x = source.maxX
    default: origin.x = source.minX - bubble.width
    }
    if mayOverlap {
      origin.x = max(room.minX, min(origin.x, room.maxX - bubble.width))
      origin.y = max(room.minY, min(origin.y, room.maxY - bubble.height))
    }
    if isVertical {
      origin.x = max(room.minX, min(origin.x, room.maxX - bubble.width)).rounded()
    } else {
      origin.y = max(room.minY, min(origin.y, room.maxY - bubble.height)).rounded()
    }
    frame = Rect(origin: origin, size: bubble)
    let along = isVertical ? source.midX - origin.x : source.midY - origin.y
    let side = isVertical ? bubble.width : bubble.height
    let reach = PopoverLayout.cornerRadius + PopoverLayout.arrowWidth / 2
    tip = max(min(reach, side / 2), min(along, max(side - reach, side / 2)))
  }

  /// Returns the container's bounds without the margins.
  private static func room(in container: Size, margins: EdgeInsets) -> Rect {
    let (left, top) = (max(0, margins.left), max(0, margins.top))
    let width = max(0, container.width - left - max(0, margins.right))
    let height = max(0, container.height - top - max(0, margins.bottom))
    return Rect(
      x: min(left, container.width), y: min(top, container.height), width: width, height: height)
  }

  private typealias Side = (direction: PopoverArrowDirection, room: Double, needed: Double)

  private static func side(
    for size: Size, at source: Rect, in room: Rect, permitted: PopoverArrowDirection
  ) -> Side {
    let candidates: [Side] = [
      (.up, room.maxY - source.maxY, size.height), (.down, source.minY - room.minY, size.height),
      (.left, room.maxX - source.maxX, size.width), (.right, source.minX - room.minX, size.width),
    ]
    let permitted = permitted.isEmpty ? .any : permitted
    let allowed = candidates.filter { permitted.contains($0.direction) }
    return allowed.first { $0.room >= $0.needed + arrowHeight }
      ?? allowed.max { $0.room - $0.needed < $1.room - $1.needed } ?? candidates[0]
  }

  /// The frame of the content in the bubble's coordinates, in points.
  var contentFrame: Rect {
    let arrow = PopoverLayout.arrowHeight
    var rect = Rect(origin: .zero, size: frame.size)
    switch direction {
    case .up:
      rect.origin.y += arrow
      rect.size.height -= arrow
    case .down: rect.size.height -= arrow
    case .left:
      rect.origin.x += arrow
      rect.size.width -= arrow
    default: rect.size.width -= arrow
    }
    return Rect(
      origin: rect.origin,
      size: Size(width: max(0, rect.size.width), height: max(0, rect.size.height)))
  }

  /// The outline of the bubble with its arrow, in the bubble's coordinates.
  var outline: Path {
    var path = Path(roundedRect: contentFrame, cornerRadius: PopoverLayout.cornerRadius)
    path.append(arrow)
    return path
  }

  /// The arrow, which is constructed pointing up and then rotated to its side of the bubble.
  ///
  /// Its winding direction is that of the bubble.
  private var arrow: Path {
    let (height, half) = (PopoverLayout.arrowHeight, PopoverLayout.arrowWidth / 2)
    var path = Path()
    path.move(to: Point(x: -half, y: height + 1))
    path.addLine(to: Point(x: -half, y: height))
    path.addCurve(
      to: Point(x: 0, y: 0), controlPoint1: Point(x: -half * 0.45, y: height),
      controlPoint2: Point(x: -half * 0.3, y: 0))
    path.addCurve(
      to: Point(x: half, y: height), controlPoint1: Point(x: half * 0.3, y: 0),
      controlPoint2: Point(x: half * 0.45, y: height))
    path.addLine(to: Point(x: half, y: height + 1))
    path.close()
    switch direction {
    case .up: return path.applying(AffineTransform(translationX: tip, y: 0))
    case .down:
      return path.applying(
        AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: tip, ty: frame.height))
    case .left:
      return path.applying(AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: tip))
    default:
      return path.applying(
        AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: frame.width, ty: tip))
    }
  }
}
