/// The number of runs of an animation, and whether each forward run is followed by a reversed run.
struct AnimationRepetition: Equatable {
  /// The number of runs, which may be a fraction or infinite.
  let count: Double
  /// Whether each forward run is followed by a reversed run.
  let autoreverses: Bool

  static let once = AnimationRepetition(count: 1, autoreverses: false)

  init(count: Double, autoreverses: Bool) {
    self.count = count.isNaN || count <= 0 ? 1 : count
    self.autoreverses = autoreverses
  }

  init(_ options: View.AnimationOptions) {
    self.init(
      count: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse))
  }

  var isEndless: Bool { count == .infinity }

  /// Returns the total duration, in seconds.
  func total(of duration: Double) -> Double { count * (autoreverses ? 2 : 1) * duration }

  /// Returns the elapsed fraction of a single run.
  ///
  /// - Parameters:
  ///   - elapsed: The time since the start, in seconds.
  ///   - duration: The duration of a single run, in seconds.
  /// - Returns: The fraction from 0 to 1, which decreases during a reversed run.
  func fraction(at elapsed: Double, of duration: Double) -> Double {
    guard self != .once else { return elapsed / duration }
    let ways = elapsed / duration
    let part = ways - ways.rounded(.down)
    let isWayBack = autoreverses && ways.rounded(.down).remainder(dividingBy: 2) != 0
    return isWayBack ? 1 - part : part
  }
}
