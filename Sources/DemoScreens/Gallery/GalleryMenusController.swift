import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The page of menus: selection buttons, pull-down buttons, bar items and a context menu, which all change a poster.
final class GalleryMenusController: ViewController {
  private let environment: DemoEnvironment
  private let wall = GalleryPosterView()
  private let pictures = GalleryMenusController.menuButton(showsSelection: true)
  private let frames = GalleryMenusController.menuButton(showsSelection: true)
  private let arrange = GalleryMenusController.menuButton(showsSelection: false)
  private var page: GalleryMenusView?

  init(environment: DemoEnvironment) {
    self.environment = environment
    super.init()
    title = String(localized: "Menus|page")
  }

  override func loadView() {
    let page = GalleryMenusView(
      wall: wall, sections: [selection(), pullDown(), bar(), contextMenu()])
    self.page = page
    view = page
    wall.addInteraction(ContextMenuInteraction(delegate: self))
    updateSelection()
  }

  // MARK: The buttons

  private static func menuButton(showsSelection: Bool) -> Button {
    var configuration = Button.Configuration.bordered()
    configuration.minimumHeight = Theme.controlHeight
    configuration.contentInsets = EdgeInsets(top: 4, left: 14, bottom: 4, right: 10)
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 6
    let button = Button(
      image: showsSelection ? .selectionChevron : .menuChevron, configuration: configuration)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = showsSelection
    return button
  }

  private func selection() -> GallerySection {
    pictures.accessibilityLabel = String(localized: "Picture")
    frames.accessibilityLabel = String(localized: "Frame")
    return GallerySection(
      String(localized: "Selection button"),
      [
        .named(String(localized: "Picture"), [pictures]),
        .named(String(localized: "Frame"), [frames]),
      ])
  }

  private func pullDown() -> GallerySection {
    arrange.title = String(localized: "Arrange")
    arrange.menu = arrangement
    var configuration = arrange.configuration
    configuration.contentInsets = EdgeInsets(top: 4, left: 14, bottom: 4, right: 14)
    let turn = Button(title: String(localized: "Turn|poster"), configuration: configuration) {
      [weak self] in
      self?.change { $0.turns += 1 }
    }
    // A press performs the primary action; the right button and a long press open the menu.
    turn.menu = Menu(children: turns)
    return GallerySection(
      String(localized: "Pull-down button"),
      [
        .named(String(localized: "Press|button"), [arrange]),
        .named(String(localized: "Right button"), [turn]),
      ])
  }

  private func bar() -> GallerySection {
    let more = BarButtonItem(title: String(localized: "Arrange"), menu: arrangement)
    let hang = BarButtonItem(
      title: String(localized: "Hang"), image: environment.assets.icon(named: "gallery"),
      menu: Menu(children: [deferred { $0.hanging }]))
    return GallerySection(
      String(localized: "Bar item"), [.whole(Toolbar(items: [hang, .flexibleSpace(), more]))])
  }

  private func contextMenu() -> GallerySection {
    let note = Label(
      text: String(
        localized:
          "Press the poster with the right button, hold a finger on it, or press the Menu key while it has the focus."
      ), font: .preferredFont(forTextStyle: .footnote))
    note.numberOfLines = 0
    note.textRole = \.secondaryLabel
    return GallerySection(String(localized: "Context menu"), [.whole(note)])
  }

  // MARK: The menus

  /// The menu of the poster, whose elements are created each time the menu opens.
  private var arrangement: Menu {
    Menu(children: [
      deferred { $0.turns }, deferred { $0.looks }, deferred { $0.hanging },
      deferred { $0.ending },
    ])
  }

  private func deferred(
    _ elements: @escaping @MainActor (GalleryMenusController) -> [MenuElement]
  ) -> DeferredMenuElement {
    .uncached { [weak self] completion in
      completion(self.map { [Menu(options: .displayInline, children: elements($0))] } ?? [])
    }
  }

  /// Returns an action that changes the poster.
  private func action(
    _ title: String, attributes: MenuElement.Attributes = [], state: MenuElement.State = .off,
    _ change: @escaping (inout GalleryPoster) -> Void
  ) -> Action {
    let isOff = !wall.poster.isHung && !attributes.contains(.destructive)
    return Action(
      title: title, attributes: isOff ? attributes.union(.disabled) : attributes, state: state
    ) { [weak self] _ in
      self?.change(change)
    }
  }

  private var turns: [MenuElement] {
    [
      action(String(localized: "Turn left")) { $0.turns += 3 },
      action(String(localized: "Turn right")) { $0.turns += 1 },
      action(String(localized: "Upside down")) { $0.turns += 2 },
    ]
  }

  private var looks: [MenuElement] {
    [
      toggle(String(localized: "Mirrored"), \.isMirrored),
      toggle(String(localized: "With its name"), \.showsName),
    ]
  }

  /// Returns an action that turns a property on and off, and leaves the menu open.
  private func toggle(_ title: String, _ property: WritableKeyPath<GalleryPoster, Bool>) -> Action {
    let isOn = wall.poster[keyPath: property]
    return Action(
      title: title, attributes: wall.poster.isHung ? .keepsMenuPresented : [.disabled],
      state: isOn ? .on : .off
    ) { [weak self] action in
      self?.change { $0[keyPath: property].toggle() }
      action.state = self?.wall.poster[keyPath: property] == true ? .on : .off
    }
  }

  private var hanging: [MenuElement] {
    let titles = [
      String(localized: "One poster"), String(localized: "Two posters"),
      String(localized: "Three posters"),
    ]
    return [
      Menu(
        title: String(localized: "On the wall"), options: .singleSelection,
        children: titles.enumerated().map { index, title in
          action(title, state: wall.poster.count == index + 1 ? .on : .off) {
            $0.count = index + 1
          }
        })
    ]
  }

  private var ending: [MenuElement] {
    wall.poster.isHung
      ? [action(String(localized: "Take down"), attributes: .destructive) { $0.isHung = false }]
      : [
        Action(title: String(localized: "Hang it again")) { [weak self] _ in
          self?.change { $0 = GalleryPoster() }
        }
      ]
  }

  // MARK: The poster

  private func change(_ change: (inout GalleryPoster) -> Void) {
    change(&wall.poster)
    wall.poster.turns %= 4
    updateSelection()
  }

  /// Makes the menus of the selection buttons; the title of the selected action is the title of the button.
  private func updateSelection() {
    let poster = wall.poster
    pictures.menu = Menu(
      title: String(localized: "Picture"),
      children: Drawing.all.enumerated().map { index, drawing in
        Action(title: drawing.name, state: index == poster.picture ? .on : .off) {
          [weak self] _ in
          self?.change { $0.picture = index }
        }
      })
    frames.menu = Menu(
      title: String(localized: "Frame"),
      children: GalleryPoster.Frame.allCases.map { frame in
        Action(title: frame.name, state: frame == poster.frame ? .on : .off) { [weak self] _ in
          self?.change { $0.frame = frame }
        }
      })
    for button in [pictures, frames] {
      button.isEnabled = poster.isHung
      button.superview?.setNeedsLayout()
    }
  }
}

extension GalleryMenusController: ContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration(actionProvider: { [weak self] _ in self?.arrangement })
  }
}
