/// The explanation of a life-cycle call: one sentence, its rule, and the file that sends the call (IN-15).
public struct CallExplanation: Hashable, Sendable {
  /// The base name of the call in Swift.
  public let event: String
  /// The explanation of the call, in one sentence.
  public let sentence: String
  /// One sentence about typical overrides of the call, with an example; empty for an unknown call.
  public let use: String
  /// The identifier of the rule in `Documentation/Rules`.
  public let rule: String
  /// The path of the file that sends the call, relative to `Sources`.
  public let file: String
  /// The kind of the call.
  public let group: InspectedCall.Group
  /// Whether the call comes before, during or after the change that it reports.
  public let part: InspectedCall.Part
  /// The two-letter abbreviation of the call in short logs.
  public let short: String

  /// Returns the explanation of a call.
  ///
  /// The explanation of an unknown call says that the call is unknown.
  public static func of(_ event: String) -> CallExplanation {
    table[event]
      ?? CallExplanation(
        event: event, sentence: "The inspector does not know this call.", use: "", rule: "L-1",
        file: "AtriumKit/Controllers/LifecycleEvent.swift", group: .loading, part: .did, short: "??"
      )
  }

  /// The explanations of all calls, in the order of a controller's life cycle.
  public static let all: [CallExplanation] = [
    .init(
      event: "willMove",
      sentence:
        "A container has taken the controller in, or is about to take it out (to nil).",
      use: "Put here: preparations for the parent; with nil, the end of what needs it.",
      rule: "C-1", file: "AtriumKit/Controllers/ViewController+Containment.swift", group: .moving,
      part: .will, short: "wm"),
    .init(
      event: "viewDidLoad",
      sentence: "The view has been made, once, when code read it for the first time.",
      use: "Put here: subviews and their constraints, and what is set once.",
      rule: "L-7",
      file: "AtriumKit/Controllers/ViewController+View.swift", group: .loading, part: .did,
      short: "ld"),
    .init(
      event: "viewWillAppear",
      sentence: "The view is about to come on screen; it is not in the window yet.",
      use: "Put here: what may be stale, for example the rows of a list.",
      rule: "DC-12",
      file: "AtriumKit/Controllers/ViewController+Appearance.swift", group: .appearing, part: .will,
      short: "wa"),
    .init(
      event: "viewIsAppearing",
      sentence: "The view is in the window and has its size; nothing has been painted yet.",
      use:
        "Put here: what needs the size or the traits, for example scrolling to the selected row.",
      rule: "DC-10", file: "AtriumKit/Controllers/ViewController+Appearance.swift",
      group: .appearing, part: .during, short: "ia"),
    .init(
      event: "viewDidAppear",
      sentence: "The view is on screen, and the animation that brought it has ended.",
      use:
        "Put here: what runs while the view is on screen, for example a clock or a video, and the focus.",
      rule: "DC-8", file: "AtriumKit/Window/CommitQueue.swift", group: .appearing, part: .did,
      short: "da"),
    .init(
      event: "didMove",
      sentence:
        "The move between containers is complete. A container calls it when the animation has ended; without "
        + "one at once, before viewDidAppear, which waits until the view is painted.",
      use: "Put here: registering with the parent; with nil, the cleaning up.",
      rule: "C-4",
      file: "AtriumKit/Controllers/ViewController+Containment.swift", group: .moving, part: .did,
      short: "dm"),
    .init(
      event: "viewWillTransition",
      sentence:
        "The view is about to get another size: its bounds are still the old ones, the argument is the new size.",
      use: "Put here: changes that animate with the resize, for example a new number of columns.",
      rule: "DC-38",
      file: "AtriumKit/Controllers/ViewController+SizeTransition.swift", group: .resizing,
      part: .will, short: "sz"),
    .init(
      event: "willTransition",
      sentence: "The size classes are about to change.",
      use: "Put here: the choice of another layout, for example one column instead of two.",
      rule: "DC-36",
      file: "AtriumKit/Controllers/ViewController+SizeTransition.swift", group: .resizing,
      part: .will, short: "tc"),
    .init(
      event: "willRotate",
      sentence:
        "The resize is a rotation, since a wide area becomes tall, or a tall one wide; sizes are still the old ones.",
      use: "Put here: what must stop during the rotation, for example a video.",
      rule: "DC-33",
      file: "AtriumKit/Window/Window+Resize.swift", group: .rotating, part: .will, short: "wr"),
    .init(
      event: "willAnimateRotation",
      sentence: "The sizes are the new ones; changes made here are animated.",
      use: "Put here: changes that animate with the rotation.",
      rule: "T13",
      file: "AtriumKit/Window/Window+Resize.swift", group: .rotating, part: .during, short: "ar"),
    .init(
      event: "didRotate",
      sentence: "The change of orientation has ended.",
      use: "Put here: what willRotate has stopped, to start it again.",
      rule: "T13",
      file: "AtriumKit/Window/Window+Resize.swift", group: .rotating, part: .did, short: "dr"),
    .init(
      event: "viewWillDisappear",
      sentence: "The view is about to leave the screen; it is still in the window.",
      use: "Put here: saving what was typed, and giving up the focus.",
      rule: "C-24",
      file: "AtriumKit/Controllers/ViewController+Appearance.swift", group: .disappearing,
      part: .will, short: "wd"),
    .init(
      event: "viewDidDisappear",
      sentence: "The view is off screen, and the animation that took it away has ended.",
      use: "Put here: the end of what viewDidAppear has started, for example a clock.",
      rule: "DC-8", file: "AtriumKit/Window/CommitQueue.swift", group: .disappearing, part: .did,
      short: "dd"),
  ]

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.event, $0) })
}
