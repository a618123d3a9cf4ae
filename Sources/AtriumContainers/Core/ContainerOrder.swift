public import AtriumKit

/// The order in which a kind of container makes a change: one table for each kind.
///
/// A step does what it says for each child that still needs it. A child that other code has taken out
/// meanwhile is skipped, and so is one that a request in a call has made unnecessary, as long as it has not
/// come.
public struct ContainerOrder: Sendable {
  /// A part of a change.
  public enum Step: Sendable {
    /// Stores where the keyboard is in the leaving children.
    case rememberKeyboard
    /// Loads the coming views, and gives them their frames.
    case loadComing
    /// Sends `willMove(toParent: nil)` to the leaving children.
    case tellLeaving
    /// Adds the coming children, which sends `willMove(toParent:)`.
    case addComing
    /// Puts the coming views into the container's view.
    case placeComing
    /// Takes the leaving views out of the container's view.
    case clearLeaving
    /// Removes the leaving children, which sends `didMove(toParent: nil)`.
    case removeLeaving
    /// Sends `didMove(toParent:)` to the coming children.
    case completeComing

    /// Whether children are told something in it, besides the loading of their views.
    var tellsChildren: Bool {
      switch self {
      case .rememberKeyboard, .loadComing: false
      default: true
      }
    }
  }

  /// When the first child is displayed.
  public enum Beginning: Sendable {
    /// As soon as the view is loaded.
    case view
    /// When the container appears.
    case appearance
    /// When the container appears; and while it is not on screen, from its disappearance on, no change is made.
    case appearanceOnly
  }

  /// The steps of a change without a transition.
  public var atOnce: [Step]
  /// The steps before a transition, which moves the views and sends the appearance calls.
  public var before: [Step]
  /// The steps after a transition; after a cancelled one the coming children are the leaving ones.
  public var after: [Step]
  /// The order of the appearance calls of a transition.
  public var appearance: AppearanceOrder
  /// When the first child is displayed.
  public var beginning: Beginning
  /// What happens to a request while a transition runs.
  public var overlap: Overlap
  /// Which members are children.
  public var membership: Membership

  /// Which members are children.
  public enum Membership: Sendable {
    /// Those that are displayed: a child is taken in when it comes, and out when it has left.
    case displayed
    /// All of them. A new list takes the former children out and the new ones in, before the display changes.
    case all
    /// All of them. Children that stay in a new list receive no calls, and those that leave go out after the
    /// display has changed. A child that other code takes out leaves the list.
    case allThatStay
  }

  /// What happens to a request while a transition runs (DC-17).
  public enum Overlap: Sendable {
    /// It waits for the end; of those that wait, the last one is carried out.
    case waits
    /// It ends the transition, and is carried out now.
    case supersedes
  }

  /// Makes an order.
  public init(
    atOnce: [Step], before: [Step], after: [Step], appearance: AppearanceOrder,
    beginning: Beginning, overlap: Overlap, membership: Membership = .displayed
  ) {
    (self.atOnce, self.before, self.after) = (atOnce, before, after)
    (self.appearance, self.beginning, self.overlap) = (appearance, beginning, overlap)
    self.membership = membership
  }

  /// One child at a time, which is taken in when it is displayed: the usual order, which the pager has
  /// (SC-3, SC-6).
  public static let exchange = ContainerOrder(
    atOnce: [
      .rememberKeyboard, .tellLeaving, .clearLeaving, .removeLeaving, .loadComing, .addComing,
      .placeComing, .completeComing,
    ],
    before: [.loadComing, .tellLeaving, .addComing, .rememberKeyboard],
    after: [.completeComing, .removeLeaving], appearance: .swap, beginning: .appearance,
    overlap: .waits)

  /// The order of the text about the drop-down menu (DD-3): the old child is out before the new one comes.
  static let dropDownMenu = ContainerOrder(
    atOnce: [
      .rememberKeyboard, .tellLeaving, .clearLeaving, .removeLeaving, .addComing, .loadComing,
      .placeComing, .completeComing,
    ],
    before: [.rememberKeyboard, .tellLeaving, .addComing, .loadComing],
    after: [.removeLeaving, .completeComing], appearance: .swap, beginning: .view,
    overlap: .supersedes)

  /// The order of the sliding menu: the contents are exchanged as in a swap (SL-9), also without animation, and the
  /// first one is taken in before its view is loaded (SL-6).
  static let slidingMenu = ContainerOrder(
    atOnce: [
      .tellLeaving, .clearLeaving, .removeLeaving, .addComing, .loadComing, .placeComing,
      .completeComing,
    ],
    before: [.loadComing, .tellLeaving, .addComing], after: [.completeComing, .removeLeaving],
    appearance: .swap, beginning: .view, overlap: .waits)

  /// The order of the ring: all controllers are children, and their views are exchanged (RM-5).
  static let ring = ContainerOrder(
    atOnce: [.clearLeaving, .addComing, .placeComing], before: [.loadComing, .addComing],
    after: [.clearLeaving], appearance: .swap, beginning: .view, overlap: .supersedes,
    membership: .all)

  /// The order of tabs: the new view comes before the old one goes (DC-19).
  static let tabs = ContainerOrder(
    atOnce: [.loadComing, .rememberKeyboard, .addComing, .placeComing, .clearLeaving],
    before: [.loadComing, .rememberKeyboard, .addComing], after: [.clearLeaving],
    appearance: .tab, beginning: .appearanceOnly, overlap: .supersedes, membership: .allThatStay)
}
