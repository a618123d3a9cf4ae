import AtriumControls
import AtriumKit

/// The text about a controller that is off screen: what keeps it alive, and which calls it receives or misses.
@MainActor
enum OffScreenText {
  /// Returns the text about a controller.
  ///
  /// - Parameters:
  ///   - controller: The controller, which is not on screen.
  ///   - node: The controller's node in the tree.
  ///   - directory: The names of the controllers.
  /// - Returns: Two or three sentences.
  static func of(
    _ controller: ViewController, _ node: InspectedNode, _ directory: ControllerDirectory
  ) -> String {
    guard let view = controller.viewIfLoaded else {
      return node.edge == .member
        ? String(
          localized:
            "Alive, in the list of its container. Its view is made when it is first shown: then it becomes a child, "
            + "and receives viewDidLoad.")
        : String(
          localized:
            "Alive. Its view is made when it is first shown: viewDidLoad then comes before the other calls about the view. "
            + "Until then it receives willMove and didMove.")
    }
    let texts = [
      owner(of: controller, node, directory), missed(by: view), received(by: controller, node),
    ]
    return texts.joined(separator: " ")
  }

  private static func owner(
    of controller: ViewController, _ node: InspectedNode, _ directory: ControllerDirectory
  ) -> String {
    if let parent = controller.parent {
      return String(
        localized: "Alive, still a child of %@, and it keeps its view.", directory.name(of: parent))
    }
    if let cover = controller.presentedViewController {
      return String(
        localized: "Alive, covered by %@, and it keeps its view.", directory.name(of: cover))
    }
    return node.edge == .member
      ? String(
        localized:
          "Alive, still in the list of its container, and it keeps its view; it is a child only while it is shown."
      )
      : String(localized: "Alive, and it keeps its view.")
  }

  /// Returns the sentence about the calls that a controller misses while its view is covered.
  ///
  /// Only a controller whose view remains in the window is notified of a new size (DC-37).
  private static func missed(by view: View) -> String {
    view.window == nil
      ? String(
        localized:
          "Until it is shown again it receives no appearance calls, and no viewWillTransition for a new size."
      )
      : String(
        localized:
          "It receives no appearance calls, but viewWillTransition, since its view is still in the window."
      )
  }

  /// Returns the sentence about the calls that a controller still receives.
  ///
  /// All loaded controllers receive memory warnings. A child receives its move calls even if its view is off screen.
  private static func received(by controller: ViewController, _ node: InspectedNode) -> String {
    controller.parent == nil
      ? String(localized: "It still receives didReceiveMemoryWarning.")
      : String(
        localized:
          "It still receives didReceiveMemoryWarning, and willMove and didMove when its container removes it."
      )
  }
}
