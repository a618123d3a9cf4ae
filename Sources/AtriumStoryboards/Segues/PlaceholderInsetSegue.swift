public import AtriumContainers
public import AtriumKit

/// Shows its destination in an inset of a placeholder controller (CK-G2).
///
/// The source is the ``AtriumContainers/PlaceholderController`` or one of its insets. For another source the
/// segue does nothing and logs an error. `prepare(for:sender:)` may change the properties (CK-G4).
open class PlaceholderInsetSegue: StoryboardSegue {
  /// The prefix of the identifiers of preloading segues.
  ///
  /// The index of the inset follows the prefix (CK-P14).
  public nonisolated static let preloadPrefix = "hls_preload_at_index_"
  /// The maximum number of preloading segues.
  public nonisolated static let preloadLimit = 20
  /// The index of the inset, 0 by default.
  ///
  /// An index in the identifier of a preloading segue takes precedence.
  public var index = 0
  /// The transition between the views; none by default.
  public var transition: StepTransition = .none
  /// The duration, in seconds; nil, the default, uses the duration of the transition.
  public var duration: Double?

  /// Shows the destination.
  ///
  /// Call `super` unless the override shows the destination.
  open override func perform() {
    guard let container = (source as? PlaceholderController) ?? source.placeholderController else {
      return SegueLog.error(
        "\(SegueLog.name(source)) is neither a placeholder controller nor inside one, so the segue "
          + "\(identifier ?? "") shows nothing.")
    }
    guard let index = placeIndex else { return }
    container.setInset(destination, at: index, transition: transition, duration: duration)
  }

  /// The index in a preloading identifier; nil if it is not valid.
  ///
  /// For another identifier, the value is ``index``.
  private var placeIndex: Int? {
    guard let identifier, identifier.hasPrefix(PlaceholderInsetSegue.preloadPrefix) else {
      return index
    }
    let digits = identifier.dropFirst(PlaceholderInsetSegue.preloadPrefix.count)
    guard let own = Int(digits), (0..<PlaceholderInsetSegue.preloadLimit).contains(own) else {
      SegueLog.error(
        "The segue \(identifier) has no index from 0 to \(PlaceholderInsetSegue.preloadLimit - 1); it "
          + "shows nothing.")
      return nil
    }
    if index != 0, index != own {
      SegueLog.warning("The segue \(identifier) has the index \(index) too; that one is left out.")
    }
    return own
  }
}
