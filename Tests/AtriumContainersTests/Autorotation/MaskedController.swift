import AtriumGeometry
import AtriumKit

/// A controller with settable supported orientations, which reports its rotation calls to a closure.
class MaskedController: ViewController {
  var mask: InterfaceOrientationMask {
    didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }
  var autorotates = true
  var onCall: ((String) -> Void)?
  /// The number of times that the controller was asked for its orientations.
  private(set) var questionCount = 0

  init(_ name: String, _ mask: InterfaceOrientationMask = .all) {
    self.mask = mask
    super.init()
    title = name
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask {
    questionCount += 1
    return mask
  }
  override var shouldAutorotate: Bool { autorotates }

  override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    onCall?("wr")
  }

  override func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {
    onCall?("war")
  }

  /// The orientation, the bounds and the size classes as a string, for example `portrait 400x600 compact x
  /// regular`.
  var state: String {
    let (size, traits) = (view.bounds.size, traitCollection)
    return "\(interfaceOrientation.name) \(Int(size.width))x\(Int(size.height)) "
      + "\(traits.horizontalSizeClass) x \(traits.verticalSizeClass)"
  }
}

/// A small version of CoconutKit's stack: the topmost `capacity` cards are on screen.
final class CardPile: ViewController, AutorotatingContainer {
  private(set) var cards: [ViewController]
  let capacity: Int
  var ownMask = InterfaceOrientationMask.all {
    didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }
  var ownAutorotates = true

  init(named name: String = "S", capacity: Int = 2, _ cards: ViewController...) {
    (self.cards, self.capacity) = (cards, capacity)
    super.init()
    title = name
    for card in cards {
      addChild(card)
      card.didMove(toParent: self)
    }
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask {
    supportedInterfaceOrientations(own: ownMask)
  }
  override var shouldAutorotate: Bool { shouldAutorotate(own: ownAutorotates) }

  func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    switch mode {
    case .container: cards.suffix(capacity).reversed()
    case .containerAndNoChildren: []
    case .containerAndTopChildren: cards.suffix(1)
    case .containerAndAllChildren: cards.reversed()
    }
  }

  var keepsOrientationsOfChildren: Bool { true }
  var childrenInTransitionOrder: [ViewController] { cards.reversed() }

  override func viewDidLoad() {
    super.viewDidLoad()
    for card in cards.suffix(capacity) { put(card) }
  }

  func push(_ card: ViewController) {
    cards.append(card)
    addChild(card)
    put(card)
    card.didMove(toParent: self)
  }

  private func put(_ card: ViewController) {
    card.view.frame = view.bounds
    card.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(card.view)
  }
}
