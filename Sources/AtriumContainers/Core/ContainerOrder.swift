public import AtriumKit

/// The order of the steps in which a kind of container makes a change.
///
/// Each step handles the children for which it is still necessary. It skips a child that other code has
/// removed. It also skips a child that is no longer wanted after a request, unless the child is already
/// shown.
public struct ContainerOrder: Sendable {
  /// A step of a change.
  public enum Step: Sendable {
    /// Stores which views in the outgoing children have the focus.
    case rememberKeyboard
    /// Loads the incoming views and sets their frames.
    case loadComing
    /// Sends `willMove(toParent: nil)` to the outgoing children.
    case tellLeaving
    /// Adds the incoming children, which sends `willMove(toParent:)`.
    case addComing
    /// Adds the incoming views to the container's view.
    case placeComing
    /// Removes the outgoing views from the container's view.
    case clearLeaving
    /// Removes the outgoing children, which sends `didMove(toParent: nil)`.
    case removeLeaving
    /// Sends `didMove(toParent:)` to the incoming children.
    case completeComing

    /// Whether the step sends calls to children, other than `viewDidLoad`.
    var tellsChildren: Bool {
      switch self {
      case .rememberKeyboard, .loadComing: false
      default: true
      }
    }
  }

  /// The moment from which a container displays its children.
  public enum Beginning: Sendable {
    /// As soon as the view is loaded.
    case view
    /// When the container appears.
    case appearance
    /// When the container appears. No change is made between its disappearance and its next appearance.
    case appearanceOnly
  }

  /// The steps of a change without a transition.
  public var atOnce: [Step]
  /// The steps before a transition, which moves the views and sends the appearance calls.
  public var before: [Step]
  /// The steps after a transition; after a cancelled transition, the incoming and outgoing children exchange roles.
  public var after: [Step]
  /// The order of the appearance calls of a transition.
  public var appearance: AppearanceOrder
  /// The moment from which the container displays its children.
  public var beginning: Beginning
  /// The treatment of a request while a transition is running.
  public var overlap: Overlap
  /// Which members are added to the container as children.
  public var membership: Membership

  /// Which members are added to a container as children.
  public enum Membership: Sendable {
    /// Only the displayed members.
    ///
    /// A member is added before it is displayed, and removed when it is no longer displayed.
    case displayed
    /// All members. A new list removes the old children and adds the new ones before the display changes.
    case all
    /// All members. Children that are in both the old and the new list receive no calls.
    ///
    /// Children that are only in the old list are removed after the display has changed. If other code removes a child,
    /// the child is also removed from the list.
    case allThatStay
  }

  /// The treatment of a request while a transition is running (DC-17).
  public enum Overlap: Sendable {
    /// The request waits for the end of the transition. If several requests wait, only the last is carried out.
    case waits
    /// The request ends the transition and is carried out at once.
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

  /// The usual order, for example of the pager: one child at a time, added when it is displayed (SC-3, SC-6).
  public static let exchange = ContainerOrder(
    atOnce: [
      .rememberKeyboard, .tellLeaving, .clearLeaving, .removeLeaving, .loadComing, .addComing,
      .placeComing, .completeComing,
    ],
    before: [.loadComing, .tellLeaving, .addComing, .rememberKeyboard],
    after: [.completeComing, .removeLeaving], appearance: .swap, beginning: .appearance,
    overlap: .waits)

  /// The drop-down menu's order (DD-3): the old child is removed before the new one is added.
  static let dropDownMenu = ContainerOrder(
    atOnce: [
      .rememberKeyboard, .tellLeaving, .clearLeaving, .removeLeaving, .addComing, .loadComing,
      .placeComing, .completeComing,
    ],
    before: [.rememberKeyboard, .tellLeaving, .addComing, .loadComing],
    after: [.removeLeaving, .completeComing], appearance: .swap, beginning: .view,
    overlap: .supersedes)

  /// The sliding menu's order.
  ///
  /// The appearance calls are those of ``AtriumKit/AppearanceOrder/swap`` (SL-9), even without animation, and the first
  /// content is added before its view is loaded (SL-6).
  static let slidingMenu = ContainerOrder(
    atOnce: [
      .tellLeaving, .clearLeaving, .removeLeaving, .addComing, .loadComing, .placeComing,
      .completeComing,
    ],
    before: [.loadComing, .tellLeaving, .addComing], after: [.completeComing, .removeLeaving],
    appearance: .swap, beginning: .view, overlap: .waits)

  /// The ring menu's order: all controllers are children, and only their views are exchanged (RM-5).
  static let ring = ContainerOrder(
    atOnce: [.clearLeaving, .addComing, .placeComing], before: [.loadComing, .addComing],
    after: [.clearLeaving], appearance: .swap, beginning: .view, overlap: .supersedes,
    membership: .all)

  /// The tab bar controller's order: the new view is added before the old one is removed (DC-19).
  static let tabs = ContainerOrder(
    atOnce: [.loadComing, .rememberKeyboard, .addComing, .placeComing, .clearLeaving],
    before: [.loadComing, .rememberKeyboard, .addComing], after: [.clearLeaving],
    appearance: .tab, beginning: .appearanceOnly, overlap: .supersedes, membership: .allThatStay)
}
