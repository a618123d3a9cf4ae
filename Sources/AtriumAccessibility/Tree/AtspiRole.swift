/// The AT-SPI roles that the toolkit uses; the raw values are those of `atspi-constants.h`.
enum AtspiRole: UInt32, Sendable {
  case alert = 2
  case checkMenuItem = 8
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menu = 33
  case menuItem = 35
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case progressBar = 42
  case pushButton = 43
  case radioButton = 44
  case radioMenuItem = 45
  case scrollPane = 49
  case separator = 50
  case slider = 51
  case spinButton = 52
  case splitPane = 53
  case statusBar = 54
  case table = 55
  case text = 61
  case toggleButton = 62
  case toolBar = 63
  case unknown = 67
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88
  case grouping = 99
  case notification = 101
  case landmark = 110

  /// The name of the role in AT-SPI, in English.
  var name: String {
    switch self {
    case .alert: "alert"
    case .checkMenuItem: "check menu item"
    case .dialog: "dialog"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .menu: "menu"
    case .menuItem: "menu item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .passwordText: "password text"
    case .progressBar: "progress bar"
    case .pushButton: "push button"
    case .radioButton: "radio button"
    case .radioMenuItem: "radio menu item"
    case .scrollPane: "scroll pane"
    case .separator: "separator"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .splitPane: "split pane"
    case .statusBar: "status bar"
    case .table: "table"
    case .text: "text"
    case .toggleButton: "toggle button"
    case .toolBar: "tool bar"
    case .unknown: "unknown"
    case .application: "application"
    case .entry: "entry"
    case .heading: "heading"
    case .link: "link"
    case .grouping: "grouping"
    case .notification: "notification"
    case .landmark: "landmark"
    }
  }
}
