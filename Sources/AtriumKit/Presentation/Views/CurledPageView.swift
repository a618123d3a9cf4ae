import AtriumGeometry
import AtriumGraphics

/// A picture of a view, curled up from below by a part; what lies behind is seen under it.
final class CurledPageView: View {
  /// How much of the page is rolled up when it rests, 0 … 1.
  static let rest = 0.55

  private let picture: Bitmap
  private let nothing: Bitmap
  private let turnedPage = TurnedPage()
  /// A press on what is left of the page.
  var onPress: () -> Void = {}

  /// Makes one; nil if there is no memory for it.
  init?(picture: Bitmap, frame: Rect) {
    guard let nothing = try? Bitmap(size: PixelSize(width: 1, height: 1)) else { return nil }
    self.picture = picture
    self.nothing = nothing
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    lifted = 0
  }

  /// How much of the page is rolled up, 0 … 1; animatable.
  ///
  /// It is kept in a colour that is never seen, so that animation blocks animate it.
  var lifted: Double {
    get { backgroundColor?.red ?? 0 }
    set { backgroundColor = Color(red: newValue, green: 0, blue: 0, alpha: 0) }
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let lifted = presentation.backgroundColor?.red ?? 0
    PageCurlDrawing(bounds: bounds, turnedPage: turnedPage).draw(
      page: picture, version: 0, over: nothing, lifted: lifted, in: canvas)
  }

  /// The part that is not rolled up.
  override func point(inside point: Point, with event: Event?) -> Bool {
    bounds.contains(point) && point.y < bounds.height * (1 - lifted)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { onPress() }
}
