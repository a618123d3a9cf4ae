import AtriumControls
import AtriumKit

/// The text that says why one controller, and not another, is the presenter of a presented controller.
@MainActor
enum PresenterText {
  /// Returns the text.
  ///
  /// - Parameters:
  ///   - presenter: The presenter.
  ///   - presented: The controller that it presents.
  ///   - name: A closure that returns the name of a controller.
  /// - Returns: Two or three sentences.
  static func of(
    _ presenter: ViewController, of presented: ViewController, name: (ViewController) -> String
  ) -> String {
    let found = String(
      localized: "present can be called on any controller: the presenter is found upwards.")
    let style = presented.modalPresentationStyle
    let isContextual = style == .currentContext || style == .overCurrentContext
    if presenter.definesPresentationContext, isContextual || presenter.parent != nil {
      return found + " "
        + String(
          localized:
            "%@ is the first one upwards whose definesPresentationContext is true, and the style of %@ uses it.",
          name(presenter), name(presented))
    }
    return found + " "
      + (isContextual
        ? String(
          localized:
            "No controller upwards has definesPresentationContext = true, so it is %@, the top of the tree.",
          name(presenter))
        : String(
          localized:
            "It is %@, the top of the tree. With the styles currentContext and overCurrentContext it would be the "
            + "first controller whose definesPresentationContext is true.", name(presenter)))
  }
}
