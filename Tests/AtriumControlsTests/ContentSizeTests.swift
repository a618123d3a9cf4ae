import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The intrinsic sizes and baselines of labels, buttons and image views.
@MainActor
struct ContentSizeTests {
  /// Makes a root view of a window, in which the views have constraints.
  private static func scene(_ views: View...) -> (Stage, View) {
    let stage = Stage(size: Size(width: 300, height: 300))
    let controller = ViewController()
    stage.window.rootViewController = controller
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    }
    return (stage, controller.view)
  }

  @Test("labels, buttons and image views are as large as their content")
  func intrinsic() throws {
    let label = Label(text: "Atrium")
    let button = Button(title: "Press")
    let picture = ImageView(image: Image(try Bitmap(size: PixelSize(width: 20, height: 10))))
    let empty = ImageView()
    let (stage, _) = Self.scene(label, button, picture, empty)
    stage.turn()
    #expect(label.frame.size == label.sizeThatFits(.zero))
    #expect(label.frame.width > 10)
    #expect(button.frame.size == button.sizeThatFits(.zero))
    #expect(picture.frame.size == Size(width: 20, height: 10))
    #expect(empty.intrinsicContentSize == Size(width: View.noIntrinsicMetric, height: -1))
    let before = label.frame.width
    label.text = "Atrium and more"
    stage.turn()
    #expect(label.frame.width > before)
    #expect(label.frame.size == label.sizeThatFits(.zero))
  }

  @Test("text of several lines is as high as its width, set by constraints, requires")
  func wrapping() {
    let label = Label(text: "one two three four five six seven eight nine ten eleven twelve")
    label.numberOfLines = 0
    let (stage, root) = Self.scene(label)
    label.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    stage.turn()
    #expect(label.frame.width == 300)
    #expect(label.frame.height == label.sizeThatFits(Size(width: 300, height: 0)).height)
    let before = label.frame.height
    stage.resize(to: Size(width: 100, height: 300))
    #expect(label.frame.height == label.sizeThatFits(Size(width: 100, height: 0)).height)
    #expect(label.frame.height > before)
  }

  @Test("two labels of different sizes share a baseline")
  func baselines() {
    let small = Label(text: "small", font: .preferredFont(forTextStyle: .caption))
    let large = Label(text: "LARGE", font: .preferredFont(forTextStyle: .title1))
    let (stage, root) = Self.scene(small, large)
    LayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    stage.turn()
    // Capitals end at the baseline, so the lower edge of the drawn pixels is the baseline.
    let ink = large.displayedTexts[0].rect.maxY + large.frame.minY
    let line = small.frame.minY + (small.firstBaselineOffset ?? 0)
    #expect(abs(ink - line) < 1.5)
    #expect(small.frame.minY > large.frame.minY)
    let sum = (large.firstBaselineOffset ?? 0) + (large.lastBaselineOffset ?? 0)
    #expect(abs(sum - large.frame.height) < 1e-9)
  }
}
