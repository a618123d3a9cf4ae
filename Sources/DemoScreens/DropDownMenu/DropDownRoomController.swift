import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards

/// Embeds the article's drop-down menu with a recipe book, with the article's three controllers, or with a long list.
///
/// The bar, the content and the table come from a nib, as in the article.
final class DropDownRoomController: RoomController {
  private let card = CardView()
  private let forwarding = Switch(isOn: true)
  private lazy var panel = DropDownPanel(
    forwarding,
    [
      RoomAction.button(String(localized: "Set the list again")) { [weak self] in
        self?.setList { _ in true }
      },
      RoomAction.button(String(localized: "Set it without this entry")) { [weak self] in
        let shown = self?.menu?.selectedViewController
        self?.setList { $0 !== shown }
      },
    ])
  private let kinds = SegmentedControl(titles: [
    String(localized: "Recipes"), String(localized: "As written"), String(localized: "Long list"),
  ])
  private static let nibName = "DropDownMenu"

  private let environment: DemoEnvironment
  /// The nib; nil if it cannot be read.
  private var nib: Nib?
  /// The menu; nil if the nib cannot be used.
  private var menu: DropDownMenuController?
  private lazy var three = DropDownRoomController.makeThree()
  private var names = ControllerNames()

  init(_ environment: DemoEnvironment) {
    self.environment = environment
    super.init(title: String(localized: "DropDown"))
  }

  /// Makes the three controllers of the article.
  private static func makeThree() -> [ViewController] {
    [
      DropDownColorController(String(localized: "First"), \.azure),
      DropDownColorController(String(localized: "Second"), \.sage),
      DropDownColorController(String(localized: "Third"), \.ochre),
    ]
  }

  // MARK: The guide

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Choose another recipe"),
        [RoomTry.click(String(localized: "Menu")), RoomTry.click(String(localized: "Couscous"))],
        call: "viewDidAppear"),
      RoomTry(
        String(localized: "Set the list without the child on screen"),
        [RoomTry.click(String(localized: "Set it without this entry"))], call: "viewDidAppear"),
      RoomTry(
        String(localized: "Choose a recipe without forwarded calls"),
        [
          RoomTry.click(String(localized: "Forward appearance calls")),
          RoomTry.click(String(localized: "Menu")), RoomTry.click(String(localized: "Couscous")),
        ], call: "didMove"),
    ]
  }

  override func prepareForTry() {
    if !forwarding.isOn {
      forwarding.isOn = true
      chooseForwarding()
    } else if let menu {
      fill(menu)
    }
  }

  override func makeSettings() -> [RoomSetting] {
    [
      RoomSetting(
        kinds,
        lines: [
          "menu.sections = courses", "menu.viewControllers = [first, second, third]",
          "menu.viewControllers = forty",
        ])
    ]
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    kinds.selectedSegmentIndex = 0
    kinds.accessibilityLabel = String(localized: "Menu")
    return RoomView(
      .init(
        sentence: String(
          localized: "The menu lists all children, and only the chosen child is on screen."),
        byHand:
          String(
            localized:
              "Open the menu, turn it round half-way, then choose by Alt+Down, a letter and Enter: each entry "
              + "replaces the child. A new list keeps the active child, or resets to its first one. "
              + "A storyboard has relationship segues only for the toolkit's containers, so this menu comes from a "
              + "nib, and code sets its list."
          ),
        source: "Sources/DemoScreens/DropDownMenu/DropDownRoomController.swift"),
      modes: kinds, stage: card, side: RoomSide(panel, name: "calls", width: 240, share: 0.42))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    explainCalls(of: panel.log)
    kinds.addAction(for: .valueChanged) { [weak self] in self?.chooseKind() }
    forwarding.addAction(for: .valueChanged) { [weak self] in self?.chooseForwarding() }
    do throws(InterfaceFailure) {
      let nib = try environment.interfaces.nib(named: DropDownRoomController.nibName)
      self.nib = nib
      let menu = NibDropDownController(nib, forwards: true)
      fill(menu)
      menu.loadViewIfNeeded()
      guard menu.isComplete else {
        throw environment.interfaces.missing(
          "view with four outlets", inNib: DropDownRoomController.nibName)
      }
      show(menu)
    } catch {
      show(error, in: card)
      (kinds.isEnabled, forwarding.isEnabled) = (false, false)
    }
  }

  private func show(_ menu: DropDownMenuController) {
    self.menu = menu
    menu.title = containerTitle
    embed(menu, in: card)
    menu.addLifecycleObserver(self)
  }

  /// Shows a new menu with new children, because a menu that stops forwarding would send unbalanced calls.
  private func chooseForwarding() {
    guard let old = menu, let nib else { return }
    old.removeLifecycleObserver(self)
    takeOut(old)
    panel.log.clear()
    three = DropDownRoomController.makeThree()
    let menu = NibDropDownController(nib, forwards: forwarding.isOn)
    fill(menu)
    show(menu)
    say(
      forwarding.isOn
        ? String(localized: "The menu forwards again: each child receives all its calls.")
        : String(
          localized:
            "No child receives an appearance call now. A recipe counts its openings in viewWillAppear, so its count "
            + "is missing."))
  }

  /// Keeps only the entries of the menu's list that satisfy a condition.
  ///
  /// Without a selected child, the method does nothing. If no entry would remain, it only shows a message.
  private func setList(keeping isKept: (ViewController) -> Bool) {
    guard let menu, let shown = menu.selectedViewController else { return }
    let sections = menu.sections.map { section in
      DropDownMenuController.Section(
        title: section.title, viewControllers: section.viewControllers.filter(isKept))
    }
    guard sections.contains(where: { !$0.viewControllers.isEmpty }) else {
      return say(String(localized: "The menu needs at least one entry."))
    }
    let line =
      isKept(shown)
      ? String(localized: "New list - keeps %@", shown.title ?? "")
      : String(localized: "New list - without %@", shown.title ?? "")
    panel.log.append(line)
    Accessibility.post(notification: .announcement, argument: line)
    menu.sections = sections.filter { !$0.viewControllers.isEmpty }
  }

  private func chooseKind() {
    if let menu { fill(menu) }
  }

  /// Sets the menu's list for the selected mode.
  ///
  /// The modes are recipes in sections, the three controllers of the article, and a long list with the bar below the
  /// content.
  private func fill(_ menu: DropDownMenuController) {
    let kind = kinds.selectedSegmentIndex
    menu.style = kind == 1 ? .plain : .desktop
    switch kind {
    case 0:
      menu.sections = Recipe.courses.map { course in
        .init(title: course.title, viewControllers: course.recipes.map { RecipeController($0) })
      }
    case 2:
      menu.style.barEdge = .bottom
      let titles = three.map { $0.title ?? "" }
      menu.viewControllers = (1...40).map {
        NumberController(
          titles.indices.contains($0 - 1)
            ? titles[$0 - 1] : String(localized: "Number %@", "\($0)"),
          $0)
      }
    default:
      menu.viewControllers = three
    }
  }
}

extension DropDownRoomController: LifecycleObserver {
  func observe(_ event: LifecycleEvent) {
    guard event.controller !== menu else { return }
    panel.log.append(
      "\(event.controller.title ?? "") - \(event.kind.name)", call: RoomCall(event, &names))
  }
}

/// A coloured content controller that shows its title.
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
    name.frame = Rect(
      x: 16, y: ((bounds.height - size.height) / 2).rounded(), width: max(0, bounds.width - 32),
      height: size.height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
