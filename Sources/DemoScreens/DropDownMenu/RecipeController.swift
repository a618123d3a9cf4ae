import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A page of the recipe book: an illustration, the ingredients, and the steps.
///
/// The page counts its `viewWillAppear` calls and shows the count. Without appearance calls there is no count.
final class RecipeController: ViewController {
  private let page: RecipeView
  private var openingCount = 0

  init(_ recipe: Recipe) {
    page = RecipeView(recipe)
    super.init()
    title = recipe.title
  }

  override func loadView() { view = page }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    openingCount += 1
    page.showOpenings(openingCount)
  }
}

/// The scroll view of a recipe.
private final class RecipeView: ScrollView {
  /// The maximum width, in points, at which a column is comfortable to read.
  private static let widest = 600.0

  private let recipe: Recipe
  private let picture: RecipePicture
  private let name: Label
  private let note: Label
  private let ingredients: Label
  private let steps: [Label]

  init(_ recipe: Recipe) {
    self.recipe = recipe
    picture = RecipePicture(recipe)
    name = Label(text: recipe.title, font: .preferredFont(forTextStyle: .title1))
    note = Label(text: recipe.note, font: .preferredFont(forTextStyle: .footnote))
    ingredients = Label(
      text: recipe.ingredients.map { $0.replacing(" ", with: "\u{A0}") }
        .joined(separator: " · "), font: .preferredFont(forTextStyle: .headline))
    steps = recipe.steps.enumerated().map { index, step in
      Label(text: "\(index + 1).  \(step)", font: .preferredFont(forTextStyle: .body))
    }
    super.init(frame: .zero)
    accessibilityLabel = recipe.title
    name.accessibilityTraits = [.staticText, .header]
    note.textRole = \.secondaryLabel
    for label in [name, note, ingredients] + steps {
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      label.lineSpacing = 3
      addSubview(label)
    }
    addSubview(picture)
  }

  /// Shows how often the recipe has been opened.
  func showOpenings(_ count: Int) {
    let openings =
      count == 1
      ? String(localized: "opened once") : String(localized: "opened %@ times", "\(count)")
    note.text = "\(recipe.note) · \(openings)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = theme.background
    let isSmall = bounds.width < 420 || bounds.height < 300
    name.font = .preferredFont(forTextStyle: isSmall ? .title3 : .title1)
    let margin = isSmall ? 16.0 : 28
    // In a low card the text has priority over the illustration.
    let band =
      bounds.height < 180 ? 0 : isSmall ? 64.0 : min(320, (bounds.height * 0.4).rounded())
    picture.frame = Rect(x: 0, y: 0, width: bounds.width, height: band)
    let width = max(0, min(bounds.width - 2 * margin, RecipeView.widest))
    let x = ((bounds.width - width) / 2).rounded()
    var y = band + (isSmall ? 12 : 20)
    for (label, gap) in [(name, 2.0), (note, 14), (ingredients, 14)] + steps.map({ ($0, 10) }) {
      let height = label.sizeThatFits(Size(width: width, height: 0)).height
      label.frame = Rect(x: x, y: y, width: width, height: height)
      y += height + gap
    }
    contentSize = Size(width: bounds.width, height: y + margin - 10)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

/// An illustration of a table from above, with a plate that has three discs for each ingredient.
private final class RecipePicture: CachedDrawingView {
  private let recipe: Recipe

  init(_ recipe: Recipe) {
    self.recipe = recipe
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = String(localized: "A plate")
    isUserInteractionEnabled = false
  }

  override func drawPicture(in canvas: borrowing Canvas) {
    let palette = Palette(traitCollection)
    let ground = palette[keyPath: Palette.color(named: recipe.colorName) ?? \.sea]
    canvas.fill(bounds, with: ground)
    let radius = bounds.height * 0.42
    let center = Point(x: bounds.midX, y: bounds.midY)
    func disc(_ center: Point, _ radius: Double, _ color: Color) {
      canvas.fill(
        Path(ovalIn: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))),
        with: color)
    }
    // The weave of the tablecloth.
    for step in stride(from: -bounds.height, to: bounds.width, by: 22) {
      var line = Path()
      line.move(to: Point(x: step, y: bounds.maxY))
      line.addLine(to: Point(x: step + bounds.height, y: bounds.minY))
      canvas.stroke(line, with: palette.ink.withAlphaComponent(0.07), width: 8)
    }
    disc(Point(x: center.x, y: center.y + 3), radius, palette.ink.withAlphaComponent(0.25))
    disc(center, radius, palette.stone)
    disc(center, radius * 0.76, palette.sand)
    let colors = [palette.clay, palette.sage, palette.ochre, palette.plum, palette.sea]
    let count = recipe.ingredients.count
    for index in 0..<(count * 3) {
      let angle = Double(index) * .pi * (3 - 5.0.squareRoot())
      let way = radius * 0.6 * ((Double(index) + 0.5) / Double(count * 3)).squareRoot()
      disc(center.polar(angle, way), radius * 0.115, colors[index % count % colors.count])
    }
    // A fork and a knife.
    for side in [-1.0, 1] {
      var piece = Path()
      let x = center.x + side * radius * 1.32
      piece.move(to: Point(x: x, y: center.y - radius * 0.8))
      piece.addLine(to: Point(x: x, y: center.y + radius * 0.8))
      canvas.stroke(
        piece, with: palette.stone, style: LineStyle(width: max(3, radius * 0.07), cap: .round))
    }
  }
}
