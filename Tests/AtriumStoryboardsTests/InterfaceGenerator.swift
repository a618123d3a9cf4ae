/// Makes storyboards of random scenes: well-formed XML, whose elements and references need not fit.
struct InterfaceGenerator {
  static let views = [
    "view", "label", "button", "imageView", "switch", "slider", "stepper", "segmentedControl",
    "progressView", "activityIndicatorView", "pageControl", "scrollView", "stackView", "textField",
    "textView", "searchBar", "toolbar", "navigationBar", "tabBar", "tableView", "containerView",
    "visualEffectView", "mapView", "pickerView", "collectionView", "control", "unheardOf",
  ]
  static let controllers = [
    "viewController", "tableViewController", "navigationController", "tabBarController",
    "splitViewController", "pageViewController", "collectionViewController",
    "viewControllerPlaceholder",
  ]
  private static let classes = [
    "UIView", "UILabel", "UIButton", "UITableViewCell", "UIViewController", "UITableViewController",
    "HLSStackController", "HLSPlaceholderViewController", "SWRevealViewController", "Nobody",
    "UINavigationController", "UISplitViewController", "UIPageViewController", "UIStackView",
  ]
  private static let kinds = [
    "show", "showDetail", "presentation", "popoverPresentation", "push", "modal", "replace",
    "custom", "unwind", "embed", "relationship",
  ]
  private static let relationships = [
    "rootViewController", "viewControllers", "masterViewController", "detailViewController",
  ]
  private static let identifiers = [
    "hls_root", "hls_preload_at_index_0", "hls_preload_at_index_7", "sw_rear", "sw_front",
    "sw_right", "go",
  ]
  private static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "baseline", "leadingMargin", "topMargin",
  ]

  private static let numbers = [
    "0", "-1", "1", "250", "251", "750", "999.99", "1000", "1001", "NaN", "inf", "1e300", "x", "",
  ]
  private static let fonts = [
    "type=\"system\" pointSize=\"17\"", "type=\"boldSystem\" pointSize=\"0\"",
    "style=\"UICTFontTextStyleTitle1\"", "style=\"UICTFontTextStyleCaption2\"",
    "name=\"SFProDisplay-Regular\" family=\"SF Pro Display\" pointSize=\"NaN\"",
    "name=\"Unheard\" family=\"Unheard\" pointSize=\"1e9\"",
  ]
  private static let texts = ["", "T", "A longer title", "日本", "a\u{301}\u{1F600}", "A&#10;B"]

  var random: SeededGenerator
  private var viewCount = 0
  private var sceneCount = 0

  init(random: SeededGenerator) { self.random = random }

  /// Returns the text of a storyboard with one to six scenes.
  mutating func document() -> String {
    sceneCount = number(1...6)
    let scenes = (0..<sceneCount).map { scene($0) }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="c0"><scenes>
      \(scenes)</scenes></document>
      """
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func one(_ list: [String]) -> String { list[number(0...(list.count - 1))] }

  private mutating func happens(_ percent: Int) -> Bool { number(1...100) <= percent }

  // MARK: Scenes

  private mutating func scene(_ index: Int) -> String {
    let name = one(InterfaceGenerator.controllers)
    let custom = happens(25) ? " customClass=\"\(one(InterfaceGenerator.classes))\"" : ""
    let style = happens(30) ? " style=\"\(one(["doubleColumn", "tripleColumn", "plain"]))\"" : ""
    let target = " storyboardName=\"Generated\" referencedIdentifier=\"S\(number(0...6))\""
    var segues = ""
    for _ in 0..<number(0...4) { segues += segue() }
    let root =
      happens(85)
      ? view(depth: 0, key: " key=\"view\"", name: happens(80) ? "view" : nil) : ""
    let bars =
      happens(50)
      ? "<navigationItem key=\"navigationItem\" title=\"T\"><barButtonItem key=\"rightBarButtonItem\" "
        + "systemItem=\"add\"><connections>\(segue())</connections></barButtonItem></navigationItem>"
      : ""
    return """
      <scene sceneID="s\(index)"><objects><\(name) storyboardIdentifier="S\(index)" \
      id="c\(index)"\(custom)\(style)\(target) sceneMemberID="viewController">
      \(root)
      \(bars)<tabBarItem key="tabBarItem" title="T"/>
      <connections>\(segues)</connections>
      </\(name)><placeholder placeholderIdentifier="IBFirstResponder" id="f\(index)" \
      sceneMemberID="firstResponder"/><exit id="x\(index)" sceneMemberID="exit"/>
      <tapGestureRecognizer id="r\(index)"/></objects></scene>

      """
  }

  private mutating func segue() -> String {
    let kind = one(InterfaceGenerator.kinds)
    let target = kind == "unwind" ? "x\(number(0...5))" : "c\(number(0...sceneCount))"
    let custom = happens(15) ? " customClass=\"HLSStackPushSegue\"" : ""
    return """
      <segue destination="\(target)" kind="\(kind)" identifier="\(one(InterfaceGenerator.identifiers))" \
      relationship="\(one(InterfaceGenerator.relationships))" unwindAction="back:"\(custom) \
      modalPresentationStyle="\(one(["fullScreen", "formSheet", "popover", "currentContext"]))" \
      animates="\(one(["YES", "NO"]))" id="e\(number(0...9999))"/>

      """
  }

  // MARK: Views

  private mutating func view(depth: Int, key: String = "", name: String? = nil) -> String {
    let name = name ?? one(InterfaceGenerator.views)
    let id = viewCount
    viewCount += 1
    let custom = happens(8) ? " customClass=\"\(one(InterfaceGenerator.classes))\"" : ""
    let auto = happens(60) ? " translatesAutoresizingMaskIntoConstraints=\"NO\"" : ""
    var inside = ""
    if depth < 5 {
      for _ in 0..<number(0...3) { inside += view(depth: depth + 1) }
    }
    var ties = ""
    for _ in 0..<number(0...4) { ties += constraint() }
    let connections =
      happens(30)
      ? "<connections>\(segue())<action selector=\"go:\" destination=\"c0\" eventType=\"touchUpInside\"/>"
        + "<outlet property=\"delegate\" destination=\"c0\"/>"
        + "<outletCollection property=\"gestureRecognizers\" destination=\"r0\"/></connections>"
      : ""
    return """
      <\(name)\(key)\(custom)\(auto) text="\(one(InterfaceGenerator.texts))" title="T" image="P" \
      horizontalHuggingPriority="\(one(InterfaceGenerator.numbers))" \
      verticalHuggingPriority="\(one(InterfaceGenerator.numbers))" \
      horizontalCompressionResistancePriority="\(one(InterfaceGenerator.numbers))" \
      numberOfLines="\(one(InterfaceGenerator.numbers))" \
      minimumZoomScale="\(one(InterfaceGenerator.numbers))" maximumZoomScale="\(one(InterfaceGenerator.numbers))" value="\(number(-5...5))" \
      minValue="\(number(-5...5))" maxValue="\(number(-5...5))" numberOfPages="\(number(-2...5))" \
      axis="\(one(["vertical", "horizontal"]))" spacing="\(number(-9...9))" \
      alignment="\(one(["fill", "center", "top", "firstBaseline"]))" \
      distribution="\(one(["fill", "fillEqually", "equalSpacing", "fillProportionally"]))" id="v\(id)">
      <rect key="frame" x="\(number(-99...99))" y="\(number(-99...99))" width="\(number(-9...400))" \
      height="\(number(-9...400))"/>
      <fontDescription key="fontDescription" \(one(InterfaceGenerator.fonts))/>\(attributed())
      <subviews>\(inside)</subviews><viewLayoutGuide key="safeArea" id="g\(id)"/>
      <state key="normal" title="T"/><segments><segment title="A"/></segments>
      <prototypes>\(cell())</prototypes><sections>\(section())</sections>
      <constraints>\(ties)</constraints>\(connections)</\(name)>

      """
  }

  private mutating func attributed() -> String {
    guard happens(15) else { return "" }
    var fragments = ""
    for _ in 0..<number(0...3) {
      fragments += """
        <fragment content="\(one(InterfaceGenerator.texts))"><attributes>
        <font key="NSFont" size="\(one(InterfaceGenerator.numbers))" name="Menlo"/>
        <real key="NSKern" value="\(one(InterfaceGenerator.numbers))"/>
        <real key="NSBaselineOffset" value="\(one(InterfaceGenerator.numbers))"/>
        <paragraphStyle key="NSParagraphStyle" alignment="\(one(["center", "x"]))" \
        lineSpacing="\(one(InterfaceGenerator.numbers))"/></attributes></fragment>
        """
    }
    let key = one(["attributedText", "attributedTitle", "textStorage"])
    return "<attributedString key=\"\(key)\">\(fragments)</attributedString>"
  }

  private mutating func section() -> String {
    happens(20)
      ? "<tableViewSection headerTitle=\"H\"><cells>\(cell())</cells></tableViewSection>" : ""
  }

  private mutating func cell() -> String {
    guard happens(40) else { return "" }
    let inside = happens(50) ? view(depth: 4) : ""
    return """
      <tableViewCell reuseIdentifier="R" rowHeight="\(number(-5...90))"><tableViewCellContentView \
      key="contentView"><subviews>\(inside)</subviews></tableViewCellContentView>\
      <connections>\(segue())</connections></tableViewCell>
      """
  }

  private mutating func constraint() -> String {
    func item(_ number: Int, guide: Bool) -> String { guide ? "g\(number)" : "v\(number)" }
    let first = item(number(0...(viewCount + 1)), guide: happens(20))
    let second = item(number(0...(viewCount + 1)), guide: happens(20))
    let other =
      happens(70)
      ? " secondItem=\"\(second)\" secondAttribute=\"\(one(InterfaceGenerator.attributes))\"" : ""
    let multiplier =
      happens(30) ? " multiplier=\"\(one(["0", "-1", "2", "16:9", "1:0", "x"]))\"" : ""
    return """
      <constraint firstItem="\(first)" firstAttribute="\(one(InterfaceGenerator.attributes))"\(other) \
      constant="\(number(-99...99))" priority="\(number(-1...1001))"\(multiplier)/>

      """
  }
}
