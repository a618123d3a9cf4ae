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

  @Test("the filter is a sheet whose switches and slider change the list")
  func filter() throws {
    let list = try controller(TrailListViewController.self, tab: 0)
    list.performSegue(withIdentifier: "showFilter", sender: nil)
    stage.settle()
    let navigation = try #require(list.presentedViewController as? UINavigationController)
    let filter = try #require(navigation.topViewController as? FilterViewController)
    filter.filter.difficulties = [.easy]
    filter.filter.maximumLength = 6
    stage.settle()
    #expect(list.tableView.numberOfSections == 1)
    filter.filter.difficulties = []
    stage.settle()
    #expect(list.tableView.numberOfSections == 0 && list.tableView.backgroundView is UILabel)
    filter.reset(self)
    #expect(list.tableView.numberOfSections == TrailStore.shared.regions.count)
    filter.done(self)
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
    form.companionsStepper.value = 2
    form.companionsChanged(form.companionsStepper)
    #expect(form.companionsLabel.text == "with 2 companions")
    form.save(form.saveButton)
    stage.settle()
    #expect(journal.presentedViewController == nil && Journal.shared.hikes.count == before + 1)
    #expect(journal.tableView.numberOfRows(inSection: 0) == before + 1)
    #expect(journal.tableView.backgroundView == nil)
    for hike in Journal.shared.hikes { Journal.shared.remove(hike) }
    stage.settle()
    #expect(journal.tableView.backgroundView != nil)
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
    settings.unitsControl.selectedSegmentIndex = 1
    settings.unitsChanged(settings.unitsControl)
    #expect(Format.length(14.2) == "8.8 mi" && Format.height(100) == "328 ft")
    settings.unitsControl.selectedSegmentIndex = 0
    settings.unitsChanged(settings.unitsControl)
    #expect(Format.length(14.2) == "14.2 km" && Format.time(5400) == "1 h 30 min")
    #expect(settings.versionLabel.text == "Linux")
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
}
