/// What is due in the last step of a turn, after the picture has been presented.
@MainActor
final class CommitQueue {
  private var units: [(order: Int, action: () -> Void)] = []
  private var disappearing: [ViewController] = []
  private var appearing: [ViewController] = []

  /// Whether nothing is due.
  var isEmpty: Bool { units.isEmpty && disappearing.isEmpty && appearing.isEmpty }

  /// Adds a unit: the end of an animation, or a change without one.
  ///
  /// - Parameters:
  ///   - order: The place among units, which is that of their beginnings; last if nil.
  ///   - action: Sends the unit's own calls.
  func addUnit(order: Int? = nil, _ action: @escaping () -> Void) {
    units.append((order ?? Int.max, action))
  }

  /// Adds the `did` of a change that a window brought about.
  func addAppearance(of controller: ViewController, appearing isAppearing: Bool) {
    if isAppearing { appearing.append(controller) } else { disappearing.append(controller) }
  }

  /// Does what is due; what that adds is for the next round.
  ///
  /// Switch point of DC-11: units in the order in which they began, then `viewDidDisappear` in the
  /// order of their `will`, then `viewDidAppear` in theirs.
  func run() {
    let (units, disappearing, appearing) = (self.units, self.disappearing, self.appearing)
    (self.units, self.disappearing, self.appearing) = ([], [], [])
    // Stable: units of one order keep the order in which they were added.
    for unit in units.enumerated().sorted(by: {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }) {
      unit.element.action()
    }
    // An end whose direction is no longer the last one is skipped by the phase (DC-7).
    for controller in disappearing { controller.end(appearing: false) }
    for controller in appearing { controller.end(appearing: true) }
  }
}
