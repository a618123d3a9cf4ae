import AtriumGeometry
import AtriumGraphics
import AtriumKit
import DemoScreens
import Foundation
import TestSupport
import Testing

/// The image of all scenes of a file.
@MainActor
struct StoryboardCanvasTests {
  private func file(_ name: String) throws -> InterfaceFile {
    try InterfaceFile(contentsOf: Viewer.documents + name)
  }

  @Test("SB-47: the canvas has space for the scenes at their positions in the file")
  func size() throws {
    // The canvas reaches from -420 to 1220 and, with titles, from -168 to 1040, plus margins and the markers'
    // names.
    let canvas = StoryboardCanvas(try file("OldRecipes.storyboard"))
    #expect(canvas.size == Size(width: 1640 + 192, height: 1208 + 144 + 56))
    #expect(canvas.scale(wished: 1) == 1 && canvas.scale(wished: 2) == 2)
  }

  @Test("SB-47: the image shows each scene at its position, and is the same each time")
  func picture() throws {
    let canvas = StoryboardCanvas(try file("OldRecipes.storyboard"))
    let picture = try canvas.picture(scale: 0.5)
    #expect(picture.size == PixelSize(width: 916, height: 704))
    let again = try canvas.picture(scale: 0.5)
    let folder = try StoryboardFolder()
    #expect(try folder.data(of: again) == folder.data(of: picture))
    func color(_ x: Double, _ y: Double) -> Color {
      // The scene at -420 begins at 96, and the scene at -168 with its title at 48.
      picture.color(atX: Int((x + 516) / 2), y: Int((y + 216) / 2))
    }
    #expect(color(910, 30) == Color(hex: 0x8B3923), "the band of the recipe")
    #expect(color(1000, 860) == Color(hex: 0x6F7179), "the ground of the new recipe")
    #expect(color(180, 950) == Color(hex: 0xDCEDD6), "the ground of the last tab")
    #expect(color(-455, 500) == color(-470, 500), "the initial arrow")
    #expect(color(-455, 500) != color(-455, 400), "the initial arrow")
    #expect(color(400, 240) != color(400, 300), "the relationship of the stack")
  }

  @Test("SB-47: scenes without a position are in rows, and a large canvas is scaled down")
  func bounded() throws {
    let folder = try StoryboardFolder()
    let scenes = (0..<900).map { index in
      """
      <scene sceneID="s\(index)"><objects><viewController id="c\(index)" sceneMemberID="viewController">
      <view key="view" id="v\(index)"><rect key="frame" x="0" y="0" width="400" height="800"/></view>
      </viewController></objects></scene>
      """
    }
    let path = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>\(scenes.joined())</scenes></document>
      """)
    let canvas = StoryboardCanvas(try InterfaceFile(contentsOf: path))
    // There are 43 columns and 21 rows.
    #expect(canvas.size == Size(width: 43 * 520 - 120 + 192, height: 21 * 968 - 120 + 144 + 56))
    let scale = canvas.scale(wished: 1)
    #expect(canvas.size.width * canvas.size.height * scale * scale <= 24_000_001)
    #expect(canvas.size.width * scale <= 12_000.001)
    #expect(scale > 0.22 && scale < 0.24)
  }

  @Test("SB-47: an empty band between scenes is at most 480 points wide, and the order stays")
  func compact() throws {
    let folder = try StoryboardFolder()
    let scenes = [(0, 0), (9000, 0), (9500, -7000), (-3000, 7000)].enumerated().map {
      index, place in
      """
      <scene sceneID="s\(index)"><objects><viewController id="c\(index)" sceneMemberID="viewController"/>
      </objects><point key="canvasLocation" x="\(place.0)" y="\(place.1)"/></scene>
      """
    }
    let path = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>\(scenes.joined())</scenes></document>
      """)
    let canvas = StoryboardCanvas(try InterfaceFile(contentsOf: path))
    // Four scenes of 320 points; the second band keeps its 180 points.
    let width = 4 * 320.0 + 480 + 480 + 180
    // Three rows of 480 points with 48 for the titles.
    let height = 3 * 528.0 + 2 * 480
    #expect(canvas.size == Size(width: width + 192, height: height + 144 + 56))
  }

  @Test("SB-47: an arrow goes around a scene that is between its ends")
  func detour() throws {
    let folder = try StoryboardFolder()
    func picture(_ segue: String) throws -> Bitmap {
      let scenes = (0..<3).map { index in
        """
        <scene sceneID="s\(index)"><objects><viewController id="c\(index)" sceneMemberID="viewController">
        <connections>\(index == 0 ? segue : "")</connections></viewController></objects>
        <point key="canvasLocation" x="\(index * 500)" y="0"/></scene>
        """
      }
      let path = try folder.write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>\(scenes.joined())</scenes></document>
        """)
      return try StoryboardCanvas(try InterfaceFile(contentsOf: path)).picture(scale: 0.5)
    }
    let plain = try picture("")
    let joined = try picture("<segue destination=\"c2\" kind=\"show\" id=\"g\"/>")
    // The second scene is at 596 of 1512 points.
    func differs(_ xs: Range<Int>, _ ys: Range<Int>) -> Bool {
      xs.contains { x in ys.contains { plain.color(atX: x, y: $0) != joined.color(atX: x, y: $0) } }
    }
    #expect(plain.size == joined.size)
    #expect(!differs(298..<458, 48..<288), "the scene between the ends")
    #expect(differs(298..<458, 288..<plain.size.height - 28) || differs(298..<458, 0..<48))
  }

  @Test(
    "SB-47: the canvas contains the marks of arrows that detour above all scenes or beside them")
  func wholeArrows() throws {
    let folder = try StoryboardFolder()
    func size(_ places: [(Double, Double)], _ segue: String) throws -> Size {
      let scenes = places.enumerated().map { index, place in
        """
        <scene sceneID="s\(index)"><objects><viewController id="c\(index)" sceneMemberID="viewController">
        <connections>\(index == 0 ? segue : "")</connections></viewController></objects>
        <point key="canvasLocation" x="\(place.0)" y="\(place.1)"/></scene>
        """
      }
      let path = try folder.write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>\(scenes.joined())</scenes></document>
        """)
      return StoryboardCanvas(try InterfaceFile(contentsOf: path)).size
    }
    let segue = "<segue destination=\"c2\" kind=\"show\" id=\"g\"/>"
    // The arrow of a row bends in the margin; the other arrow begins at the left side and ends far below.
    let row = [(0.0, 0.0), (500, 0), (1000, 0)]
    #expect(try size(row, segue) == size(row, ""))
    let steps = [(0.0, 0.0), (0, 2700), (0, 3400), (900, 700), (900, 1400), (900, 2100)]
    let (plain, joined) = (try size(steps, ""), try size(steps, segue))
    #expect(joined.width > plain.width && joined.height == plain.height)
  }

  @Test("SB-47: for a file without scenes, the image says so")
  func empty() throws {
    let folder = try StoryboardFolder()
    let path = try folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>")
    let picture = try StoryboardCanvas(try InterfaceFile(contentsOf: path)).picture()
    #expect(picture.size == PixelSize(width: 512, height: 320))
    let ground = picture.color(atX: 500, y: 300)
    let inked = (0..<400).contains { picture.color(atX: $0, y: 34) != ground }
    #expect(inked)
  }
}
