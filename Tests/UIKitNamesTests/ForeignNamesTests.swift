import Testing
import UIKitNames

@MainActor
struct ForeignNamesTests {
  @Test(
    "a file with both imports gets the toolkit's IndexPath, Bundle and NSCoder, and the timer for ported code"
  )
  func bothModules() {
    let names = ForeignNames()
    #expect(names.size == Size(squareMetres: 12))
    #expect(names.spring.rawValue == "april")
    #expect("\(type(of: names.path))" == "IndexPath" && names.path.row == 2)
    #expect(String(reflecting: type(of: names.path)) == "AtriumControls.IndexPath")
    #expect(String(reflecting: type(of: names.timer())) == "FoundationNames.Timer")
    #expect(String(reflecting: type(of: names.bundle)) == "AtriumGraphics.ResourceBundle")
    #expect(names.bundle == .main)
    #expect(ForeignNames(coder: NSCoder())?.interval == 0.5)
    #expect(names.data.count == 3)
    #expect(names.view.subviews.map(\.frame) == [CGRect(x: 6, y: 8, width: 3, height: 4)])
  }
}
