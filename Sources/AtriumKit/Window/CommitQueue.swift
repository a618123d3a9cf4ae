/// What is due in the last step of a turn, after the picture has been presented.
@MainActor
final class CommitQueue {
  private var units: [(order: Int, action: () -> Void)] = []
  private var disappearing: [(controller: ViewController, generation: Int)] = []
  private var appearing: [(controller: ViewController, generation: Int)] = []

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
  ///
  /// - Parameters:
  ///   - controller: Who is to be told.
  ///   - isAppearing: The direction.
  ///   - generation: The beginning that it ends; the controller's last one if nil.
  func addAppearance(
    of controller: ViewController, appearing isAppearing: Bool, generation: Int? = nil
  ) {
    let entry = (controller, generation ?? controller.appearance.generation)
    if isAppearing { appearing.append(entry) } else { disappearing.append(entry) }
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
    for entry in disappearing { entry.controller.end(appearing: false, of: entry.generation) }
    for entry in appearing { entry.controller.end(appearing: true, of: entry.generation) }
  }
}
