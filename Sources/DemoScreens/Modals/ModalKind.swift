import AtriumControls
import AtriumGeometry
import AtriumKit

/// A kind of presentation in *Modals*.
enum ModalKind: CaseIterable {
  case sheet
  case detents
  case fullScreen
  case overContext
  case popover
  case alert
  case actionSheet

  /// The title of the kind's tile, and of the presented controller.
  var title: String {
    switch self {
    case .sheet: String(localized: "Sheet")
    case .detents: String(localized: "Half a sheet")
    case .fullScreen: String(localized: "Full screen")
    case .overContext: String(localized: "Over the card")
    case .popover: String(localized: "Popover")
    case .alert: String(localized: "Alert")
    case .actionSheet: String(localized: "Action sheet")
    }
  }

  /// A sentence that suggests what the user can try.
  var hint: String {
    switch self {
    case .sheet:
      String(
        localized: "Drag it down by its upper part, or press Escape. The card below hears nothing.")
    case .detents:
      String(localized: "Drag it between its two heights; half of it leaves the card in sight.")
    case .fullScreen:
      String(localized: "It covers the window, so the card below disappears, and appears again.")
    case .overContext:
      String(localized: "It covers the card alone, which defines the context and stays below.")
    case .popover:
      String(localized: "A press outside dismisses it. In a narrow window it becomes a sheet.")
    case .alert: String(localized: "The house asks.")
    case .actionSheet: String(localized: "The house offers.")
    }
  }

  /// Whether the presented controller covers the lists of calls beside the card.
  var coversCalls: Bool { [.sheet, .detents, .fullScreen].contains(self) }

  /// Makes the controller to present.
  ///
  /// - Parameters:
  ///   - source: The view that a popover points at.
  ///   - desk: The controller that presents.
  ///   - calls: The calls that the presented page lists.
  /// - Returns: The controller.
  @MainActor
  func makeController(
    from source: View, over desk: ViewController, _ calls: ModalCalls
  ) -> ViewController {
    switch self {
    case .alert, .actionSheet: return makeAlert(from: source)
    case .sheet, .detents, .fullScreen, .overContext, .popover:
      let page = ModalPageController(self, calls, desk: desk)
      switch self {
      case .fullScreen: page.modalPresentationStyle = .fullScreen
      case .overContext: page.modalPresentationStyle = .overCurrentContext
      case .popover:
        page.modalPresentationStyle = .popover
        page.preferredContentSize = page.popoverSize
        page.popoverPresentationController?.sourceView = source
        page.popoverPresentationController?.sourceRect = source.bounds
      case .sheet: page.modalPresentationStyle = .formSheet
      default: page.modalPresentationStyle = .pageSheet
      }
      if self == .detents, let sheet = page.sheetPresentationController {
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
      }
      return page
    }
  }

  @MainActor
  private func makeAlert(from source: View) -> ViewController {
    let isAlert = self == .alert
    let alert = AlertController(
      title: isAlert ? String(localized: "Put out the lamps?") : String(localized: "The lamps"),
      message: isAlert
        ? String(localized: "The court will be dark until they are lit again.") : nil,
      preferredStyle: isAlert ? .alert : .actionSheet)
    alert.addAction(AlertAction(title: String(localized: "Put out"), style: .destructive))
    if !isAlert { alert.addAction(AlertAction(title: String(localized: "Dim"), style: .default)) }
    alert.addAction(AlertAction(title: String(localized: "Leave"), style: .cancel))
    alert.popoverPresentationController?.sourceView = source
    alert.popoverPresentationController?.sourceRect = source.bounds
    return alert
  }
}
