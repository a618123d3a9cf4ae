import AtriumContainers
import AtriumControls
import AtriumKit

/// Books a table by a wizard of four pages: a name, a rule, the number of seats, and the ticket.
final class WizardRoomController: ViewController {
  private static let styles: [(title: String, style: WizardController.TransitionStyle)] = [
    ("None", .none), ("Dissolve", .crossDissolve), ("Push", .pushHorizontally),
  ]
  private static let guests = ["Ada", "Emil", "Grace"]
  private static let freeSeats = 2...6

  private lazy var guest = SegmentedControl(titles: WizardRoomController.guests)
  private lazy var rule = Switch()
  private lazy var seats = Slider(value: 0, in: 0...10, step: 1)
  private lazy var page = WizardRoomView(styles: WizardRoomController.styles.map(\.title))
  private lazy var wizard = FeastWizardController()
  private lazy var pages = makePages()

  init() {
    super.init()
    title = "Wizard"
  }

  override func loadView() {
    view = page
    page.styles.addAction(for: .valueChanged) { [weak self] in self?.chooseStyle() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages {
      page.didValidate = { [weak self, weak page] isValid in
        self?.page.log.append("\(page?.title ?? "") - validate: \(isValid)")
      }
    }
    wizard.delegate = self
    wizard.viewControllers = pages
    chooseStyle()
    addChild(wizard)
    wizard.view.frame = page.content.bounds
    wizard.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.content.addSubview(wizard.view)
    wizard.didMove(toParent: self)
  }

  private func chooseStyle() {
    let styles = WizardRoomController.styles
    let index = page.styles.selectedSegmentIndex
    guard styles.indices.contains(index) else { return }
    wizard.transitionStyle = styles[index].style
  }

  // MARK: Pages

  private func makePages() -> [WizardRoomPage] {
    guest.selectedSegmentIndex = SegmentedControl.noSegment
    guest.accessibilityLabel = "Name"
    rule.accessibilityLabel = "I take off my shoes"
    seats.accessibilityLabel = "Seats"
    seats.tickCount = 11
    let guest = guest
    let rule = rule
    let seats = seats
    seats.addAction(for: .valueChanged) { [weak self] in self?.askForSeats() }
    let pages = [
      WizardRoomPage(
        1, "Name", question: "Who invites to the feast in the court?", color: \.sea, control: guest
      ) {
        guest.selectedSegmentIndex < 0 ? "Choose a name first." : nil
      },
      WizardRoomPage(
        2, "Rule", question: "Shoes stay outside: the mosaic is old. Do you accept that?",
        color: \.clay, control: rule
      ) {
        rule.isOn ? nil : "Accept the rule to go on."
      },
      WizardRoomPage(3, "Seats", question: "", color: \.plum, control: seats) {
        WizardRoomController.problem(ofSeats: Int(seats.value.rounded()))
      },
      WizardRoomPage(4, "Ticket", question: "", color: \.ochre, control: nil) { nil },
    ]
    return pages
  }

  private static func problem(ofSeats count: Int) -> String? {
    if freeSeats.contains(count) { return nil }
    return "\(count) is too \(count < freeSeats.lowerBound ? "few" : "many"): take 2 to 6."
  }

  private func askForSeats() {
    let count = Int(seats.value.rounded())
    seats.accessibilityValue = "\(count)"
    pages[2].ask("2 to 6 seats are free. You take: \(count)")
  }

  private func writeTicket() {
    let index = guest.selectedSegmentIndex
    let name =
      WizardRoomController.guests.indices.contains(index)
      ? WizardRoomController.guests[index] : ""
    pages[3].ask("\(name) invites \(Int(seats.value.rounded())) guests without shoes.")
    pages[3].say("")
  }
}

extension WizardRoomController: WizardControllerDelegate {
  func wizardController(_ wizardController: WizardController, didMoveToPage page: Int) {
    if page == 2 { askForSeats() }
    if page == 3 { writeTicket() }
    self.page.log.append("wizard - didMoveToPage: \(page)")
    wizard.showPage()
  }

  func wizardControllerDidFinish(_ wizardController: WizardController) {
    page.log.append("wizard - didFinish")
    pages[3].say("Done: the table is booked.")
  }
}
