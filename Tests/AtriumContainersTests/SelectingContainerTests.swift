import AtriumContainers
import AtriumHarness
import AtriumKit
import Testing

/// The members that all containers with a selection share.
@MainActor
struct SelectingContainerTests {
  private let pages = ["A", "B", "C"].map { Recording.controller($0) }

  private var containers: [any SelectingContainer] {
    let (pager, menu, ring) = (PagerController(), DropDownMenuController(), RingMenuController())
    let (sliding, wizard) = (SlidingMenuController(), WizardController())
    pager.viewControllers = titled("A", "B", "C")
    menu.viewControllers = titled("A", "B", "C")
    ring.viewControllers = titled("A", "B", "C")
    sliding.setViewControllers(titled("A", "B", "C"), menuTitles: ["A", "B", "C"])
    wizard.viewControllers = titled("A", "B", "C")
    let carousel = CarouselController()
    carousel.viewControllers = titled("A", "B", "C")
    return [pager, menu, ring, sliding, wizard, carousel]
  }

  private func titled(_ titles: String...) -> [ViewController] {
    titles.map { Recording.controller($0) }
  }

  @Test("in each container a child can be selected by controller, by index, and by a saved state")
  func select() {
    let all = containers
    #expect(all.count == 6)
    for container in all {
      let name = "\(type(of: container))"
      let stage = Stage()
      stage.window.rootViewController = container
      stage.settle()
      #expect(container.selectedIndex == 0, "\(name)")
      container.select(at: 2, animated: true)
      stage.settle()
      #expect(
        container.selectedViewController?.title == "C" && container.selectedIndex == 2, "\(name)")
      let state = container.savedState
      #expect(state == SavedSelection(selectedIndex: 2), "\(name)")
      container.selectedIndex = 1
      stage.settle()
      #expect(container.selectedViewController?.title == "B", "\(name)")
      // There is nothing to select.
      for index in [-1, 3, .max, .min] {
        container.select(at: index, animated: true)
        container.selectedIndex = index
        container.restore(SavedSelection(selectedIndex: index))
      }
      container.selectedIndex = nil
      container.restore(SavedSelection(selectedIndex: nil))
      container.select(ViewController(), animated: false)
      stage.settle()
      #expect(container.selectedIndex == 1, "\(name)")
      container.restore(state)
      stage.settle()
      #expect(container.selectedIndex == 2, "\(name)")
      container.selectedViewController = container.viewControllers[0]
      stage.settle()
      #expect(container.selectedIndex == 0, "\(name)")
    }
  }

  @Test("an empty container has no selection")
  func empty() {
    let all: [any SelectingContainer] = [
      PagerController(), DropDownMenuController(), RingMenuController(), SlidingMenuController(),
      WizardController(), CarouselController(),
    ]
    for container in all {
      container.select(at: 0, animated: true)
      #expect(container.selectedIndex == nil && container.viewControllers.isEmpty)
      #expect(container.savedState == SavedSelection(selectedIndex: nil))
    }
  }

  @Test("a selection by the user calls an override of select")
  func overrides() {
    let pager = CountingPager()
    pager.viewControllers = pages
    let stage = Stage()
    stage.window.rootViewController = pager
    stage.settle()
    stage.key("Right")
    stage.settle()
    #expect(pager.chosen == ["B"] && pager.selectedIndex == 1)
    stage.key("End")
    stage.settle()
    #expect(pager.chosen == ["B", "C"])
    stage.key("Right")
    #expect(pager.chosen == ["B", "C"])
  }

  @Test("C-19: each kind of container is found from a descendant controller")
  func lookUp() {
    for container in containers {
      let (deep, between) = (ViewController(), ViewController())
      container.addChild(between)
      between.addChild(deep)
      #expect(
        [
          deep.pagerController, deep.dropDownMenuController, deep.ringMenuController,
          deep.slidingMenuController, deep.wizardController,
        ].compactMap { $0 as ViewController? }
          == (container is CarouselController ? [] : [container as ViewController]))
    }
  }
}

private final class CountingPager: PagerController {
  var chosen: [String] = []
  override func select(_ viewController: ViewController, animated: Bool) {
    chosen.append(viewController.title ?? "")
    super.select(viewController, animated: animated)
  }
}
