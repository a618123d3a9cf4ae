public import AtriumKit

extension ViewController {
  /// The stack controller whose stack this controller is in, directly; nil if it is in none (CK-K6,
  /// CK-C7).
  ///
  /// Unlike ``navigationController`` it does not look further up.
  public var stackController: StackController? { parent as? StackController }
}
