import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The page of small controls in their states.
final class GalleryControlsController: ViewController {
  private let environment: DemoEnvironment
  private var page: GallerySectionsView?
  private let court = GalleryCourtView()

  init(environment: DemoEnvironment) {
    self.environment = environment
    super.init()
    title = String(localized: "Controls")
  }

  override func loadView() {
    let page = GallerySectionsView(
      [
        switches(), sliders(), segments(), steppers(), dates(), buttons(), pages(),
        progress(),
      ], scene: court, leastSceneHeight: GalleryCourtView.leastHeight)
    self.page = page
    view = page
  }

  private func report(_ text: String, announces: Bool = true) {
    page?.report(text, announces: announces)
  }

  /// Makes a control report its value when the user changes it, and returns the control.
  private func watched<Watched: Control>(_ control: Watched, _ name: String) -> Watched {
    control.accessibilityLabel = name
    control.addAction(for: .valueChanged) { [weak self, weak control] in
      let value =
        (control as? Switch).map { String(localized: $0.isOn ? "on" : "off") }
        ?? control?.accessibilityValue ?? ""
      // Some value descriptions already begin with the name of the control. Screen readers speak the value of a control,
      // but a momentary control has none.
      self?.report(
        value.hasPrefix("\(name) ") ? value : "\(name): \(value)",
        announces: (control as? SegmentedControl)?.isMomentary == true)
    }
    return control
  }

  private func disabled<Disabled: Control>(_ control: Disabled) -> Disabled {
    control.isEnabled = false
    return control
  }

  /// Makes a control change the court: now with its initial value, and then whenever its value changes.
  private func changesCourt<Changing: Control>(
    _ control: Changing,
    _ change: @escaping @MainActor (inout GalleryCourtView.Scene, Changing) -> Void
  ) -> Changing {
    change(&court.scene, control)
    control.addAction(for: .valueChanged) { [weak court, weak control] in
      if let court, let control { change(&court.scene, control) }
    }
    return control
  }

  private func switches() -> GallerySection {
    let lamps = changesCourt(Switch(isOn: true)) { $0.hasLamps = $1.isOn }
    let fountain = changesCourt(Switch()) { $0.hasFountain = $1.isOn }
    return GallerySection(
      String(localized: "Switch"),
      [
        .named(String(localized: "Lamps"), [watched(lamps, String(localized: "Lamps"))]),
        .named(String(localized: "Fountain"), [watched(fountain, String(localized: "Fountain"))]),
        .named(
          String(localized: "Cellar"),
          [disabled(watched(Switch(isOn: true), String(localized: "Cellar")))]),
      ])
  }

  private func sliders() -> GallerySection {
    let stepped = Slider(value: 2, in: 0...5, step: 1)
    stepped.tickCount = 6
    let light = changesCourt(Slider(value: 0.6)) { $0.light = $1.value }
    return GallerySection(
      String(localized: "Slider"),
      [
        .stretched(
          String(localized: "Light|lamps"),
          watched(light, String(localized: "Light|lamps"))),
        .stretched(String(localized: "Rooms"), watched(stepped, String(localized: "Rooms"))),
        .stretched(
          String(localized: "Locked"),
          disabled(watched(Slider(value: 0.4), String(localized: "Locked")))),
      ])
  }

  private func segments() -> GallerySection {
    let period = SegmentedControl(titles: [
      String(localized: "Day"), String(localized: "Week"), String(localized: "Month"),
    ])
    period.selectedSegmentIndex = 0
    period.segments.append(.init(title: String(localized: "Year"), isEnabled: false))
    let pictures = SegmentedControl(
      segments: ["clock", "shapes", "journal"].map { name in
        .init(
          image: environment.assets.icon(named: name),
          accessibilityLabel: String(localized: "View as " + name))
      })
    pictures.selectedSegmentIndex = 1
    let momentary = SegmentedControl(titles: [String(localized: "Undo"), String(localized: "Redo")])
    momentary.isMomentary = true
    return GallerySection(
      String(localized: "Segments"),
      [
        .whole(watched(period, String(localized: "Period"))),
        .whole(watched(pictures, String(localized: "View"))),
        .whole(watched(momentary, String(localized: "History"))),
      ])
  }

  /// Returns a stepper with a label that shows its value.
  private func counted(_ stepper: Stepper, _ name: String) -> [View] {
    let label = Label(
      text: stepper.accessibilityValue ?? "",
      font: Font.preferredFont(forTextStyle: .body).withTabularDigits())
    let stepper = watched(stepper, name)
    stepper.addAction(for: .valueChanged) { [weak label, weak stepper] in
      label?.text = stepper?.accessibilityValue ?? ""
      label?.superview?.setNeedsLayout()
    }
    return [label, stepper]
  }

  private func steppers() -> GallerySection {
    let wrapping = changesCourt(Stepper(value: 11, in: 1...12)) { $0.hour = Int($1.value) }
    wrapping.wraps = true
    let guests = changesCourt(Stepper(value: 2, in: 0...9)) { $0.guestCount = Int($1.value) }
    return GallerySection(
      String(localized: "Stepper"),
      [
        .named(
          String(localized: "Guests"),
          counted(guests, String(localized: "Guests"))),
        .named(String(localized: "Hour"), counted(wrapping, String(localized: "Hour"))),
        .named(
          String(localized: "Full"), counted(disabled(Stepper(value: 4)), String(localized: "Full"))
        ),
      ])
  }

  private func dates() -> GallerySection {
    func picker(_ mode: DatePicker.Mode, _ name: String) -> DatePicker {
      let picker = watched(DatePicker(), name)
      picker.datePickerMode = mode
      picker.calendarDate = CalendarDate(year: 2026, month: 11, day: 26, hour: 9, minute: 41)
      // The width of the field depends on its text, so a change of the value requires a layout.
      picker.addAction(for: .valueChanged) { [weak picker] in picker?.superview?.setNeedsLayout() }
      return picker
    }
    return GallerySection(
      String(localized: "Date"),
      [
        .line([
          picker(.date, String(localized: "Arrival")),
          picker(.time, String(localized: "Breakfast")),
        ])
      ])
  }

  private func buttons() -> GallerySection {
    func button(_ title: String, _ configuration: Button.Configuration) -> Button {
      var configuration = configuration
      configuration.minimumHeight = Theme.controlHeight
      configuration.contentInsets = EdgeInsets(top: 4, left: 14, bottom: 4, right: 14)
      return Button(title: title, configuration: configuration) { [weak self] in
        self?.report(String(localized: "%@: pressed", title))
      }
    }
    let icon = button(String(localized: "Look"), .bordered())
    icon.image = environment.assets.icon(named: "shapes")
    return GallerySection(
      String(localized: "Button"),
      [
        .line([
          button(String(localized: "Open|button"), .filled()),
          button(String(localized: "Close|button"), .bordered()),
          button(String(localized: "Skip|button"), .plain()),
        ]),
        .line([icon, disabled(button(String(localized: "Shut|button"), .filled()))]),
      ])
  }

  private func pages() -> GallerySection {
    let few = PageControl(numberOfPages: 5)
    few.currentPage = 1
    return GallerySection(
      String(localized: "Pages"),
      [
        .named(String(localized: "Five"), [watched(few, String(localized: "Five"))]),
        .named(
          String(localized: "Twelve"),
          [watched(PageControl(numberOfPages: 12), String(localized: "Twelve"))]),
      ])
  }

  private func progress() -> GallerySection {
    let bar = ProgressView(progress: 0.4)
    bar.accessibilityLabel = String(localized: "Done")
    let work = watched(Slider(value: 0.4), String(localized: "Work"))
    work.addAction(for: .valueChanged) { [weak bar, weak work] in
      bar?.progress = work?.value ?? 0
    }
    let indicator = ActivityIndicator()
    let busy = watched(Switch(), String(localized: "Busy"))
    indicator.accessibilityLabel = String(localized: "Activity")
    busy.addAction(for: .valueChanged) { [weak indicator, weak busy] in
      if busy?.isOn == true { indicator?.startAnimating() } else { indicator?.stopAnimating() }
    }
    return GallerySection(
      String(localized: "Progress"),
      [
        .stretched(String(localized: "Done"), bar), .stretched(String(localized: "Work"), work),
        .named(String(localized: "Busy"), [indicator, busy]),
      ])
  }
}
