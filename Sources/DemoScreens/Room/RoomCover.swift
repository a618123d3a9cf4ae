import AtriumControls
import AtriumGeometry
import AtriumKit

/// Measures the controls and the text of a room that a message would cover.
@MainActor
struct RoomCover {
  /// The distance between two positions that are tried, in points.
  private static let step = 6.0
  /// The minimum distance of a message from a control, in points.
  private static let gap = 1.0
  /// The weight of the covered area of a control, relative to text.
  private static let controlWeight = 20.0

  /// The frames of the controls, in points, in the room's coordinates.
  private let controls: [Rect]
  private let texts: [Rect]

  /// Collects the frames of the controls and the text in views of a room.
  init(of parts: [View], in room: View) {
    guard let window = room.window else {
      (controls, texts) = ([], [])
      return
    }
    let found = TourObstacles(in: parts, of: window)
    controls = found.controlFrames.map {
      room.convert($0, from: nil).insetBy(dx: -RoomCover.gap, dy: -RoomCover.gap)
    }
    texts = found.textFrames.map { room.convert($0, from: nil) }
  }

  /// Returns whether a message would cover any area of a control.
  func coversControl(_ frame: Rect) -> Bool { controls.contains { $0.intersects(frame) } }

  /// Returns the area of text and controls that a message would cover, in square points.
  func area(of frame: Rect) -> Double { sum(texts, frame) + sum(controls, frame) }

  private func sum(_ frames: [Rect], _ frame: Rect) -> Double {
    frames.reduce(0) { sum, other in
      let covered = frame.intersection(other)
      return sum + covered.width * covered.height
    }
  }

  /// Returns the position in an area at which a message covers the least.
  ///
  /// If several positions are equally good, the result is the one nearest to the given frame.
  ///
  /// - Parameters:
  ///   - frame: The frame that the message would have.
  ///   - area: The area in which the message must be.
  /// - Returns: The frame of the message.
  func leastCovering(_ frame: Rect, in area: Rect) -> Rect {
    let steps = { (start: Double, space: Double) in
      stride(from: start, through: start + max(0, space), by: RoomCover.step)
    }
    // A gap between two controls can be so low that no step fits into it, so the edges of the controls are tried too.
    let beside = controls.flatMap { [$0.maxY, $0.minY - frame.height] }.filter {
      $0 >= area.minY && $0 + frame.height <= area.maxY
    }
    var best = (frame: frame, cost: cost(of: frame), distance: 0.0)
    for y in Array(steps(area.minY, area.height - frame.height)) + beside {
      for x in steps(area.minX, area.width - frame.width) {
        let place = Rect(origin: Point(x: x, y: y), size: frame.size)
        let cost = cost(of: place)
        let distance = (place.center - frame.center).length
        guard cost < best.cost || cost == best.cost && distance < best.distance else { continue }
        best = (place, cost, distance)
      }
    }
    return best.frame
  }

  private func cost(of frame: Rect) -> Double {
    sum(texts, frame) + RoomCover.controlWeight * sum(controls, frame)
  }
}
