import AtriumGeometry
import AtriumKit

/// The popover of a compact date picker: a month for the date, or wheels for the time.
final class DatePopoverController: ViewController {
  private static let padding = Theme.spacing(2)

  /// Called with the new value after the user has changed it.
  var didChoose: (DateChoice) -> Void = { _ in }
  /// Called when the popover has closed.
  var didClose: () -> Void = {}
  private let face: any DateFace
  private let part: DateFields.Part
  /// The value, with the mode of the picker rather than the mode of this popover.
  private var choice: DateChoice

  init(_ part: DateFields.Part, _ choice: DateChoice) {
    (self.part, self.choice) = (part, choice)
    face = part == .date ? MonthFace() : DateWheels()
    super.init()
    modalPresentationStyle = .popover
    face.didChoose = { [weak self] in self?.adopt($0) }
  }

  override func loadView() {
    let view = View()
    view.accessibilityLabel = String(localized: part == .date ? "Date" : "Time")
    view.addSubview(face)
    self.view = view
    show(choice)
    let size = face.fittingSize
    let padding = 2 * DatePopoverController.padding
    preferredContentSize = Size(width: size.width + padding, height: size.height + padding)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let padding = DatePopoverController.padding
    let size = view.bounds.size
    face.frame = Rect(
      x: padding, y: padding, width: max(0, size.width - 2 * padding),
      height: max(0, size.height - 2 * padding))
  }

  /// The days or the wheels, so that the first press of Tab focuses them.
  override var preferredFocusEnvironments: [Responder] { [face] }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { didClose() }
  }

  /// Shows the value of the picker.
  func show(_ choice: DateChoice) {
    self.choice = choice
    var part = choice
    part.mode = self.part == .date ? .date : .time
    face.show(part, animated: viewIfLoaded?.window != nil)
  }

  private func adopt(_ part: DateChoice) {
    var changed = part
    changed.mode = choice.mode
    didChoose(changed)
  }
}
