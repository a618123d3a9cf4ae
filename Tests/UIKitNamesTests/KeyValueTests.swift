import AtriumHarness
import StandIns
import Testing
import UIKit

/// Observation of properties by key paths, in code written for iOS.
@MainActor
struct KeyValueTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300))
  private let controller = ThermometerController()

  init() {
    stage.window.rootViewController = controller
    stage.settle()
  }

  @Test("dynamic properties of the program notify their observers at once")
  func models() {
    #expect(controller.log == ["0.0 20.0 20.0"])
    controller.log = []
    controller.thermometer.degrees = 21
    #expect(controller.log == ["20.0 21.0 21.0"])
    controller.thermometer.place = "attic"
    #expect(controller.log == ["20.0 21.0 21.0", "attic true"])
    #expect(controller.thermometer.moves == 1)
    controller.thermometer.place = "attic"
    #expect(controller.log.count == 2)
    controller.endObserving()
    controller.thermometer.degrees = 22
    #expect(controller.log.count == 2)
  }

  @Test("properties of views notify their observers after the layout, and offsets at once")
  func views() {
    controller.log = []
    controller.scroll.contentSize = CGSize(width: 100, height: 500)
    #expect(controller.log == [])
    stage.settle()
    #expect(controller.log == ["contentSize 500.0"])
    controller.scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(controller.log == ["contentSize 500.0", "offset 30.0"])
    controller.log = []
    stage.resize(to: CGSize(width: 260, height: 300))
    stage.settle()
    #expect(controller.log == ["width 260.0"])
    controller.log = []
    controller.endObserving()
    controller.scroll.contentSize.height = 600
    stage.settle()
    #expect(controller.log == [])
  }

  @Test("observations do not keep objects alive, and end with them")
  func lifetimes() {
    var view: UIView? = UIView()
    weak let weakView = view
    var count = 0
    let observation = view?.observe(\.alpha) { _, _ in count += 1 }
    view?.alpha = 0.5
    stage.settle()
    stage.window.rootViewController?.view.setNeedsLayout()
    stage.settle()
    #expect(count == 1)
    view = nil
    #expect(weakView == nil)
    observation?.invalidate()
  }

  @Test("self in the initial value of a stored property sends an action along the responder chain")
  func initialValues() {
    controller.log = []
    stage.click(at: CGPoint(x: 20, y: 20))
    #expect(controller.log == ["20.0 21.0 21.0"])
  }

  @Test("generic functions register classes of cells, and a table controller is made without a nib")
  func registration() {
    let table = ReadingsController(readings: [3, 5])
    stage.window.rootViewController = table
    stage.settle()
    let cells = table.tableView.visibleCells
    #expect(cells.map { $0.textLabel?.text ?? "" } == ["3", "5"])
    #expect(cells.map(\.tag) == [7, 7] && cells.allSatisfy { $0 is ReadingCell })
    #expect(spareCell().tag == 7)
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    #expect(view.constraint(.width) === width && view.constraint(.height) == nil)
    #expect("\(LoggedConstraint())" == "logged")
  }
}
