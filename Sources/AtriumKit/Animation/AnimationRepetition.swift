/// How often a motion is shown, and whether every other time backwards.
struct AnimationRepetition: Equatable {
  /// How often; may be a fraction, or infinite.
  let count: Double
  /// Whether each time includes the way back.
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

  /// How long all of it takes, in seconds.
  func total(of duration: Double) -> Double { count * (autoreverses ? 2 : 1) * duration }

  /// Which part of one way is shown.
  ///
  /// - Parameters:
  ///   - elapsed: In seconds since the beginning.
  ///   - duration: Of one way, in seconds.
  /// - Returns: A part of the time of one way, which runs backwards on a way back.
  func fraction(at elapsed: Double, of duration: Double) -> Double {
    guard self != .once else { return elapsed / duration }
    let ways = elapsed / duration
    let part = ways - ways.rounded(.down)
    let isWayBack = autoreverses && ways.rounded(.down).remainder(dividingBy: 2) != 0
    return isWayBack ? 1 - part : part
  }
}
