import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// A placeholder controller with two places, side by side or below each other, and their choices.
final class PlacesController: PlaceholderController {
  /// The names of the places.
  static let names = ["First", "Second"]

  /// The places with their choices.
  let columns: [PlaceColumn]

  /// Makes the controller.
  ///
  /// - Parameters:
  ///   - titles: The names of the choices of each place.
  ///   - transitions: The transition of each place at the beginning.
  init(titles: [String], transitions: [StepTransition]) {
    columns = zip(PlacesController.names, transitions).map {
      PlaceColumn($0.0, titles: titles, transition: $0.1)
    }
    super.init()
    title = "places"
  }

  override func loadView() {
    view = PlacesView(columns)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    placeholderViews = columns.map(\.card)
  }
}

/// The two places.
private final class PlacesView: View {
  private let columns: [PlaceColumn]

  init(_ columns: [PlaceColumn]) {
    self.columns = columns
    super.init(frame: .zero)
    for column in columns { addSubview(column) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isHigh = bounds.height > bounds.width && bounds.height >= 420
    let gap = 16.0
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for (index, column) in columns.enumerated() {
      if isHigh {
        let height = ((bounds.height - gap) / 2).rounded(.down)
        column.frame = Rect(
          x: 0, y: Double(index) * (height + gap), width: bounds.width, height: height)
      } else {
        let width = max(0, ((bounds.width - gap) / 2).rounded(.down))
        let isRight = (index == 1) != isMirrored
        column.frame = Rect(
          x: isRight ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
      }
    }
  }
}

/// One place, below the choices of its inset and of its transition.
final class PlaceColumn: View {
  let card = CardView()
  let inset: SettingRow
  let choice: TransitionChoice
  private let stepper: Stepper
  private let titles: [String]

  init(_ name: String, titles: [String], transition: StepTransition) {
    self.titles = titles
    stepper = Stepper(in: 0...Double(titles.count - 1))
    stepper.wraps = true
    inset = SettingRow("\(name) inset", control: stepper)
    choice = TransitionChoice(transition, of: name)
    super.init(frame: .zero)
    inset.value = titles[0]
    for view in [inset, choice.transition, choice.family, card] as [View] { addSubview(view) }
  }

  /// The index of the chosen inset.
  var chosen: Int {
    get { Int(stepper.value) }
    set {
      stepper.value = Double(newValue)
      inset.value = titles[newValue]
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let least = 110.0
    let rows = [inset, choice.transition, choice.family]
    let count = min(3, max(1, Int((bounds.height - least) / SettingRow.height)))
    for (index, row) in rows.enumerated() {
      row.isHidden = index >= count
      row.frame = Rect(
        x: 0, y: Double(index) * SettingRow.height, width: bounds.width, height: SettingRow.height)
    }
    let top = Double(count) * SettingRow.height + 6
    card.frame = Rect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
}
