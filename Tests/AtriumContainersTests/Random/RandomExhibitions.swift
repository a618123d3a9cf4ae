import AtriumContainers
import AtriumGeometry
import AtriumKit
import TestSupport

/// A container that a program might write: it displays several members side by side, with various
/// layouts.
final class Exhibition: ViewController, ContainerDriverDelegate {
  private lazy var driver = ContainerDriver(self, delegate: self, order: .exchange)
  /// The number of the layout for the next change.
  var look = 0
  /// Called before a change begins, when the closure may request another change.
  var onBeginning: (() -> Void)?

  var content: ContainerContent { driver.content }
  var wanted: ContainerContent { driver.wanted }

  func set(_ content: ContainerContent, animated: Bool) { driver.set(content, animated: animated) }

  func childrenView(for driver: ContainerDriver) -> View { view }

  func containerDriver(_ driver: ContainerDriver, frameOf child: ViewController) -> Rect {
    let (shown, place) = (driver.content.displayed, view.bounds)
    guard let index = shown.firstIndex(of: child) else { return place }
    let width = place.width / Double(shown.count)
    return Rect(x: Double(index) * width, y: 0, width: width, height: place.height)
  }

  func containerDriver(
    _ driver: ContainerDriver, lookOf change: ContainerChange
  ) -> ContainerLook {
    guard change.isAnimated else { return .atOnce }
    switch look {
    case 0: return .block(duration: 0.2, options: .transitionCrossDissolve)
    case 1: return .animator(Transition.push(from: .trailing).animator())
    case 2: return .animator(Transition.crossDissolve.animator(duration: 0))
    default: return .atOnce
    }
  }

  func containerDriver(_ driver: ContainerDriver, willBegin change: ContainerChange) {
    let action = onBeginning
    onBeginning = nil
    action?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    driver.containerWillAppear()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    driver.layOut()
  }

  override func viewWillDisappear(_ animated: Bool) {
    driver.containerWillDisappear()
    super.viewWillDisappear(animated)
  }
}

/// Containers that are written with the driver.
struct RandomExhibitions: RandomContainerKind {
  func owns(_ controller: ViewController) -> Bool { controller is Exhibition }

  func make(in world: ContainerWorld, depth: Int) -> ViewController {
    let exhibition = Exhibition()
    world.register(exhibition, "exhibition")
    let members = (0...world.random.below(4)).map { _ in
      world.makeChildOrContainer(depth: depth + 1)
    }
    exhibition.set(content(of: members, in: world), animated: false)
    return exhibition
  }

  /// Returns content that displays some of the members.
  private func content(
    of members: [ViewController], in world: ContainerWorld
  ) -> ContainerContent {
    let count = world.random.below(min(3, members.count) + 1)
    let displayed = members.shuffled(using: &world.random).prefix(count)
    return ContainerContent(members: members, displayed: Array(displayed))
  }

  func change(_ container: ViewController, in world: ContainerWorld, depth: Int) {
    guard let exhibition = container as? Exhibition else { return }
    exhibition.look = world.random.below(4)
    let animated = !world.random.oneIn(3)
    var members = exhibition.wanted.members
    if world.random.oneIn(3) {
      members.shuffle(using: &world.random)
      if world.random.oneIn(2), !members.isEmpty { members.removeLast() }
      if members.count < 5, world.random.oneIn(2) {
        members.append(world.makeChildOrContainer(depth: depth))
      }
    }
    let content = content(of: members, in: world)
    if world.random.oneIn(4) {
      let other = self.content(of: members, in: world)
      exhibition.onBeginning = { [weak exhibition] in exhibition?.set(other, animated: true) }
    }
    world.note(
      "\(exhibition.title ?? "") set \(members.map { $0.title ?? "" }) displayed "
        + "\(content.displayed.map { $0.title ?? "" }) look \(exhibition.look) \(animated)")
    exhibition.set(content, animated: animated)
  }

  func problem(of container: ViewController, in world: ContainerWorld) -> String? {
    guard let exhibition = container as? Exhibition else { return nil }
    let content = exhibition.content
    if content != exhibition.wanted { return "waits at rest" }
    if Set(exhibition.children) != Set(content.displayed) {
      return "children \(exhibition.children.map { $0.title ?? "" }) for "
        + "\(content.displayed.map { $0.title ?? "" })"
    }
    return content.displayed.compactMap(world.problem(ofShown:)).first
  }
}
