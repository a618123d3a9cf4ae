import AtriumContainers
import AtriumControls
import AtriumKit

/// Embeds a wizard of four pages that books a table: the host, a rule, the number of seats, and the ticket.
final class WizardRoomController: RoomController {
  private static var styles: [(title: String, style: WizardController.TransitionStyle)] {
    [
      (String(localized: "None"), .none), (String(localized: "Dissolve"), .crossDissolve),
      (String(localized: "Push"), .pushHorizontally),
    ]
  }
  private static var guests: [String] {
    [String(localized: "Ada"), String(localized: "Emil"), String(localized: "Grace")]
  }
  private static let freeSeats = 2...6

  private lazy var guest = SegmentedControl(titles: WizardRoomController.guests)
  private lazy var rule = Switch()
  private lazy var seats = Slider(value: 0, in: 0...10, step: 1)
  private let card = CardView()
  private let log = PrintedLinesView()
  private lazy var modes = SegmentedControl(titles: WizardRoomController.styles.map(\.title))
  private lazy var wizard = FeastWizardController()
  private var feast = Feast() {
    didSet { for page in pages { page.show(feast) } }
  }
  private lazy var pages = makePages()

  init() { super.init(title: String(localized: "Wizard")) }

  // MARK: The guide

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Answer, and go to the next page"),
        [RoomTry.click(String(localized: "Ada")), RoomTry.click(String(localized: "Next"))],
        call: "viewDidAppear"),
      RoomTry(
        String(localized: "Go on, and come back without a question"),
        [
          RoomTry.click(String(localized: "Ada")), RoomTry.click(String(localized: "Next")),
          RoomTry.click(String(localized: "Previous")),
        ], call: "viewDidAppear"),
      RoomTry(
        String(localized: "Go on by a dissolve"),
        choosing(String(localized: "Dissolve")) + [
          RoomTry.click(String(localized: "Ada")), RoomTry.click(String(localized: "Next")),
        ], call: "viewDidAppear"),
    ]
  }

  override func prepareForTry() { wizard.select(at: 0, animated: false) }

  override func makeSettings() -> [RoomSetting] {
    let names = [".none", ".crossDissolve", ".pushHorizontally"]
    return [RoomSetting(modes, lines: names.map { "wizard.transitionStyle = \($0)" })]
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    modes.selectedSegmentIndex = WizardRoomController.styles.count - 1
    modes.accessibilityLabel = String(localized: "Style")
    modes.addAction(for: .valueChanged) { [weak self] in self?.chooseStyle() }
    return RoomView(
      .init(
        sentence: String(
          localized: "The container asks the page on screen before it replaces it with the next."),
        byHand:
          String(
            localized:
              "Next asks the page before it leaves it, Previous never asks. A dot jumps to its page, or to the "
              + "first one on the way that is not filled in."),
        source: "Sources/DemoScreens/Wizard/WizardRoomController.swift"),
      modes: modes, stage: card, side: RoomSide(log, name: "printed calls"))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages {
      page.didValidate = { [weak self, weak page] isValid in
        self?.log.append("\(page?.title ?? "") - validate: \(isValid)")
      }
    }
    wizard.title = containerTitle
    wizard.delegate = self
    wizard.viewControllers = pages
    chooseStyle()
    embed(wizard, in: card)
  }

  private func chooseStyle() {
    let styles = WizardRoomController.styles
    let index = modes.selectedSegmentIndex
    guard styles.indices.contains(index) else { return }
    wizard.transitionStyle = styles[index].style
  }

  // MARK: Pages

  private func makePages() -> [WizardRoomPage] {
    guest.selectedSegmentIndex = SegmentedControl.noSegment
    guest.accessibilityLabel = String(localized: "Host")
    rule.accessibilityLabel = String(localized: "I take off my shoes")
    seats.accessibilityLabel = String(localized: "Seats")
    seats.tickCount = 11
    let guest = guest
    let rule = rule
    let seats = seats
    seats.addAction(for: .valueChanged) { [weak self] in self?.askForSeats() }
    for control in [guest, rule, seats] as [Control] {
      control.addAction(for: .valueChanged) { [weak self] in self?.noteAnswers() }
    }
    let pages = [
      WizardRoomPage(
        1, String(localized: "Name"),
        question: String(localized: "Who invites to the feast in the court?"), color: \.sea,
        control: guest
      ) {
        guest.selectedSegmentIndex < 0 ? String(localized: "Choose a name first.") : nil
      },
      WizardRoomPage(
        2, String(localized: "Rule"),
        question: String(localized: "Shoes stay outside: the mosaic is old. Do you accept that?"),
        color: \.clay, control: rule
      ) {
        rule.isOn ? nil : String(localized: "Accept the rule to go on.")
      },
      WizardRoomPage(3, String(localized: "Seats"), question: "", color: \.plum, control: seats) {
        WizardRoomController.problem(ofSeats: Int(seats.value.rounded()))
      },
      WizardRoomPage(4, String(localized: "Ticket"), question: "", color: \.ochre, control: nil) {
        nil
      },
    ]
    return pages
  }

  private static func problem(ofSeats count: Int) -> String? {
    if freeSeats.contains(count) { return nil }
    return count < freeSeats.lowerBound
      ? String(localized: "%@ is too few: take 2 to 6.", "\(count)")
      : String(localized: "%@ is too many: take 2 to 6.", "\(count)")
  }

  private func noteAnswers() {
    feast = Feast(
      host: guest.selectedSegmentIndex < 0 ? nil : guest.selectedSegmentIndex, hasRule: rule.isOn,
      seats: Int(seats.value.rounded()))
  }

  private func askForSeats() {
    let count = Int(seats.value.rounded())
    seats.accessibilityValue = "\(count)"
    pages[2].ask(String(localized: "2 to 6 seats are free. You take: %@", "\(count)"))
  }

  private func writeTicket() {
    let index = guest.selectedSegmentIndex
    let name =
      WizardRoomController.guests.indices.contains(index)
      ? WizardRoomController.guests[index] : ""
    pages[3].ask(
      String(
        localized: "%@ invites %@ guests without shoes.", name, "\(Int(seats.value.rounded()))"))
    pages[3].say("")
  }
}

extension WizardRoomController: WizardControllerDelegate {
  func wizardController(_ wizardController: WizardController, didMoveToPage page: Int) {
    if page == 2 { askForSeats() }
    if page == 3 { writeTicket() }
    log.append("\(containerTitle) - didMoveToPage: \(page)")
    wizard.showPage()
  }

  func wizardControllerDidFinish(_ wizardController: WizardController) {
    log.append("\(containerTitle) - didFinish")
    feast.isBooked = true
    pages[3].say(String(localized: "Done: the table is booked."))
  }
}
