import AtriumGeometry
import AtriumGraphics

/// A snapshot of a view, curled up from its bottom edge far enough that the views behind are visible.
final class CurledPageView: View {
  /// The fraction of the page that stays rolled up during the presentation, from 0 to 1.
  static let rest = 0.55

  private let picture: Bitmap
  private let page = CurledPage()
  /// Called when the user clicks the area of the page that is not rolled up.
  var onPress: () -> Void = {}

  init(picture: Bitmap, frame: Rect) {
    self.picture = picture
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    lifted = 0
  }

  /// The fraction of the page that is rolled up, from 0 to 1; animatable.
  ///
  /// The value is stored in an invisible background colour, which animation blocks can animate.
  var lifted: Double {
    get { backgroundColor?.red ?? 0 }
    set { backgroundColor = Color(red: newValue, green: 0, blue: 0, alpha: 0) }
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let lifted = presentation.backgroundColor?.red ?? 0
    page.draw(picture, version: 0, over: nil, lifted: lifted, in: bounds, canvas)
  }

  /// Returns whether a point is in the area of the page that is not rolled up.
  override func point(inside point: Point, with event: Event?) -> Bool {
    bounds.contains(point) && point.y < bounds.height * (1 - lifted)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { onPress() }
}
