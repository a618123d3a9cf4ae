public import AtriumKit

/// A simple screen that can be reproduced with other toolkits, for comparing measurements.
public struct BenchScreen: Screen {
  private let kind: BenchContainerController.Kind?

  /// Makes the screen whose controller itself slides the pages.
  public init() { kind = nil }

  private init(_ kind: BenchContainerController.Kind) { self.kind = kind }

  /// The screen that pushes its pages onto a navigation controller.
  public static let push = BenchScreen(.push)
  /// The screen that shows its pages in a page view controller.
  public static let turn = BenchScreen(.turn)

  /// `bench`, `bench-push` or `bench-turn`.
  public var name: String {
    switch kind {
    case nil: "bench"
    case .push: "bench-push"
    case .turn: "bench-turn"
    }
  }

  /// *Atrium bench*, with the kind of container if there is one.
  public var title: String {
    switch kind {
    case nil: "Atrium bench"
    case .push: "Atrium bench push"
    case .turn: "Atrium bench turn"
    }
  }

  /// A description of the screen.
  public var summary: String {
    switch kind {
    case nil: "Four plain screens that slide, for measuring beside other toolkits."
    case .push: "The screens of the bench on a navigation controller."
    case .turn: "The screens of the bench as pages."
    }
  }

  /// Makes the controller.
  public func makeController(_ environment: DemoEnvironment) -> ViewController {
    kind.map { BenchContainerController($0) } ?? BenchController()
  }
}
