import Atrium
import AtriumStoryboards
import Foundation

/// A page whose views come from a storyboard.
final class AboutController: PageController {
  private static let interface = InterfaceClass(AboutController.self) { AboutController(coder: $0) }
    .outlet("countLabel", \.countLabel)
    .action("thank:") { controller, _ in controller.thank() }

  private var countLabel: Label?
  private var letterCount = 0

  /// Makes the page from the file.
  static func make(letterCount: Int) throws(InterfaceError) -> ViewController {
    InterfaceRegistry.shared.register(interface)
    let bundle = ResourceBundle(path: Bundle.module.bundlePath)
    let storyboard = try Storyboard(name: "About", in: bundle)
    let controller = storyboard.instantiateInitialViewController() ?? ViewController()
    (controller as? AboutController)?.letterCount = letterCount
    return controller
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    countLabel?.text = letterCount == 1 ? "One letter" : "\(letterCount) letters"
  }

  private func thank() {
    countLabel?.text = "Thank you!"
  }
}
