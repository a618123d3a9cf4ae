/// A row of the inspector's lists, as a value.
struct InspectorRow: Hashable {
  /// The kinds of rows, which differ in height and appearance.
  enum Style: Hashable {
    case node
    case heading
    case fact
    case text
    case call
    case problem
    case view
  }

  /// The lines of the tree beside a row.
  struct Branch: Hashable {
    /// For each ancestor level, whether its connecting line continues below this row.
    var goesOn: [Bool] = []
    /// Whether this is the last row below its parent.
    var isLast = true
    /// The relation of the row's controller to the controller above it in the tree.
    var edge = InspectedNode.Edge.root
    /// Whether the rows below this row are shown; nil if there are none.
    var isOpen: Bool?
    var isContainer = false
  }

  /// The identifier of the row in its list.
  var id: String
  var style: Style
  var title: String
  /// The grey text after the title.
  var detail = ""
  /// The text at the right edge.
  var trailing = ""
  var level = 0
  var branch = Branch()
  var phase: InspectedPhase?
  /// The name of the call whose ``CallMark`` the row shows; nil if there is none.
  var event: String?
  /// The sign that shows how the controller has changed since the held moment; nil if it has not changed.
  var sign: String?
  var isDimmed = false
  var isProblem = false
  /// Whether a click or Return selects the row.
  var isSelectable = true

  /// The text of the row for assistive technology and tests.
  var text: String {
    [sign ?? "", title, detail, trailing].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
