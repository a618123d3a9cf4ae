import AtriumContainers
import AtriumGeometry
import AtriumKit
import TestSupport

@MainActor
private func randomTransition(in world: ContainerWorld) -> StepTransition {
  world.random.element(of: StepTransition.catalogue) ?? .none
}

/// Stacks with any transition, with insertions and removals of children at any index.
struct RandomStacks: RandomContainerKind {
  func owns(_ controller: ViewController) -> Bool { controller is StackController }

  func make(in world: ContainerWorld, depth: Int) -> ViewController {
    let stack = StackController(
      rootViewController: world.makeChildOrContainer(depth: depth + 1),
      capacity: world.random.below(4))
    world.register(stack, "stack")
    for _ in 0..<world.random.below(3) {
      stack.push(
        world.makeChildOrContainer(depth: depth + 1), transition: randomTransition(in: world))
    }
    stack.isLockingInput = world.random.oneIn(2)
    return stack
  }

  func change(_ container: ViewController, in world: ContainerWorld, depth: Int) {
    guard let stack = container as? StackController else { return }
    let animated = !world.random.oneIn(3)
    let name = stack.title ?? ""
    let index = world.random.below(stack.count + 2) - 1
    switch world.random.below(10) {
    case 0...2 where stack.count < 6:
      let child = world.makeChildOrContainer(depth: depth)
      world.note("\(name) push \(child.title ?? "") \(animated)")
      stack.push(child, transition: randomTransition(in: world), animated: animated)
    case 3 where stack.count < 6:
      let child = world.makeChildOrContainer(depth: depth)
      world.note("\(name) insert \(child.title ?? "") at \(index) \(animated)")
      stack.insert(
        child, at: index, transition: randomTransition(in: world), animated: animated)
    case 4, 5:
      world.note("\(name) pop \(animated)")
      stack.pop(animated: animated)
    case 6:
      world.note("\(name) pop to \(index) \(animated)")
      stack.pop(toIndex: index, animated: animated)
    case 7:
      world.note("\(name) remove \(index) \(animated)")
      stack.remove(at: index, animated: animated)
    case 8:
      let capacity = world.random.below(4)
      world.note("\(name) capacity \(capacity)")
      stack.capacity = capacity
    default:
      world.note("\(name) release hidden views")
      stack.containerStack.releaseHiddenViews()
    }
  }

  func problem(of container: ViewController, in world: ContainerWorld) -> String? {
    guard let stack = container as? StackController else { return nil }
    let list = stack.viewControllers
    if Set(stack.children) != Set(list) {
      return "children \(stack.children.map { $0.title ?? "" }) for \(list.map { $0.title ?? "" })"
    }
    for (depth, child) in list.reversed().enumerated() {
      if world.balance.isMoving(child) { return "\(child.title ?? "") still moves" }
      let isIn = child.viewIfLoaded?.window != nil
      if isIn != (depth < stack.capacity) {
        return "\(child.title ?? "") at depth \(depth) is \(isIn ? "in" : "out")"
      }
      if depth > 0, world.balance.isThere(child) { return "\(child.title ?? "") below the top" }
    }
    guard let top = list.last else { return nil }
    if let problem = world.problem(ofShown: top) { return problem }
    let place = top.view.convert(top.view.bounds, to: stack.view)
    let area = stack.view.bounds
    let isRight =
      abs(place.minX) < 1e-6 && abs(place.minY) < 1e-6 && abs(place.width - area.width) < 1e-6
      && abs(place.height - area.height) < 1e-6
    return isRight ? nil : "\(top.title ?? "") stands at \(place) in \(area)"
  }
}

/// Placeholder controllers with two slots.
struct RandomPlaceholders: RandomContainerKind {
  private final class Places: PlaceholderController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.frame = Rect(x: 0, y: 0, width: 400, height: 400)
      let (left, right) = (View(), View())
      left.frame = Rect(x: 0, y: 0, width: 200, height: 400)
      right.frame = Rect(x: 200, y: 0, width: 200, height: 400)
      for place in [left, right] {
        place.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(place)
      }
      placeholderViews = [left, right]
    }
  }

  func owns(_ controller: ViewController) -> Bool { controller is Places }

  func make(in world: ContainerWorld, depth: Int) -> ViewController {
    let places = Places()
    world.register(places, "places")
    for index in 0..<world.random.below(3) {
      places.setInset(world.makeChildOrContainer(depth: depth + 1), at: index)
    }
    return places
  }

  func change(_ container: ViewController, in world: ContainerWorld, depth: Int) {
    guard let places = container as? Places else { return }
    let index = world.random.below(4) - 1
    let name = places.title ?? ""
    guard !world.random.oneIn(4) else {
      world.note("\(name) empty \(index)")
      return places.setInset(nil, at: index)
    }
    let child = world.makeChildOrContainer(depth: depth)
    world.note("\(name) set \(child.title ?? "") at \(index)")
    places.setInset(child, at: index, transition: randomTransition(in: world))
  }

  func problem(of container: ViewController, in world: ContainerWorld) -> String? {
    guard let places = container as? Places else { return nil }
    let insets = [0, 1].compactMap { places.inset(at: $0) }
    if Set(places.children).subtracting(insets).contains(where: { $0.viewIfLoaded?.window != nil })
    {
      return
        "children \(places.children.map { $0.title ?? "" }) for \(insets.map { $0.title ?? "" })"
    }
    return insets.lazy.compactMap(world.problem(ofShown:)).first
  }
}

/// Wizards, some of whose pages do not allow the user to leave them.
struct RandomWizards: RandomContainerKind {
  func owns(_ controller: ViewController) -> Bool { controller is WizardController }

  func make(in world: ContainerWorld, depth: Int) -> ViewController {
    let wizard = WizardController()
    world.register(wizard, "wizard")
    wizard.transitionStyle =
      world.random.element(of: [.none, .crossDissolve, .pushHorizontally]) ?? .none
    wizard.viewControllers = (0...world.random.below(3)).map { _ in
      world.makeChildOrContainer(depth: depth + 1)
    }
    return wizard
  }

  func change(_ container: ViewController, in world: ContainerWorld, depth: Int) {
    guard let wizard = container as? WizardController else { return }
    let index = world.random.below(wizard.viewControllers.count + 2) - 1
    if world.random.oneIn(5) {
      var list = wizard.viewControllers.shuffled(using: &world.random)
      if list.count < 4 { list.append(world.makeChildOrContainer(depth: depth)) }
      if world.random.oneIn(3) { list.removeFirst() }
      world.note("\(wizard.title ?? "") set \(list.map { $0.title ?? "" })")
      wizard.viewControllers = list
    } else {
      world.note("\(wizard.title ?? "") page \(index)")
      wizard.moveToPage(index)
    }
  }

  func problem(of container: ViewController, in world: ContainerWorld) -> String? {
    guard let wizard = container as? WizardController else { return nil }
    let page = wizard.selectedIndex.map { wizard.viewControllers[$0] }
    if wizard.inset(at: 0) !== page { return "shows \(wizard.inset(at: 0)?.title ?? "nothing")" }
    return page.flatMap(world.problem(ofShown:))
  }
}
