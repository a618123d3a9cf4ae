import Atrium

/// Two children: a scene of Atrium's playground.
///
/// Set `court` as the root of a window, and call `step(_:)` for each number below `count`.
@MainActor
struct PlayScene1 {
  let court = TilesController()
  let red = ViewController()
  let blue = ViewController()

  /// The number of steps.
  let count = 4

  init() {
    court.title = "court"
    red.title = "red"
    blue.title = "blue"
  }

  /// Runs a step; the next one follows when nothing moves any more.
  func step(_ number: Int) {
    switch number {
    case 0:
      _ = red
    case 1:
      court.addChild(red)
      court.view.addSubview(red.view)
      red.didMove(toParent: court)
    case 2:
      _ = blue
    case 3:
      court.addChild(blue)
      court.view.addSubview(blue.view)
      blue.didMove(toParent: court)
    default: break
    }
  }
}

/// Line by line: a scene of Atrium's playground.
///
/// Set `court` as the root of a window, and call `step(_:)` for each number below `count`.
@MainActor
struct PlayScene2 {
  let court = TilesController()
  let red = ViewController()

  /// The number of steps.
  let count = 4

  init() {
    court.title = "court"
    red.title = "red"
  }

  /// Runs a step; the next one follows when nothing moves any more.
  func step(_ number: Int) {
    switch number {
    case 0:
      _ = red
    case 1:
      court.addChild(red)
    case 2:
      court.view.addSubview(red.view)
    case 3:
      red.didMove(toParent: court)
    default: break
    }
  }
}

/// A stack in tabs: a scene of Atrium's playground.
///
/// Set `court` as the root of a window, and call `step(_:)` for each number below `count`.
@MainActor
struct PlayScene3 {
  let court = TilesController()
  let tabs = TabBarController()
  let navigation = NavigationController()
  let green = ViewController()
  let red = ViewController()
  let blue = ViewController()

  /// The number of steps.
  let count = 10

  init() {
    court.title = "court"
    tabs.title = "tabs"
    navigation.title = "navigation"
    green.title = "green"
    red.title = "red"
    blue.title = "blue"
  }

  /// Runs a step; the next one follows when nothing moves any more.
  func step(_ number: Int) {
    switch number {
    case 0:
      _ = tabs
    case 1:
      court.addChild(tabs)
      court.view.addSubview(tabs.view)
      tabs.didMove(toParent: court)
    case 2:
      _ = navigation
    case 3:
      tabs.viewControllers = (tabs.viewControllers ?? []) + [navigation]
    case 4:
      _ = green
    case 5:
      tabs.viewControllers = (tabs.viewControllers ?? []) + [green]
    case 6:
      _ = red
    case 7:
      navigation.pushViewController(red, animated: true)
    case 8:
      _ = blue
    case 9:
      navigation.pushViewController(blue, animated: true)
    default: break
    }
  }
}

/// A sheet over a stack: a scene of Atrium's playground.
///
/// Set `court` as the root of a window, and call `step(_:)` for each number below `count`.
@MainActor
struct PlayScene4 {
  let court = TilesController()
  let navigation = NavigationController()
  let red = ViewController()
  let blue = ViewController()

  /// The number of steps.
  let count = 6

  init() {
    court.title = "court"
    navigation.title = "navigation"
    red.title = "red"
    blue.title = "blue"
  }

  /// Runs a step; the next one follows when nothing moves any more.
  func step(_ number: Int) {
    switch number {
    case 0:
      _ = navigation
    case 1:
      court.addChild(navigation)
      court.view.addSubview(navigation.view)
      navigation.didMove(toParent: court)
    case 2:
      _ = red
    case 3:
      navigation.pushViewController(red, animated: true)
    case 4:
      _ = blue
    case 5:
      blue.modalPresentationStyle = .pageSheet
      red.present(blue, animated: true)
    default: break
    }
  }
}

/// A ring in a split: a scene of Atrium's playground.
///
/// Set `court` as the root of a window, and call `step(_:)` for each number below `count`.
@MainActor
struct PlayScene5 {
  let court = TilesController()
  let split = SplitViewController(style: .doubleColumn)
  let red = ViewController()
  let ring = RingMenuController()
  let blue = ViewController()

  /// The number of steps.
  let count = 9

  init() {
    court.title = "court"
    split.title = "split"
    red.title = "red"
    ring.title = "ring"
    blue.title = "blue"
  }

  /// Runs a step; the next one follows when nothing moves any more.
  func step(_ number: Int) {
    switch number {
    case 0:
      _ = split
    case 1:
      court.addChild(split)
      court.view.addSubview(split.view)
      split.didMove(toParent: court)
    case 2:
      _ = red
    case 3:
      split.setViewController(
        red, for: split.viewController(for: .primary) == nil ? .primary : .secondary)
    case 4:
      _ = ring
    case 5:
      split.setViewController(
        ring, for: split.viewController(for: .primary) == nil ? .primary : .secondary)
    case 6:
      _ = blue
    case 7:
      ring.viewControllers.append(blue)
    case 8:
      court.view.window?.requestSize(Size(width: 300, height: 400))
    default: break
    }
  }
}

/// Forwarding by hand: a scene of Atrium's playground.
///
/// Set `court` as the root of a window, and call `step(_:)` for each number below `count`.
@MainActor
struct PlayScene6 {
  let court = TilesController()
  let hand = HandController()
  let red = ViewController()

  /// The number of steps.
  let count = 8

  init() {
    court.title = "court"
    hand.title = "hand"
    red.title = "red"
  }

  /// Runs a step; the next one follows when nothing moves any more.
  func step(_ number: Int) {
    switch number {
    case 0:
      _ = hand
    case 1:
      court.addChild(hand)
      court.view.addSubview(hand.view)
      hand.didMove(toParent: court)
    case 2:
      _ = red
    case 3:
      hand.addChild(red)
    case 4:
      hand.view.addSubview(red.view)
    case 5:
      red.beginAppearanceTransition(true, animated: true)
    case 6:
      red.endAppearanceTransition()
    case 7:
      red.didMove(toParent: hand)
    default: break
    }
  }
}

/// An interrupted pop: a scene of Atrium's playground.
///
/// Set `court` as the root of a window, and call `step(_:)` for each number below `count`.
@MainActor
struct PlayScene7 {
  let court = TilesController()
  let navigation = NavigationController()
  let red = ViewController()
  let blue = ViewController()

  /// The number of steps.
  let count = 7

  init() {
    court.title = "court"
    navigation.title = "navigation"
    red.title = "red"
    blue.title = "blue"
  }

  /// Runs a step; the next one follows when nothing moves any more.
  func step(_ number: Int) {
    switch number {
    case 0:
      _ = navigation
    case 1:
      court.addChild(navigation)
      court.view.addSubview(navigation.view)
      navigation.didMove(toParent: court)
    case 2:
      _ = red
    case 3:
      navigation.pushViewController(red, animated: true)
    case 4:
      _ = blue
    case 5:
      navigation.pushViewController(blue, animated: true)
    case 6:
      // A finger drags the page of navigation back by 30 %.
      break
    default: break
    }
  }
}

/// Across the square: a scene of Atrium's playground.
///
/// Set `court` as the root of a window, and call `step(_:)` for each number below `count`.
@MainActor
struct PlayScene8 {
  let court = TilesController()
  let red = ViewController()
  let blue = ViewController()

  /// The number of steps.
  let count = 5

  init() {
    court.title = "court"
    red.title = "red"
    blue.title = "blue"
  }

  /// Runs a step; the next one follows when nothing moves any more.
  func step(_ number: Int) {
    switch number {
    case 0:
      _ = red
    case 1:
      court.addChild(red)
      court.view.addSubview(red.view)
      red.didMove(toParent: court)
    case 2:
      _ = blue
    case 3:
      court.addChild(blue)
      court.view.addSubview(blue.view)
      blue.didMove(toParent: court)
    case 4:
      court.view.window?.requestSize(Size(width: 280, height: 380))
    default: break
    }
  }
}

/// Over a covered child: a scene of Atrium's playground.
///
/// Set `court` as the root of a window, and call `step(_:)` for each number below `count`.
@MainActor
struct PlayScene9 {
  let court = TilesController()
  let red = ViewController()
  let blue = ViewController()

  /// The number of steps.
  let count = 4

  init() {
    court.title = "court"
    red.title = "red"
    blue.title = "blue"
  }

  /// Runs a step; the next one follows when nothing moves any more.
  func step(_ number: Int) {
    switch number {
    case 0:
      _ = red
    case 1:
      court.addChild(red)
      court.view.addSubview(red.view)
      red.didMove(toParent: court)
    case 2:
      _ = blue
    case 3:
      blue.modalPresentationStyle = .fullScreen
      court.present(blue, animated: true)
    default: break
    }
  }
}

/// A resize that is no rotation: a scene of Atrium's playground.
///
/// Set `court` as the root of a window, and call `step(_:)` for each number below `count`.
@MainActor
struct PlayScene10 {
  let court = TilesController()
  let red = ViewController()
  let blue = ViewController()

  /// The number of steps.
  let count = 5

  init() {
    court.title = "court"
    red.title = "red"
    blue.title = "blue"
  }

  /// Runs a step; the next one follows when nothing moves any more.
  func step(_ number: Int) {
    switch number {
    case 0:
      _ = red
    case 1:
      court.addChild(red)
      court.view.addSubview(red.view)
      red.didMove(toParent: court)
    case 2:
      _ = blue
    case 3:
      court.addChild(blue)
      court.view.addSubview(blue.view)
      blue.didMove(toParent: court)
    case 4:
      court.view.window?.requestSize(Size(width: 330, height: 250))
    default: break
    }
  }
}

/// A container that places the views of its children side by side.
class TilesController: ViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let tiles = view.subviews
    let columns = max(1, Int(Double(tiles.count).squareRoot().rounded(.up)))
    let rows = (tiles.count + columns - 1) / columns
    for (index, tile) in tiles.enumerated() {
      let size = Size(
        width: view.bounds.width / Double(columns), height: view.bounds.height / Double(rows))
      let place = Rect(
        x: Double(index % columns) * size.width, y: Double(index / columns) * size.height,
        width: size.width, height: size.height)
      tile.frame = place.insetBy(dx: min(8, size.width / 4), dy: min(8, size.height / 4))
    }
  }
}

/// A container that does not forward appearance calls automatically.
final class HandController: TilesController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
