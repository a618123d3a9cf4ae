public import Atrium
import Foundation

/// A service that a program offers for shared items, such as saving them.
@MainActor
open class UIActivity {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copies the items to the clipboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Opens a URL in the desktop's preferred program.
    public static let openInBrowser = ActivityType("org.freedesktop.activity.Open")
    /// A service that does not exist on this system.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// A service that does not exist on this system.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// A service that does not exist on this system.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// A service that does not exist on this system.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// A service that does not exist on this system.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// A service that does not exist on this system.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// A service that does not exist on this system.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// A service that does not exist on this system.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// A service that does not exist on this system.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }

  /// The two groups of activities.
  public enum Category: Int, Hashable, Sendable {
    /// A group.
    case action, share
  }

  /// Makes an activity.
  public init() {}

  /// The group of the activity; the value has no effect.
  open class var activityCategory: Category { .action }
  /// The name of the activity; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title of the activity; nil, the default, hides the activity.
  open var activityTitle: String? { nil }
  /// The image of the activity, which is not shown.
  open var activityImage: Image? { nil }
  /// Returns whether the activity can handle the items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before ``perform()`` with the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Handles the items; the default implementation calls ``activityDidFinish(_:)`` with true.
  open func perform() { activityDidFinish(true) }
  /// Ends the activity.
  open func activityDidFinish(_ completed: Bool) {
    let finish = onFinish
    onFinish = nil
    finish?(completed)
  }

  fileprivate var onFinish: ((Bool) -> Void)?
}

/// An action sheet for shared items: the user can copy them, open a URL, or choose one of the program's own activities.
///
/// Texts, URLs and images can be copied. The other services of iOS do not exist on this system.
open class UIActivityViewController: AlertController {
  /// A closure that is called when the sheet has closed.
  ///
  /// The closure receives the chosen activity, nil for none, and whether the activity was completed. The other two
  /// arguments, the returned items and an error, are always nil.
  public typealias CompletionWithItemsHandler =
    @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called once, after an activity has ended or the user has cancelled.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    didSet { excluded = Set(excludedActivityTypes ?? []) }
  }
  private var excluded: Set<UIActivity.ActivityType> = []
  private let items: [Any]
  private let activities: [UIActivity]
  private var hasActions = false

  /// Makes an action sheet for items.
  ///
  /// - Parameters:
  ///   - activityItems: The items: strings, URLs and images; other items are only passed to activities.
  ///   - applicationActivities: The program's own activities; nil for none.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (items, activities) = (activityItems, applicationActivities ?? [])
    super.init(title: nil, message: nil, preferredStyle: .actionSheet)
  }

  /// Adds the actions and loads the view.
  open override func loadView() {
    addActions()
    super.loadView()
  }

  private func addActions() {
    guard !hasActions else { return }
    hasActions = true
    let text = items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
    let image = items.lazy.compactMap { $0 as? Image }.first
    if !text.isEmpty || image != nil {
      add("Copy", .copyToPasteboard) { done in
        if let image { UIPasteboard.general.image = image }
        if !text.isEmpty { UIPasteboard.general.string = text.joined(separator: "\n") }
        done(true)
      }
    }
    if let url = items.lazy.compactMap({ $0 as? URL }).first {
      add("Open", .openInBrowser) { done in
        UIApplication.shared.open(url) { done($0) }
      }
    }
    for activity in activities where activity.canPerform(withActivityItems: items) {
      guard let title = activity.activityTitle else { continue }
      add(title, activity.activityType) { [items] done in
        activity.onFinish = done
        activity.prepare(withActivityItems: items)
        activity.perform()
      }
    }
    addAction(
      AlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.finish(nil, false) })
  }

  private func add(
    _ title: String, _ type: UIActivity.ActivityType?,
    _ perform: @escaping @MainActor (@escaping @MainActor @Sendable (Bool) -> Void) -> Void
  ) {
    if let type, excluded.contains(type) { return }
    addAction(
      AlertAction(title: title, style: .default) { [weak self] _ in
        // The sheet may already be deallocated when an activity ends.
        let handler = self?.completionWithItemsHandler
        self?.completionWithItemsHandler = nil
        perform { handler?(type, $0, nil, nil) }
      })
  }

  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(type, completed, nil, nil)
  }
}
