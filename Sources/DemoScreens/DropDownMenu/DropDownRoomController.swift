import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Embeds the drop-down menu of the text with its three controllers, and offers longer menus.
///
/// The bar, the content and the table come from a nib, as the text's do.
final class DropDownRoomController: ViewController {
  private lazy var page = DropDownRoomView()
  private static let nib = "DropDownMenu"

  private let environment: DemoEnvironment
  /// Nil if the nib cannot be used.
  private var menu: DropDownMenuController?
  private lazy var three: [ViewController] = [
    DropDownColorController("First", \.azure), DropDownColorController("Second", \.sage),
    DropDownColorController("Third", \.ochre),
  ]

  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init()
    title = "DropDown"
  }

  override func loadView() {
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.kinds.addAction(for: .valueChanged) { [weak self] in self?.chooseKind() }
    do throws(InterfaceFailure) {
      let menu = NibDropDownController(
        try environment.interfaces.nib(named: DropDownRoomController.nib))
      menu.viewControllers = three
      menu.loadViewIfNeeded()
      guard menu.isComplete else {
        throw environment.interfaces.missing(
          "view with four outlets", inNib: DropDownRoomController.nib)
      }
      show(menu)
    } catch {
      show(error, in: page.content)
      page.kinds.isEnabled = false
    }
  }

  private func show(_ menu: DropDownMenuController) {
    self.menu = menu
    menu.title = "drop-down"
    addChild(menu)
    menu.didMove(toParent: self)
    menu.view.frame = page.content.bounds
    menu.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.content.addSubview(menu.view)
  }

  /// The text's menu; one with sections; a long one in a bar below the content.
  private func chooseKind() {
    guard let menu else { return }
    let kind = page.kinds.selectedSegmentIndex
    menu.style = kind == 0 ? .plain : .desktop
    switch kind {
    case 1:
      menu.sections = [
        .init(title: "The text", viewControllers: three),
        .init(
          title: "Rooms",
          viewControllers: [
            DropDownColorController("Studio", \.plum), DropDownColorController("Café", \.clay),
            DropDownColorController("Élan", \.sky),
          ]),
      ]
    case 2:
      menu.style.barEdge = .bottom
      let colors: [KeyPath<Palette, Color>] = [\.sky, \.plum, \.sand, \.clay, \.sage]
      menu.viewControllers =
        three
        + (4...40).map { DropDownColorController("Number \($0)", colors[$0 % colors.count]) }
    default:
      menu.viewControllers = three
    }
  }
}

/// A coloured content with its title.
private final class DropDownColorController: ViewController {
  private let color: KeyPath<Palette, Color>

  init(_ title: String, _ color: KeyPath<Palette, Color>) {
    self.color = color
    super.init()
    self.title = title
  }

  override func loadView() {
    view = DropDownColorView(title ?? "", color)
  }
}

/// A coloured view with a large word.
private final class DropDownColorView: View {
  private let color: KeyPath<Palette, Color>
  private let name: Label

  init(_ text: String, _ color: KeyPath<Palette, Color>) {
    self.color = color
    name = Label(text: text, font: .preferredFont(forTextStyle: .title1))
    super.init(frame: .zero)
    name.textAlignment = .center
    addSubview(name)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let background = Palette(traitCollection)[keyPath: color]
    backgroundColor = background
    name.textColor =
      background.contrastRatio(with: .white) > background.contrastRatio(with: .black)
      ? .white : .black
    let size = name.sizeThatFits(.zero)
    name.isHidden = size.width > bounds.width - 32 || size.height > bounds.height
    // The word is beside the open menu, which covers the half at the leading edge.
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let half = bounds.width / 2
    let fits = size.width < half - 32
    let x = fits ? (isMirrored ? 0 : half) : 0
    let width = fits ? half : bounds.width
    name.frame = Rect(
      x: x + 16, y: ((bounds.height - size.height) / 2).rounded(), width: max(0, width - 32),
      height: size.height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
