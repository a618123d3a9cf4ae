import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Foundation
import Testing

/// Colours in the asset catalogues of a project.
@MainActor
struct ColorSetTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Shows a view whose background is a named colour, and returns this background and the warnings.
  private func shown(
    _ contents: String?, style: UserInterfaceStyle = .light, laterStyle: UserInterfaceStyle? = nil,
    isLoadedBefore: Bool = false,
    name: String = "brand"
  ) throws -> (background: Color?, warnings: [String]) {
    let files = FileManager.default
    defer { try? files.removeItem(at: folder) }
    let set = folder.appending(path: "Assets.xcassets/Colours/brand.colorset")
    try files.createDirectory(at: set, withIntermediateDirectories: true)
    try contents?.write(to: set.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
    let file = folder.appending(path: "Main.storyboard")
    try storyboardText(
      views: """
        <view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <color key="backgroundColor" name="\(name)"/></view>
        """,
      resources: """
        <resources><namedColor name="copied"><color red="0" green="1" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
        """
    ).write(to: file, atomically: true, encoding: .utf8)
    let storyboard = try Storyboard(
      contentsOf: file.path(percentEncoded: false), registry: InterfaceRegistry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    if isLoadedBefore { controller.loadViewIfNeeded() }
    var settings = Settings()
    settings.userInterfaceStyle = style
    let stage = Stage(size: Size(width: 100, height: 100), settings: settings)
    stage.window.rootViewController = controller
    stage.turn()
    if let laterStyle {
      settings.userInterfaceStyle = laterStyle
      stage.window.dispatch(.settingsChanged(settings))
      stage.settle()
    }
    return (controller.view.subviews.first?.backgroundColor, storyboard.warnings.map(\.message))
  }

  /// Returns the description of a colour set, with a colour for each given appearance.
  private func set(_ colors: [(appearance: String?, color: String)]) -> String {
    let entries = colors.map { appearance, color in
      let appearances = appearance.map { "\"appearances\" : [ \($0) ]," } ?? ""
      return "{ \(appearances) \"idiom\" : \"universal\", \"color\" : \(color) }"
    }
    return "{ \"colors\" : [ \(entries.joined(separator: ", ")) ] }"
  }

  private func rgb(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000")
    -> String
  {
    """
    { "color-space" : "srgb", "components" : { "red" : "\(red)", "green" : "\(green)", \
    "blue" : "\(blue)", "alpha" : "\(alpha)" } }
    """
  }

  @Test("SB-70: components are numbers up to 1, 255 or 0xFF, or a grey, in a colour space")
  func components() throws {
    let expected = Color(red: 1, green: 0.2, blue: 0, alpha: 0.5)
    for color in [
      rgb("1.000", "0.200", "0.000", alpha: "0.500"), rgb("255", "51", "0", alpha: "0.5"),
      rgb("0xFF", "0x33", "0x00", alpha: "0.5"),
    ] {
      let (background, warnings) = try shown(set([(nil, color)]))
      #expect(background == expected)
      #expect(warnings == [])
    }
    let gray =
      "{ \"color-space\" : \"gray-gamma-22\", \"components\" : { \"white\" : \"0.0\", \"alpha\" : \"1\" } }"
    #expect(try shown(set([(nil, gray)])).background == .black)
    let reference = "{ \"platform\" : \"ios\", \"reference\" : \"systemGreenColor\" }"
    #expect(try shown(set([(nil, reference)])).background == Color(hex: 0x34C759))
  }

  @Test("SB-70: a view has the colour of its appearance, and follows the appearance of the window")
  func appearances() throws {
    let dark = "{ \"appearance\" : \"luminosity\", \"value\" : \"dark\" }"
    let contrast = "{ \"appearance\" : \"contrast\", \"value\" : \"high\" }"
    let contents = set([
      (contrast, rgb("0.0", "0.0", "0.0")), (nil, rgb("1.0", "1.0", "1.0")),
      (dark, rgb("0.0", "0.0", "1.0")),
    ])
    #expect(try shown(contents).background == .white)
    #expect(try shown(contents, style: .dark).background == Color(hex: 0x0000FF))
    #expect(
      try shown(contents, style: .dark, isLoadedBefore: true).background == Color(hex: 0x0000FF))
    #expect(try shown(contents, laterStyle: .dark).background == Color(hex: 0x0000FF))
  }

  @Test("SB-70: without a readable set, the copy in the file is used, or else there is a warning")
  func missing() throws {
    for contents in [nil, "", "{", "{ \"colors\" : [ { \"color\" : 3 } ] }", set([(nil, "{}")])] {
      let (background, warnings) = try shown(contents)
      #expect(background == nil)
      #expect(
        warnings == [
          "The colour \"brand\" is neither in an asset catalogue nor among the resources of the file."
        ])
    }
    #expect(try shown(nil, name: "copied").background == Color(hex: 0x00FF00))
    #expect(try shown(nil, name: "../brand").warnings.count == 1)
  }
}
