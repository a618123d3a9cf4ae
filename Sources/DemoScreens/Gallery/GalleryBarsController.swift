import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The page of bars, which are separate views here and not parts of a container.
final class GalleryBarsController: ViewController {
  private let environment: DemoEnvironment
  private let bar = NavigationBar()
  private var page: GallerySectionsView?

  init(environment: DemoEnvironment) {
    self.environment = environment
    super.init()
    title = String(localized: "Bars")
  }

  override func loadView() {
    let page = GallerySectionsView(
      [navigation(), tools(), manyTools(), tabs(), manyTabs()], minimumColumn: 400,
      scene: EntryPictureView.card { HouseScene.gallery.draw(in: $0, $1, on: $2) },
      leastSceneHeight: GalleryCourtView.leastHeight)
    self.page = page
    view = page
  }

  private func report(_ text: String, announces: Bool = true) {
    page?.report(text, announces: announces)
  }

  private func icon(_ name: String) -> Image { environment.assets.icon(named: name) }

  // MARK: Navigation

  private static var rooms: [String] {
    [
      String(localized: "House"), String(localized: "Court"), String(localized: "Library"),
      String(localized: "Attic"),
    ]
  }

  private func navigation() -> GallerySection {
    bar.items = [item(at: 0), item(at: 1)]
    bar.delegate = self
    var configuration = Button.Configuration.bordered()
    configuration.minimumHeight = Theme.controlHeight
    configuration.contentInsets = EdgeInsets(top: 6, left: 14, bottom: 6, right: 14)
    let push = Button(title: String(localized: "Go further"), configuration: configuration) {
      [weak self] in
      self?.push()
    }
    return GallerySection(String(localized: "Navigation bar"), [.whole(bar), .line([push])])
  }

  private func item(at depth: Int) -> NavigationItem {
    let name = GalleryBarsController.rooms[depth % GalleryBarsController.rooms.count]
    let item = NavigationItem(title: name)
    let mark = BarButtonItem(image: icon("welcome")) { [weak self] in
      self?.report(String(localized: "%@: marked", name))
    }
    mark.accessibilityLabel = String(localized: "Mark")
    item.rightBarButtonItem = mark
    return item
  }

  private func push() {
    bar.pushItem(item(at: (bar.items ?? []).count), animated: true)
  }

  // MARK: Tools and tabs

  private func tools() -> GallerySection {
    func tool(_ title: String, image: String? = nil) -> BarButtonItem {
      BarButtonItem(title: title, image: image.map(icon)) { [weak self] in
        self?.report(String(localized: "Toolbar: %@", title))
      }
    }
    let off = tool(String(localized: "Copy"))
    off.isEnabled = false
    let save = tool(String(localized: "Save"))
    save.style = .prominent
    let toolbar = Toolbar(items: [
      tool(String(localized: "Draw"), image: "shapes"),
      tool(String(localized: "Write"), image: "journal"), off, .flexibleSpace(), save,
    ])
    return GallerySection(String(localized: "Toolbar"), [.whole(toolbar)])
  }

  private func manyTools() -> GallerySection {
    func tool(_ title: String) -> BarButtonItem {
      BarButtonItem(title: title) { [weak self] in
        self?.report(String(localized: "Toolbar: %@", title))
      }
    }
    let done = tool(String(localized: "Done"))
    done.style = .prominent
    let titles = [
      String(localized: "Cut"), String(localized: "Paste"), String(localized: "Turn"),
      String(localized: "Mirror"), String(localized: "Group"), String(localized: "Align"),
      String(localized: "Send back"),
    ]
    let toolbar = Toolbar(items: titles.map(tool) + [.flexibleSpace(), done])
    return GallerySection(String(localized: "Toolbar, eight items"), [.whole(toolbar)])
  }

  private func tabs() -> GallerySection {
    let bar = tabBar(
      ["clock", "shapes", "journal"],
      titles: [
        String(localized: "Clock"), String(localized: "Shapes"), String(localized: "Journal"),
      ], name: String(localized: "Tabs"))
    bar.items?[1].badgeValue = "3"
    return GallerySection(String(localized: "Tab bar"), [.whole(bar)])
  }

  private func manyTabs() -> GallerySection {
    let bar = tabBar(
      ["welcome", "clock", "shapes", "journal", "gallery", "welcome", "clock"],
      titles: [
        String(localized: "Gate"), String(localized: "Hours"), String(localized: "Forms"),
        String(localized: "Letters"), String(localized: "Tools"), String(localized: "Garden"),
        String(localized: "Evening"),
      ],
      name: String(localized: "Many tabs"))
    bar.items?[3].isEnabled = false
    bar.items?[4].badgeValue = ""
    return GallerySection(String(localized: "Tab bar, seven items"), [.whole(bar)])
  }

  private func tabBar(_ icons: [String], titles: [String], name: String) -> TabBar {
    let bar = TabBar(
      items: zip(icons, titles).map { icon, title in
        TabBarItem(title: title, image: self.icon(icon))
      })
    bar.accessibilityLabel = name
    bar.selectedIndex = 0
    bar.addAction(for: .valueChanged) { [weak self, weak bar] in
      self?.report("\(name): \(bar?.selectedItem?.title ?? "")", announces: false)
    }
    return bar
  }
}

extension GalleryBarsController: NavigationBarDelegate {
  func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem) {
    report(String(localized: "Navigation bar: into %@", item.title ?? ""))
  }

  func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {
    report(String(localized: "Navigation bar: out of %@", item.title ?? ""))
  }
}
