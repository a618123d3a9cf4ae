/// A change from one controller to another, as an Interface Builder file describes it.
///
/// ```swift
/// override func prepare(for segue: StoryboardSegue, sender: Any?) {
///   super.prepare(for: segue, sender: sender)
///   (segue.destination as? LetterController)?.letter = selectedLetter
/// }
/// ```
///
/// The reader of the file makes the segue and its destination, calls
/// ``ViewController/prepare(for:sender:)`` and then ``perform()``. A subclass for a custom segue overrides
/// ``perform()``.
@MainActor
open class StoryboardSegue {
  /// The identifier in the file; nil if there is none.
  public let identifier: String?
  /// The controller that the segue starts from.
  public let source: ViewController
  /// The controller that the segue leads to; for an unwind segue the one that was found.
  public let destination: ViewController
  /// The closure that ``perform()`` runs.
  ///
  /// The reader of a file sets it to the behaviour of the segue's kind, so that a subclass can call
  /// `super`. It is called with the segue.
  public var performHandler: (@MainActor (StoryboardSegue) -> Void)?

  /// Makes a segue that does nothing of its own.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil for none.
  ///   - source: The controller that the segue starts from.
  ///   - destination: The controller that the segue leads to.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  /// Makes a segue that runs a closure.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil for none.
  ///   - source: The controller that the segue starts from.
  ///   - destination: The controller that the segue leads to.
  ///   - performHandler: Called by ``perform()``.
  public convenience init(
    identifier: String?, source: ViewController, destination: ViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = { _ in performHandler() }
  }

  /// Carries the segue out.
  ///
  /// Call `super`: for the behaviour of the segue's kind in the file; an override that does
  /// everything itself must not.
  open func perform() {
    performHandler?(self)
  }
}
