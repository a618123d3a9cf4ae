import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Images of a slider, of a page control and of a back button.
@MainActor
struct ControlImageTests {
  private let stage = Stage(size: Size(width: 300, height: 100))
  private let root = ViewController()

  private func show(_ view: View) {
    root.view.addSubview(view)
    stage.window.rootViewController = root
    stage.settle()
  }

  private func image(_ width: Double, _ height: Double, _ hex: UInt32) throws -> Image {
    let bitmap = try Bitmap(
      size: PixelSize(width: Int(width), height: Int(height)), scale: 1, isOpaque: false)
    bitmap.draw {
      $0.fill(Rect(x: 0, y: 0, width: width, height: height), with: Color(hex: hex))
    }
    return Image(bitmap)
  }

  @Test("images replace the thumb and the track of a slider, by state")
  func parts() throws {
    let slider = Slider(value: 0.5)
    slider.frame = Rect(x: 0, y: 0, width: 200, height: 36)
    let thumb = try image(40, 20, 0xFF0000)
    slider.setThumbImage(thumb, for: .normal)
    slider.setMinimumTrackImage(try image(3, 6, 0x00FF00), for: .normal)
    slider.setMaximumTrackImage(try image(3, 6, 0x0000FF), for: .normal)
    slider.setThumbImage(try image(40, 20, 0xFFFF00), for: .disabled)
    show(slider)
    func color(_ x: Int) -> Color { stage.snapshot().color(atX: x, y: 18) }
    #expect(color(100) == Color(hex: 0xFF0000) && color(84) == Color(hex: 0xFF0000))
    #expect(color(40) == Color(hex: 0x00FF00) && color(160) == Color(hex: 0x0000FF))
    #expect(slider.currentThumbImage === thumb && slider.thumbImage(for: .selected) == nil)
    slider.isEnabled = false
    stage.settle()
    #expect(color(100) == Color(hex: 0xFFFF00))
    slider.setThumbImage(nil, for: .disabled)
    slider.setThumbImage(nil, for: .normal)
    slider.isEnabled = true
    stage.settle()
    #expect(color(84) == Color(hex: 0x00FF00))
  }

  @Test("images at the ends shorten the way of the thumb")
  func ends() throws {
    let slider = Slider(value: 0)
    slider.frame = Rect(x: 0, y: 0, width: 200, height: 36)
    slider.minimumValueImage = try image(20, 20, 0xFF0000)
    slider.maximumValueImage = try image(10, 10, 0x0000FF)
    show(slider)
    func color(_ x: Int) -> Color { stage.snapshot().color(atX: x, y: 18) }
    #expect(color(10) == Color(hex: 0xFF0000) && color(195) == Color(hex: 0x0000FF))
    stage.click(at: Point(x: 43 + 76, y: 18))
    #expect(abs(slider.value - 0.62) < 0.1)
    slider.minimumValueImage = nil
    stage.settle()
    #expect(color(10) != Color(hex: 0xFF0000) && slider.minimumValueImage == nil)
  }

  @Test(
    "a page control draws images in the colours of its dots, and tells the size of a number of pages"
  )
  func pages() throws {
    let control = PageControl(numberOfPages: 3)
    control.pageIndicatorTintColor = Color(hex: 0x0000FF)
    control.frame = Rect(x: 0, y: 0, width: 100, height: 36)
    control.preferredIndicatorImage = try image(10, 10, 0x000000)
    control.setIndicatorImage(try image(32, 32, 0x000000), forPage: 2)
    show(control)
    let frames = control.subviews.map(\.frame)
    #expect(
      frames.map(\.size) == [
        Size(width: 10, height: 10), Size(width: 10, height: 10), Size(width: 16, height: 16),
      ])
    #expect(frames.map(\.midX) == [26, 50, 74])
    let center = frames[1].center
    #expect(stage.snapshot().color(atX: Int(center.x), y: Int(center.y)) == Color(hex: 0x0000FF))
    #expect(control.size(forNumberOfPages: 3) == control.sizeThatFits(.zero))
    #expect(control.size(forNumberOfPages: 0).width == 0)
    #expect(control.indicatorImage(forPage: 0) == nil)
  }

  @Test("a back indicator replaces the chevron if its mask is set too")
  func back() throws {
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 300, height: 44))
    bar.items = [NavigationItem(title: "One"), NavigationItem(title: "Two")]
    bar.tintColor = Color(hex: 0xFF0000)
    show(bar)
    let chevron = try stage.snapshot().pngData()
    let arrow = try image(12, 30, 0x000000)
    bar.backIndicatorImage = arrow
    stage.settle()
    #expect(try stage.snapshot().pngData() == chevron)
    #expect(bar.backIndicatorImage === arrow)
    bar.backIndicatorTransitionMaskImage = arrow
    stage.settle()
    let reds = (0..<60).filter { stage.snapshot().color(atX: $0, y: 10) == Color(hex: 0xFF0000) }
    #expect(reds.count == 12)
    let look = NavigationBarAppearance()
    look.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
    #expect(look.copy().backIndicatorImage === arrow)
  }

  @Test("attributes of a bar item precede those of the bar")
  func attributes() throws {
    let toolbar = Toolbar(frame: Rect(x: 0, y: 0, width: 300, height: 44))
    let item = BarButtonItem(title: "MMMM")
    toolbar.items = [item]
    show(toolbar)
    let button = try #require(item.view as? Button)
    let width = button.frame.width
    item.setTitleTextAttributes([.foregroundColor: Color(hex: 0x00FF00)], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: Color(hex: 0xFF0000)], for: .disabled)
    stage.settle()
    #expect(button.currentTitleColor == Color(hex: 0x00FF00))
    item.isEnabled = false
    stage.settle()
    #expect(button.currentTitleColor == Color(hex: 0xFF0000))
    item.setTitleTextAttributes([.font: Font.system(ofSize: 30)], for: .normal)
    stage.settle()
    #expect(button.frame.width > width + 20)
    #expect(item.titleTextAttributes(for: .highlighted) == nil)
  }
}
