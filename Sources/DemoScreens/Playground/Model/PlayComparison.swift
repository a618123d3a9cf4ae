import AtriumControls
import AtriumInspector
package import AtriumKit

/// Two runs of the same scene that differ in one setting.
///
/// Both runs have equal clocks, and their logs are shown side by side.
@MainActor
package struct PlayComparison {
  /// The settings that can differ.
  package enum Setting: String, Hashable, Sendable, CaseIterable {
    /// Whether the root container forwards appearance calls automatically.
    case forwarding
    /// Whether changes are animated.
    case animation

    /// The titles of the two sides.
    package var titles: (left: String, right: String) {
      switch self {
      case .forwarding:
        (String(localized: "court forwards"), String(localized: "court does not forward"))
      case .animation: (String(localized: "animated"), String(localized: "not animated"))
      }
    }
  }

  /// A line of the aligned logs; the side whose log lacks the line is nil.
  package struct Line: Hashable, Sendable {
    /// The line of the left log.
    package let left: String?
    /// The line of the right log.
    package let right: String?
    /// Whether the logs differ in this line.
    package var differs: Bool { left != right }
  }

  /// The setting that differs.
  package let setting: Setting
  /// The left run: animated if the setting is animation, and with automatic forwarding if it is forwarding.
  package let left: PlayRun
  /// The right run: not animated if the setting is animation, and without automatic forwarding if it is forwarding.
  package let right: PlayRun

  /// Runs a scene twice, with the two values of a setting.
  package init(
    _ scene: PlayScene, differingIn setting: Setting, settings: Settings = Settings()
  ) {
    self.setting = setting
    var one = scene
    var other = scene
    if setting == .animation { (one.isAnimated, other.isAnimated) = (true, false) }
    left = PlayRun(one, scale: 2, settings: settings)
    right = PlayRun(other, scale: 2, settings: settings, forwards: setting != .forwarding)
    left.settle()
    right.settle()
  }

  /// The calls of both runs without their times, aligned by their longest common subsequence.
  package var lines: [Line] {
    let (old, new) = (PlayComparison.calls(left), PlayComparison.calls(right))
    var lengths = Array(
      repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i][j] =
          old[i] == new[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        lines.append(Line(left: old[i], right: new[j]))
        (i, j) = (i + 1, j + 1)
      } else if j == new.count || (i < old.count && lengths[i + 1][j] >= lengths[i][j + 1]) {
        lines.append(Line(left: old[i], right: nil))
        i += 1
      } else {
        lines.append(Line(left: nil, right: new[j]))
        j += 1
      }
    }
    return lines
  }

  /// Returns the differences in aligned logs: the indices of consecutive lines that differ.
  package static func differences(in lines: [Line]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.differs {
      if let last = found.last, last.upperBound == index {
        found[found.count - 1] = last.lowerBound..<index + 1
      } else {
        found.append(index..<index + 1)
      }
    }
    return found
  }

  private static func calls(_ run: PlayRun) -> [String] {
    run.session.calls.map { call in
      call.arguments.isEmpty
        ? "\(call.name).\(call.event)" : "\(call.name).\(call.event) \(call.arguments)"
    }
  }
}
