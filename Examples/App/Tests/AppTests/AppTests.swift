import AtriumHarness
import Foundation
import Testing
import UIKit

@testable import App

/// The application on a stage, which is a window without a display.
@MainActor
@Suite(.serialized)
struct AppTests {
  private let stage: Stage
  private let tabs: UITabBarController

  init() throws {
    UserDefaults.standard.removeObject(forKey: "favorites")
    UIApplication.shared.launch(AppDelegate())
    stage = Stage(size: CGSize(width: 480, height: 800))
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    stage.window.rootViewController = tabs
    stage.settle()
    #expect(storyboard.warnings.map(\.description) == [])
  }

  private func controller<Controller: UIViewController>(
    _ type: Controller.Type, tab: Int
  ) throws -> Controller {
    tabs.selectedIndex = tab
    stage.settle()
    let navigation = try #require(tabs.viewControllers?[tab] as? UINavigationController)
    return try #require(navigation.topViewController as? Controller)
  }

  private func views<Found: UIView>(_ type: Found.Type, in view: UIView) -> [Found] {
    view.subviews.flatMap { ($0 as? Found).map { [$0] } ?? views(type, in: $0) }
  }

  /// Clicks a point of a control, after scrolling until the control is visible.
  private func click(_ view: UIView, at fraction: CGFloat = 0.5) {
    var scroll = view.superview
    while let parent = scroll, !(parent is UIScrollView) { scroll = parent.superview }
    (scroll as? UIScrollView)?.scrollRectToVisible(
      view.convert(view.bounds, to: scroll), animated: false)
    stage.settle()
    let frame = view.convert(view.bounds, to: nil)
    stage.click(at: CGPoint(x: frame.minX + frame.width * fraction, y: frame.midY))
    stage.settle()
  }

  @Test("the list shows the trails of the file, and its row leads to a trail")
  func trails() throws {
    let list = try controller(TrailListViewController.self, tab: 0)
    #expect(list.tableView.numberOfSections == TrailStore.shared.regions.count)
    let cell = try #require(
      list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? TrailCell)
    #expect(cell.accessibilityLabel == "Glacier Basin, Hard")
    stage.click(on: "Glacier Basin, Hard")
    stage.settle()
    let detail = try controller(TrailDetailViewController.self, tab: 0)
    #expect(detail.trail.id == 1 && detail.title == "Glacier Basin")
    #expect(stage.view(named: "Length: 14.2 km") != nil)
    #expect(stage.view(named: "Your journal: no hikes") != nil)
  }

  @Test("the buttons of a trail mark it as a favourite and copy its name")
  func detail() throws {
    let list = try controller(TrailListViewController.self, tab: 0)
    stage.click(on: "Glacier Basin, Hard")
    stage.settle()
    let detail = try controller(TrailDetailViewController.self, tab: 0)
    click(try #require(detail.navigationItem.rightBarButtonItem?.view))
    #expect(TrailStore.shared.isFavorite(detail.trail))
    click(try #require(stage.view(named: "Share")))
    #expect(UIPasteboard.general.string == "Glacier Basin, 14.2 km")
    #expect(detail.presentedViewController is UIAlertController)
    stage.click(on: "OK")
    stage.settle()
    #expect(detail.presentedViewController == nil)
    // The names of listed methods suffice.
    #expect(detail.responds(to: Selector("toggleFavorite")) && !detail.responds(to: "reset:"))
    detail.perform(Selector("toggleFavorite"))
    #expect(!TrailStore.shared.isFavorite(detail.trail))
    #expect(!list.responds(to: Selector("toggleFavorite")))
  }

  @Test("the filter is a sheet whose switches and slider change the list")
  func filter() throws {
    let list = try controller(TrailListViewController.self, tab: 0)
    list.performSegue(withIdentifier: "showFilter", sender: nil)
    stage.settle()
    let navigation = try #require(list.presentedViewController as? UINavigationController)
    let filter = try #require(navigation.topViewController as? FilterViewController)
    let switches = views(UISwitch.self, in: filter.view)
    try #require(switches.count == 4 && switches[3].isOn == false)
    click(switches[1])
    click(switches[2])
    #expect(filter.filter.difficulties == [.easy])
    let slider = try #require(views(UISlider.self, in: filter.view).first)
    click(slider, at: 0.15)
    #expect(filter.filter.maximumLength == Double(slider.value.rounded()))
    #expect(filter.filter.maximumLength < 12)
    #expect(stage.view(named: Format.length(filter.filter.maximumLength)) != nil)
    #expect(list.tableView.numberOfSections == 1)
    click(switches[3])
    #expect(filter.filter.favoritesOnly)
    #expect(list.tableView.numberOfSections == 0 && list.tableView.backgroundView is UILabel)
    stage.click(on: "Reset")
    stage.settle()
    #expect(filter.filter == TrailFilter() && switches.map(\.isOn) == [true, true, true, false])
    #expect(list.tableView.numberOfSections == TrailStore.shared.regions.count)
    stage.click(on: "Done")
    stage.settle()
    #expect(list.presentedViewController == nil)
  }

  @Test("a hike is written in the form, and appears in the journal")
  func journal() throws {
    let journal = try controller(JournalViewController.self, tab: 2)
    let before = Journal.shared.hikes.count
    journal.performSegue(withIdentifier: "addHike", sender: nil)
    stage.settle()
    let navigation = try #require(journal.presentedViewController as? UINavigationController)
    let form = try #require(navigation.topViewController as? HikeFormViewController)
    #expect(form.titleField.isFirstResponder && !form.saveButton.isEnabled)
    stage.type("A walk that is much longer than the forty characters")
    #expect(form.titleField.text?.count == 40 && form.saveButton.isEnabled)
    for _ in 0..<2 { click(form.companionsStepper, at: 0.75) }
    #expect(form.companionsStepper.value == 2 && form.companionsLabel.text == "with 2 companions")
    let today = form.dateLabel.text
    click(form.dateStepper, at: 0.25)
    #expect(form.dateStepper.value == -1 && form.dateLabel.text != today)
    stage.click(on: "Save")
    stage.settle()
    #expect(journal.presentedViewController == nil && Journal.shared.hikes.count == before + 1)
    #expect(journal.tableView.numberOfRows(inSection: 0) == before + 1)
    #expect(journal.tableView.backgroundView == nil)
    #expect(Journal.shared.hikes.last?.companions == 2)
    journal.performSegue(withIdentifier: "addHike", sender: nil)
    stage.settle()
    stage.click(on: "Cancel")
    stage.settle()
    #expect(journal.presentedViewController == nil && Journal.shared.hikes.count == before + 1)
    for hike in Journal.shared.hikes { Journal.shared.remove(hike) }
    stage.settle()
    #expect(journal.tableView.backgroundView != nil)
  }

  @Test("the journal is saved when the window of the scene loses the focus, and when it is closed")
  func saving() throws {
    let scene = SceneDelegate()
    UIApplication.shared.launch(AppDelegate(), sceneDelegate: { scene })
    let window = try #require(scene.window)
    let file = Journal.defaultURL
    func isSaved(after event: () -> Void) -> Bool {
      try? FileManager.default.removeItem(at: file)
      event()
      window.dispatch(.frame(at: 1))
      return FileManager.default.fileExists(atPath: file.path)
    }
    #expect(!isSaved { window.dispatch(.focus(true)) })
    #expect(isSaved { window.dispatch(.focus(false)) })
    #expect(isSaved { window.dispatch(.closed) })
    #expect(window.rootViewController == nil)
  }

  @Test("the places are in a collection with two layouts, and lead to their trails")
  func places() throws {
    let places = try controller(PlacesViewController.self, tab: 1)
    let collection = try #require(places.view.subviews.compactMap { $0 as? UICollectionView }.first)
    #expect(collection.numberOfSections == 2 && collection.numberOfItems(inSection: 0) == 5)
    #expect(collection.numberOfItems(inSection: 1) == 20)
    places.collectionView(collection, didSelectItemAt: IndexPath(item: 0, section: 1))
    stage.settle()
    let detail = try controller(TrailDetailViewController.self, tab: 1)
    #expect(detail.trail.id == 1)
  }

  @Test("the settings change the units of the list")
  func settings() throws {
    let settings = try controller(SettingsViewController.self, tab: 3)
    click(settings.unitsControl, at: 0.75)
    #expect(Format.length(14.2) == "8.8 mi" && Format.height(100) == "328 ft")
    click(settings.unitsControl, at: 0.25)
    #expect(Format.length(14.2) == "14.2 km" && Format.time(5400) == "1 h 30 min")
    click(settings.profileSwitch)
    #expect(!Settings.showsProfile)
    click(settings.profileSwitch)
    #expect(Settings.showsProfile && settings.versionLabel.text == "Linux")
  }

  @Test("texts have the plural forms of the string tables, and the assets have their colours")
  func resources() {
    #expect([0, 1, 5].map(Format.hikes) == ["no hikes", "1 hike", "5 hikes"])
    #expect(
      [0, 1, 2].map(Format.companions) == ["alone", "with 1 companion", "with 2 companions"])
    #expect(String(localized: "\(1) places", table: "Places") == "1 place")
    #expect(UIColor(named: "Forest") != nil && UIColor(named: "None") == nil)
    #expect(UIImage(named: "Lake")?.size == CGSize(width: 360, height: 240))
  }

  @Test("a file is read through the module's bundle")
  func moduleBundle() throws {
    let url = try #require(Bundle.module.url(forResource: "trails", withExtension: "json"))
    let trails = try JSONDecoder().decode([Trail].self, from: Data(contentsOf: url))
    #expect(trails == TrailStore.shared.trails && trails.count == 8)
    #expect(Bundle.module.path(forResource: "none", ofType: "json") == nil)
    #expect(NSLocalizedString("stat.length", bundle: Bundle.module, comment: "") == "Length")
  }

  @Test("in German, the texts, the storyboard and the plural forms are translated")
  func german() async {
    // The test changes the environment of its process, so it runs in a separate process.
    let result = await #expect(processExitsWith: .success) {
      await MainActor.run {
        setenv("LANGUAGE", "de", 1)
        UIApplication.shared.launch(AppDelegate())
        let stage = Stage(size: CGSize(width: 480, height: 800))
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        guard let tabs = storyboard.instantiateInitialViewController() as? UITabBarController else {
          preconditionFailure("The storyboard has no tabs.")
        }
        stage.window.rootViewController = tabs
        stage.settle()
        let titles = tabs.tabBar.items?.map { $0.title ?? "" } ?? []
        precondition(titles == ["Wege", "Orte", "Tagebuch", "Einstellungen"], "\(titles)")
        stage.click(on: "Glacier Basin, Schwer")
        stage.settle()
        for name in ["Länge: 14.2 km", "Dein Tagebuch: keine Touren", "Teilen"] {
          precondition(stage.view(named: name) != nil, name)
        }
        precondition([0, 1, 5].map(Format.hikes) == ["keine Touren", "1 Tour", "5 Touren"])
        precondition(
          [0, 1, 2].map(Format.companions) == ["allein", "mit einer Begleitung", "mit 2 Leuten"])
        let places = [1, 3].map { String(localized: "\($0) places", table: "Places") }
        precondition(places == ["1 Ort", "3 Orte"], "\(places)")
      }
    }
    #expect(result != nil)
  }
}
