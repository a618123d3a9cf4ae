import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The positions of images in image views.
@MainActor
struct ImageViewTests {
  private static func solid(width: Int, height: Int) throws -> Image {
    let bitmap = try Bitmap(size: PixelSize(width: width, height: height))
    bitmap.draw { canvas in
      canvas.fill(
        Rect(x: 0, y: 0, width: Double(width), height: Double(height)), with: Color(hex: 0x0000ff))
    }
    return Image(bitmap)
  }

  @Test(
    "each content mode places an image of 20×10 in 40×40",
    arguments: [
      (ImageView.ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 40, height: 40)),
      (.scaleAspectFit, Rect(x: 0, y: 10, width: 40, height: 20)),
      (.scaleAspectFill, Rect(x: -20, y: 0, width: 80, height: 40)),
      (.redraw, Rect(x: 0, y: 0, width: 40, height: 40)),
      (.center, Rect(x: 10, y: 15, width: 20, height: 10)),
      (.top, Rect(x: 10, y: 0, width: 20, height: 10)),
      (.bottom, Rect(x: 10, y: 30, width: 20, height: 10)),
      (.left, Rect(x: 0, y: 15, width: 20, height: 10)),
      (.right, Rect(x: 20, y: 15, width: 20, height: 10)),
      (.topLeft, Rect(x: 0, y: 0, width: 20, height: 10)),
      (.topRight, Rect(x: 20, y: 0, width: 20, height: 10)),
      (.bottomLeft, Rect(x: 0, y: 30, width: 20, height: 10)),
      (.bottomRight, Rect(x: 20, y: 30, width: 20, height: 10)),
    ])
  func modes(mode: ImageView.ContentMode, place: Rect) throws {
    let stage = Stage(size: Size(width: 60, height: 60))
    let root = ViewController()
    stage.window.rootViewController = root
    let image = try ImageViewTests.solid(width: 20, height: 10)
    let view = ImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.contentMode = mode
    view.tintColor = Color(hex: 0xff0000)
    view.frame = Rect(x: 10, y: 10, width: 40, height: 40)
    root.view.addSubview(view)
    stage.settle()
    let picture = stage.snapshot()
    for y in 0..<60 {
      for x in 0..<60 {
        let isInside = place.offsetBy(dx: 10, dy: 10)
          .contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        #expect((picture.color(atX: x, y: y) == Color(hex: 0xff0000)) == isInside, "\(x),\(y)")
      }
    }
  }

  @Test(
    "V-13, V-39: an image larger than its view is drawn beyond the view unless the view clips",
    arguments: [
      (ImageView.ContentMode.center, Rect(x: 10, y: 15, width: 20, height: 10)),
      (.topLeft, Rect(x: 15, y: 16, width: 20, height: 10)),
      (.bottomRight, Rect(x: 5, y: 14, width: 20, height: 10)),
      (.right, Rect(x: 5, y: 15, width: 20, height: 10)),
      (.scaleAspectFill, Rect(x: 12, y: 16, width: 16, height: 8)),
      (.scaleAspectFit, Rect(x: 15, y: 17.5, width: 10, height: 5)),
      (.scaleToFill, Rect(x: 15, y: 16, width: 10, height: 8)),
    ])
  func larger(mode: ImageView.ContentMode, place: Rect) throws {
    let stage = Stage(size: Size(width: 48, height: 40))
    let view = try ImageView(image: ImageViewTests.solid(width: 20, height: 10))
    view.contentMode = mode
    view.frame = Rect(x: 15, y: 16, width: 10, height: 8)
    stage.window.addSubview(view)
    stage.settle()
    func painted() -> Rect {
      var box = Rect.null
      for y in 0..<40 {
        for x in 0..<48 where stage.host.bitmap?.color(atX: x, y: y) == Color(hex: 0x0000ff) {
          box = box.union(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
        }
      }
      return box
    }
    /// Returns the whole pixels inside a rectangle.
    func pixels(_ place: Rect) -> Rect {
      let (top, bottom) = (place.minY.rounded(.up), place.maxY.rounded(.down))
      return Rect(x: place.minX, y: top, width: place.width, height: bottom - top)
    }
    #expect(painted() == pixels(place))
    // The part outside the view gets no touches, and is repainted at each change.
    view.isUserInteractionEnabled = true
    #expect(stage.window.hitTest(Point(x: 14, y: 20), with: nil) === stage.window)
    view.frame.origin.x += 6
    stage.turn()
    #expect(painted() == pixels(place.offsetBy(dx: 6, dy: 0)))
    view.clipsToBounds = true
    stage.turn()
    #expect(painted() == pixels(place.offsetBy(dx: 6, dy: 0).intersection(view.frame)))
    view.clipsToBounds = false
    stage.turn()
    #expect(painted() == pixels(place.offsetBy(dx: 6, dy: 0)))
    view.contentMode = .scaleToFill
    stage.turn()
    #expect(painted() == view.frame)
    view.contentMode = mode
    stage.turn()
    #expect(painted() == pixels(place.offsetBy(dx: 6, dy: 0)))
    view.image = try ImageViewTests.solid(width: 10, height: 8)
    stage.turn()
    #expect(painted() == view.frame)
    view.image = try ImageViewTests.solid(width: 20, height: 10)
    stage.turn()
    #expect(painted() == pixels(place.offsetBy(dx: 6, dy: 0)))
    view.removeFromSuperview()
    stage.turn()
    #expect(painted() == .null)
  }

  @Test(
    "V-13: an image larger than its view moves, fades, and is clipped by a superview with the view")
  func largerInside() throws {
    let stage = Stage(size: Size(width: 40, height: 40))
    let holder = View(frame: Rect(x: 0, y: 0, width: 20, height: 40))
    let view = try ImageView(image: ImageViewTests.solid(width: 20, height: 10))
    view.contentMode = .center
    view.frame = Rect(x: 5, y: 16, width: 4, height: 4)
    stage.window.addSubview(holder)
    holder.addSubview(view)
    stage.settle()
    func blue(_ x: Int, _ y: Int) -> Bool {
      stage.host.bitmap?.color(atX: x, y: y) == Color(hex: 0x0000ff)
    }
    #expect(blue(0, 13) && blue(16, 22) && !blue(17, 18) && !blue(5, 12) && !blue(5, 23))
    View.animate(withDuration: 1, curve: .linear) { view.center.x += 10 }
    stage.advance(by: 0.5)
    #expect(!blue(1, 18) && blue(2, 18) && blue(21, 18) && !blue(22, 18))
    stage.settle()
    #expect(!blue(6, 18) && blue(7, 18) && blue(26, 18) && !blue(27, 18))
    holder.clipsToBounds = true
    stage.turn()
    #expect(blue(19, 18) && !blue(20, 18))
    holder.clipsToBounds = false
    view.alpha = 0.5
    stage.turn()
    let faded = stage.host.bitmap?.color(atX: 26, y: 18)
    #expect(faded == stage.host.bitmap?.color(atX: 16, y: 18) && !blue(26, 18))
    view.alpha = 1
    // While the size is animated, the image has the position for each intermediate size.
    View.animate(withDuration: 1, curve: .linear) { view.bounds.size.width = 24 }
    stage.advance(by: 0.5)
    #expect(!blue(6, 18) && blue(7, 18) && blue(26, 18) && !blue(27, 18))
    stage.settle()
    #expect(!blue(6, 18) && blue(7, 18) && blue(26, 18) && !blue(27, 18))
  }

  @Test("V-13: image views and labels get no touches")
  func noTouches() {
    #expect(!ImageView().isUserInteractionEnabled)
    #expect(!Label(text: "text").isUserInteractionEnabled)
  }

  @Test(
    "a template is painted in the inherited tint and follows it, and other images keep their colours"
  )
  func template() throws {
    let stage = Stage(size: Size(width: 60, height: 60))
    let image = try ImageViewTests.solid(width: 20, height: 10)
    let view = ImageView(image: image.withRenderingMode(.alwaysTemplate))
    stage.window.addSubview(view)
    stage.window.tintColor = Color(hex: 0xff0000)
    stage.turn()
    #expect(stage.snapshot().color(atX: 10, y: 5) == Color(hex: 0xff0000))
    stage.window.tintColor = Color(hex: 0x00ff00)
    stage.turn()
    #expect(stage.host.bitmap?.color(atX: 10, y: 5) == Color(hex: 0x00ff00))
    view.image = image
    stage.turn()
    #expect(stage.host.bitmap?.color(atX: 10, y: 5) == Color(hex: 0x0000ff))
  }

  @Test("a theme role paints an image as a shape, unless the image is always original")
  func role() throws {
    let stage = Stage(size: Size(width: 60, height: 60))
    let image = try ImageViewTests.solid(width: 20, height: 10)
    let view = ImageView(image: image)
    stage.window.addSubview(view)
    view.tintRole = \.label
    stage.turn()
    #expect(stage.snapshot().color(atX: 10, y: 5) == stage.window.theme.label)
    view.image = image.withRenderingMode(.alwaysOriginal)
    stage.turn()
    #expect(stage.host.bitmap?.color(atX: 10, y: 5) == Color(hex: 0x0000ff))
  }

  @Test("a placeholder is a crossed box with the image's size, at three scales")
  func placeholder() {
    let image = Image.placeholder(ofSize: Size(width: 28, height: 28))
    #expect(image.size == Size(width: 28, height: 28))
    for scale in [1.0, 2, 3] {
      let bitmap = image.bitmap(forScale: scale)
      #expect(bitmap.scale == scale)
      let side = Int(28 * scale)
      #expect(bitmap.color(atX: side / 2, y: side / 2).alpha > 0.3, "the cross")
      #expect(bitmap.color(atX: side / 2, y: 0).alpha > 0.5, "the frame")
      #expect(bitmap.color(atX: side / 2, y: side / 4).alpha == 0, "nothing between")
    }
    #expect(
      Image.placeholder(ofSize: Size(width: -1, height: .nan)).size == Size(width: 1, height: 1))
  }

  @Test("an image is stretched to the size of its view, except in cells and buttons")
  func defaultMode() throws {
    #expect(ImageView().contentMode == .scaleToFill)
    #expect(ImageView(image: try ImageViewTests.solid(.red)).contentMode == .scaleToFill)
    #expect(TableViewCell(reuseIdentifier: nil).imageView.contentMode == .scaleAspectFit)
    #expect(Button().imageView?.contentMode == .scaleAspectFit)
  }

  @Test("a view is made with an image and a highlighted image")
  func made() throws {
    let (red, blue) = (try ImageViewTests.solid(.red), try ImageViewTests.solid(.blue))
    let view = ImageView(image: red, highlightedImage: blue)
    let stage = ImageViewTests.show(view)
    #expect(ImageViewTests.center(of: stage) == .red)
    view.isHighlighted = true
    #expect(ImageViewTests.center(of: stage) == .blue)
  }

  @Test("a highlighted view shows its highlighted image")
  func highlighted() throws {
    let (red, blue) = (try ImageViewTests.solid(.red), try ImageViewTests.solid(.blue))
    let view = ImageView(image: red)
    let stage = ImageViewTests.show(view)
    #expect(ImageViewTests.center(of: stage) == .red)
    view.isHighlighted = true
    #expect(ImageViewTests.center(of: stage) == .red)
    view.highlightedImage = blue
    #expect(ImageViewTests.center(of: stage) == .blue)
    view.isHighlighted = false
    #expect(ImageViewTests.center(of: stage) == .red)
  }

  @Test(
    "an animation shows its images for equal parts of its duration, and ends after its repetitions")
  func animation() throws {
    let (red, blue) = (try ImageViewTests.solid(.red), try ImageViewTests.solid(.blue))
    let view = ImageView(image: try ImageViewTests.solid(.green))
    let stage = ImageViewTests.show(view)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [red, blue]
    view.animationDuration = 2
    view.animationRepeatCount = 2
    view.startAnimating()
    var shown: [Ink] = []
    for _ in 0..<5 {
      shown.append(ImageViewTests.center(of: stage))
      stage.advance(by: 1)
    }
    #expect(shown == [.red, .blue, .red, .blue, .green])
    #expect(!view.isAnimating)
    view.animationRepeatCount = 0
    view.startAnimating()
    stage.advance(by: 9)
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(ImageViewTests.center(of: stage) == .green)
  }

  @Test("an image with several images is animated endlessly, and begins with its first image")
  func animatedImage() throws {
    let (red, blue) = (try ImageViewTests.solid(.red), try ImageViewTests.solid(.blue))
    let animated = try #require(Image.animatedImage(with: [red, blue], duration: 2))
    #expect(animated.images == [red, blue] && animated.duration == 2 && animated.size == red.size)
    #expect(Image.animatedImage(with: [], duration: 2) == nil && red.images == nil)
    let view = ImageView(image: animated)
    let stage = ImageViewTests.show(view)
    var shown: [Ink] = []
    for _ in 0..<3 {
      shown.append(ImageViewTests.center(of: stage))
      stage.advance(by: 1)
    }
    #expect(shown == [.red, .blue, .red] && !view.isAnimating)
    view.image = try ImageViewTests.solid(.green)
    stage.advance(by: 1)
    #expect(ImageViewTests.center(of: stage) == .green)
    view.image = animated
    #expect(ImageViewTests.center(of: stage) == .red)
    view.animationImages = [blue]
    view.startAnimating()
    #expect(ImageViewTests.center(of: stage) == .blue)
    view.stopAnimating()
    #expect(ImageViewTests.center(of: stage) == .red)
    stage.advance(by: 1)
    #expect(ImageViewTests.center(of: stage) == .blue)
  }

  /// A colour that the tests can compare after it was drawn.
  private enum Ink: Equatable { case red, green, blue, other }

  private static func solid(_ ink: Ink) throws -> Image {
    let bitmap = try Bitmap(size: PixelSize(width: 20, height: 20))
    let color =
      switch ink {
      case .red: Color(hex: 0xFF0000)
      case .green: Color(hex: 0x00FF00)
      default: Color(hex: 0x0000FF)
      }
    bitmap.draw { $0.fill(Rect(x: 0, y: 0, width: 20, height: 20), with: color) }
    return Image(bitmap)
  }

  private static func show(_ view: View) -> Stage {
    let stage = Stage(size: Size(width: 20, height: 20))
    let root = ViewController()
    root.view.addSubview(view)
    stage.window.rootViewController = root
    return stage
  }

  private static func center(of stage: Stage) -> Ink {
    stage.turn()
    let color = stage.snapshot().color(atX: 10, y: 10)
    switch (color.red > 0.5, color.green > 0.5, color.blue > 0.5) {
    case (true, false, false): return .red
    case (false, true, false): return .green
    case (false, false, true): return .blue
    default: return .other
    }
  }
}
