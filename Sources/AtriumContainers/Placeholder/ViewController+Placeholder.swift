public import AtriumKit

extension ViewController {
  /// The placeholder controller that has this controller as an inset, directly; nil if there is none
  /// (CK-P15, CK-C7).
  public var placeholderController: PlaceholderController? { parent as? PlaceholderController }
}
