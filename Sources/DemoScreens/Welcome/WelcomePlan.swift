import AtriumControls
import AtriumGeometry
import AtriumGraphics

/// The amount of content on *Welcome* and its spacing, which depend on the available space.
struct WelcomePlan {
  var titleFont: Font
  var leadFont = Font.preferredFont(forTextStyle: .body)
  var showsLead = true
  var showsDetails = true
  var hintCount = 4
  var spacing = 24.0
  var hintSpacing = 20.0
  var isTight = false

  /// All plans, ordered from most to least content.
  private static var all: [WelcomePlan] {
    var plans = [
      WelcomePlan(
        titleFont: .system(ofSize: 48, weight: .bold), leadFont: .system(ofSize: 19), spacing: 36,
        hintSpacing: 28),
      WelcomePlan(
        titleFont: .system(ofSize: 40, weight: .bold), leadFont: .system(ofSize: 17), spacing: 28,
        hintSpacing: 20),
      WelcomePlan(titleFont: .preferredFont(forTextStyle: .largeTitle), hintSpacing: 16),
      WelcomePlan(
        titleFont: .preferredFont(forTextStyle: .title1), spacing: 16, hintSpacing: 12),
      WelcomePlan(
        titleFont: .preferredFont(forTextStyle: .title1), showsLead: false, spacing: 16,
        hintSpacing: 8),
    ]
    let small = WelcomePlan(
      titleFont: .preferredFont(forTextStyle: .title2), showsLead: false, showsDetails: false,
      spacing: 12, hintSpacing: 4, isTight: true)
    for count in [4, 3, 2, 1, 0] {
      var plan = small
      plan.hintCount = count
      plans.append(plan)
    }
    return plans
  }

  /// Returns the plan with the most content that fits a size; if none fits, the plan with the least content.
  ///
  /// In the smallest windows with very large text, even the plan with the least content may be higher than the size.
  ///
  /// - Parameters:
  ///   - size: The available size, in points.
  ///   - measure: Returns the height of a plan for a width, both in points.
  /// - Returns: The plan.
  static func richest(
    fitting size: Size, measure: (WelcomePlan, _ width: Double) -> Double
  ) -> WelcomePlan {
    let least = Font.preferredFont(forTextStyle: .title1).size
    return all.first { plan in
      // Large fonts need a wide column, so that each line has enough words.
      plan.titleFont.size <= max(least, size.width / 10.5)
        && measure(plan, size.width) <= size.height
    } ?? all[all.count - 1]
  }
}
