import AtriumControls

/// The text about a controller without a parent, whose view is inside another controller's view.
///
/// The text says which calls the controller misses, and which calls it receives like a child.
package enum UnownedText {
  /// Returns the paragraphs about a controller.
  ///
  /// - Parameters:
  ///   - name: The name of the controller.
  ///   - container: The name of the controller whose view contains the controller's view.
  /// - Returns: The paragraphs.
  package static func of(_ name: String, in container: String) -> [String] {
    [
      String(
        localized:
          "Without addChild, %1$@ does not receive viewWillTransition, willTransition and the rotation calls, nor "
          + "willMove and didMove. When %2$@ comes back on screen, it does not forward viewWillAppear to %1$@.",
        name,
        container),
      String(
        localized:
          "%1$@ has no parent: navigationController and transitionCoordinator are nil, show finds no container, "
          + "trait overrides of %2$@ do not reach it, %2$@ learns nothing of its preferredContentSize, and no "
          + "container keeps it alive.", name, container),
      String(
        localized:
          "%1$@ still receives the calls of its first appearance, its layout, the traits of the window and memory "
          + "warnings, and its events go on to %2$@.", name, container),
    ]
  }
}
