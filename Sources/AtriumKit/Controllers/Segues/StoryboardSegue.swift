/// A transition from one controller to another, as described in an Interface Builder file.
///
/// ```swift
/// override func prepare(for segue: StoryboardSegue, sender: Any?) {
///   super.prepare(for: segue, sender: sender)
///   (segue.destination as? LetterController)?.letter = selectedLetter
/// }
/// ```
///
/// The storyboard loader makes the segue and its destination. It then calls ``ViewController/prepare(for:sender:)``
/// and ``perform()``. The class of a custom segue overrides ``perform()``.
@MainActor
open class StoryboardSegue {
  /// The identifier of the segue in the file; nil if there is none.
  public let identifier: String?
  /// The controller at which the segue starts.
  public let source: ViewController
  /// The controller to which the segue leads.
  ///
  /// For an unwind segue, this is the controller that the search has found.
  public let destination: ViewController
  /// The closure that ``perform()`` calls with the segue.
  ///
  /// The storyboard loader sets the closure to the behaviour of the segue's kind, so that a subclass can call
  /// `super`.
  public var performHandler: (@MainActor (StoryboardSegue) -> Void)?

  /// Makes a segue without a ``performHandler``.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil for none.
  ///   - source: The controller at which the segue starts.
  ///   - destination: The controller to which the segue leads.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  /// Makes a segue that runs a closure.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil for none.
  ///   - source: The controller at which the segue starts.
  ///   - destination: The controller to which the segue leads.
  ///   - performHandler: Called by ``perform()``.
  public convenience init(
    identifier: String?, source: ViewController, destination: ViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = { _ in performHandler() }
  }

  /// Performs the segue.
  ///
  /// Call `super` for the behaviour of the segue's kind in the file. An override that performs the
  /// whole transition itself must not call `super`.
  open func perform() {
    performHandler?(self)
  }
}
