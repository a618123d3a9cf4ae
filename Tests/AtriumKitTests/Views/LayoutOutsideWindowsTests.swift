import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Layouts of views that are in no window.
@MainActor
struct LayoutOutsideWindowsTests {
  /// A view that records the layout direction of each of its layouts.
  private final class Row: View {
    var directions: [UserInterfaceLayoutDirection] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      directions.append(traitCollection.layoutDirection)
    }
  }

  @Test("V-83: a view that was laid out outside windows is laid out again when it enters one")
  func entering() {
    var settings = Settings()
    settings.layoutDirection = .rightToLeft
    let stage = Stage(size: Size(width: 100, height: 100), settings: settings)
    let (outer, row) = (View(), Row())
    outer.addSubview(row)
    outer.layoutIfNeeded()
    #expect(row.directions == [.leftToRight])
    stage.window.addSubview(outer)
    stage.turn()
    #expect(row.directions == [.leftToRight, .rightToLeft])
    outer.removeFromSuperview()
    stage.turn()
    stage.window.addSubview(outer)
    stage.turn()
    #expect(
      row.directions == [.leftToRight, .rightToLeft], "The layout in the window stays valid.")
  }
}
