/// A row of the inspector's lists, as a value.
struct InspectorRow: Hashable {
  /// The kinds of rows, which differ in their heights and their looks.
  enum Style: Hashable {
    case node
    case heading
    case fact
    case text
    case call
    case problem
    case view
  }

  /// Where the lines of the tree go beside a row.
  struct Branch: Hashable {
    /// For each level above, whether its line goes on below this row.
    var goesOn: [Bool] = []
    /// Whether this is the last row below its parent.
    var isLast = true
    /// How it belongs to the row above.
    var edge = InspectedNode.Edge.root
    /// Whether the rows below it are shown; nil if there are none.
    var isOpen: Bool?
    var isContainer = false
  }

  /// Names the row in its list.
  var id: String
  var style: Style
  var title: String
  /// In grey, after the title.
  var detail = ""
  /// At the right edge.
  var trailing = ""
  var level = 0
  var branch = Branch()
  var phase: InspectedPhase?
  /// The call of which the row has the mark.
  var event: String?
  /// What has happened since the held moment.
  var sign: String?
  var isDimmed = false
  var isProblem = false
  /// Whether a press or Return does something.
  var isSelectable = true

  /// The row as assistive technology and tests read it.
  var text: String {
    [sign ?? "", title, detail, trailing].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
