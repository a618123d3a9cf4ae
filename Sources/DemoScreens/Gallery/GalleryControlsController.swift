import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The page of small controls in their states.
final class GalleryControlsController: ViewController {
  private let environment: DemoEnvironment
  private var page: GallerySectionsView?

  init(environment: DemoEnvironment) {
    self.environment = environment
    super.init()
    title = "Controls"
  }

  override func loadView() {
    let page = GallerySectionsView([
      switches(), sliders(), segments(), steppers(), buttons(), pages(), progress(),
    ])
    self.page = page
    view = page
  }

  private func report(_ text: String) {
    page?.report(text)
  }

  /// Returns a control after arranging that its value is reported when the user changes it.
  private func watched<Watched: Control>(_ control: Watched, _ name: String) -> Watched {
    control.accessibilityLabel = name
    control.addAction(for: .valueChanged) { [weak self, weak control] in
      let value = control?.accessibilityValue ?? ""
      // Some value descriptions already begin with the name of the control.
      self?.report(value.hasPrefix("\(name) ") ? value : "\(name): \(value)")
    }
    return control
  }

  private func disabled<Disabled: Control>(_ control: Disabled) -> Disabled {
    control.isEnabled = false
    return control
  }

  private func switches() -> GallerySection {
    GallerySection(
      "Switch",
      [
        .named("Lamps", [watched(Switch(isOn: true), "Lamps")]),
        .named("Fountain", [watched(Switch(), "Fountain")]),
        .named("Cellar", [disabled(watched(Switch(isOn: true), "Cellar"))]),
      ])
  }

  private func sliders() -> GallerySection {
    let stepped = Slider(value: 2, in: 0...5, step: 1)
    stepped.tickCount = 6
    return GallerySection(
      "Slider",
      [
        .stretched("Light", watched(Slider(value: 0.6), "Light")),
        .stretched("Rooms", watched(stepped, "Rooms")),
        .stretched("Locked", disabled(watched(Slider(value: 0.4), "Locked"))),
      ])
  }

  private func segments() -> GallerySection {
    let period = SegmentedControl(titles: ["Day", "Week", "Month"])
    period.selectedSegmentIndex = 0
    period.segments.append(.init(title: "Year", isEnabled: false))
    let pictures = SegmentedControl(
      segments: ["clock", "shapes", "journal"].map { name in
        .init(image: environment.assets.icon(named: name), accessibilityLabel: "View as \(name)")
      })
    pictures.selectedSegmentIndex = 1
    let momentary = SegmentedControl(titles: ["Undo", "Redo"])
    momentary.isMomentary = true
    return GallerySection(
      "Segments",
      [
        .whole(watched(period, "Period")), .whole(watched(pictures, "View")),
        .whole(watched(momentary, "History")),
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
    let wrapping = Stepper(value: 11, in: 1...12)
    wrapping.wraps = true
    return GallerySection(
      "Stepper",
      [
        .named("Guests", counted(Stepper(value: 2, in: 0...9), "Guests")),
        .named("Hour", counted(wrapping, "Hour")),
        .named("Full", counted(disabled(Stepper(value: 4)), "Full")),
      ])
  }

  private func buttons() -> GallerySection {
    func button(_ title: String, _ configuration: Button.Configuration) -> Button {
      var configuration = configuration
      configuration.minimumHeight = Theme.controlHeight
      configuration.contentInsets = EdgeInsets(top: 4, left: 14, bottom: 4, right: 14)
      return Button(title: title, configuration: configuration) { [weak self] in
        self?.report("\(title): pressed")
      }
    }
    let icon = button("Look", .bordered())
    icon.image = environment.assets.icon(named: "shapes")
    return GallerySection(
      "Button",
      [
        .line([
          button("Open", .filled()), button("Close", .bordered()), button("Skip", .plain()),
        ]),
        .line([icon, disabled(button("Shut", .filled()))]),
      ])
  }

  private func pages() -> GallerySection {
    let few = PageControl(numberOfPages: 5)
    few.currentPage = 1
    return GallerySection(
      "Pages",
      [
        .named("Five", [watched(few, "Five")]),
        .named("Twelve", [watched(PageControl(numberOfPages: 12), "Twelve")]),
      ])
  }

  private func progress() -> GallerySection {
    let bar = ProgressView(progress: 0.4)
    bar.accessibilityLabel = "Done"
    let work = watched(Slider(value: 0.4), "Work")
    work.addAction(for: .valueChanged) { [weak bar, weak work] in
      bar?.progress = work?.value ?? 0
    }
    let indicator = ActivityIndicator()
    let busy = watched(Switch(), "Busy")
    indicator.accessibilityLabel = "Activity"
    busy.addAction(for: .valueChanged) { [weak indicator, weak busy] in
      if busy?.isOn == true { indicator?.startAnimating() } else { indicator?.stopAnimating() }
    }
    return GallerySection(
      "Progress",
      [.stretched("Done", bar), .stretched("Work", work), .named("Busy", [indicator, busy])])
  }
}
