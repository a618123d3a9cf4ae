import AtriumControls
import AtriumGeometry
import AtriumKit

/// A sheet with the settings of the program, which take effect at once and are saved.
final class SettingsController: ViewController {
  private let environment: DemoEnvironment

  /// Makes the sheet.
  ///
  /// - Parameter environment: The environment that stores the user's choices.
  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init()
    title = "Settings"
    modalPresentationStyle = .formSheet
    preferredContentSize = Size(width: 420, height: 420)
  }

  override func loadView() {
    let settings = presentingViewController?.viewIfLoaded?.window?.settings ?? Settings()
    view = SheetContentView(title: "Settings", content: SettingsView(choices(settings))) {
      [weak self] in self?.dismiss(animated: true)
    }
  }

  private func choices(_ settings: Settings) -> [ChoiceView] {
    [
      choice("Theme", settings.userInterfaceStyle, [("Light", .light), ("Dark", .dark)]) {
        $0.userInterfaceStyle = $1
      },
      choice("Contrast", settings.accessibilityContrast, [("Normal", .normal), ("High", .high)]) {
        $0.accessibilityContrast = $1
      },
      choice("Motion", settings.motion, [("Full", .full), ("Reduced", .reduced), ("None", .off)]) {
        $0.motion = $1
      },
      choice(
        "Reading direction", settings.layoutDirection,
        [("Left to right", .leftToRight), ("Right to left", .rightToLeft)]
      ) {
        $0.layoutDirection = $1
      },
    ]
  }

  /// Makes the row of one setting.
  private func choice<Value: Equatable>(
    _ title: String, _ present: Value, _ values: [(title: String, value: Value)],
    _ set: @escaping (inout DemoState, Value) -> Void
  ) -> ChoiceView {
    ChoiceView(
      title, values.map(\.title), selectedIndex: values.firstIndex { $0.value == present } ?? 0
    ) { [weak self] index in
      guard let self else { return }
      set(&environment.state, values[index].value)
      guard let window = viewIfLoaded?.window else { return }
      window.dispatch(.settingsChanged(environment.state.applied(to: window.settings)))
    }
  }
}

/// The rows of settings, which scroll.
private final class SettingsView: ScrollView {
  private let rows: [ChoiceView]

  init(_ rows: [ChoiceView]) {
    self.rows = rows
    super.init(frame: .zero)
    accessibilityLabel = "Settings"
    for row in rows { addSubview(row) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = bounds.width < 360 ? 12.0 : 20
    let width = max(0, bounds.width - 2 * margin)
    var y = 4.0
    for row in rows {
      let height = row.sizeThatFits(Size(width: width, height: 0)).height
      row.frame = Rect(x: margin, y: y, width: width, height: height)
      y += height + 18
    }
    contentSize = Size(width: bounds.width, height: y)
  }
}
