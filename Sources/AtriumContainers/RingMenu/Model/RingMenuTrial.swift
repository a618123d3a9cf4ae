import AtriumControls
import AtriumGeometry

extension RingMenuLearning {
  /// The duration of the last choice of an item that the user is learning.
  ///
  /// The ring shows this duration at its next opening.
  package struct Trial: Equatable, Sendable {
    /// The grades of a duration, as in the desktop menu Fly-Pie.
    package enum Grade: Sendable {
      case none, bronze, silver, gold, platinum, diamond
    }

    /// The duration of the choice, in seconds.
    package let seconds: Double
    /// The number of levels of the choice, at least 1.
    package let levels: Int

    package init(seconds: Double, levels: Int) { (self.seconds, self.levels) = (seconds, levels) }

    /// The grade of the duration.
    ///
    /// The limits are 150, 250, 500, 750 and 1,000 ms for one level. Each further level adds half of these limits.
    package var grade: Grade {
      switch seconds / (1 + 0.5 * Double(max(0, levels - 1))) {
      case ...0.15: .diamond
      case ...0.25: .platinum
      case ...0.5: .gold
      case ...0.75: .silver
      case ...1: .bronze
      default: .none
      }
    }

    /// The duration and the grade, for the middle of the ring.
    @MainActor
    var text: String {
      let time = "\(Int(nearest: min(max(0, seconds), 1_000_000) * 1000))"
      return switch grade {
      case .none: String(localized: "Last choice: %@ ms", time)
      case .bronze: String(localized: "Last choice: %@ ms, bronze", time)
      case .silver: String(localized: "Last choice: %@ ms, silver", time)
      case .gold: String(localized: "Last choice: %@ ms, gold", time)
      case .platinum: String(localized: "Last choice: %@ ms, platinum", time)
      case .diamond: String(localized: "Last choice: %@ ms, diamond", time)
      }
    }
  }
}
