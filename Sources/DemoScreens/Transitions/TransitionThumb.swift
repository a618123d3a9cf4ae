package import AtriumContainers
package import AtriumControls
import AtriumGeometry
package import AtriumGraphics
package import AtriumKit

/// A thumbnail of a transition in the grid: its two pages, with the name below.
package final class TransitionThumb: Control {
  /// The position that a thumbnail at rest shows, at which all transitions look different.
  package static let restingPosition = 0.4
  /// The number of times that a thumbnail plays before it rests.
  private static let rounds = 3.0
  /// The pause at both ends of the transition, in seconds.
  private static let pause = 0.35
  private static let gap = 6.0

  package let transition: StepTransition
  package let pair: TransitionPairView
  private let name: Label
  private var link: DisplayLink?
  private var startTime: Double?
  /// Whether the thumbnail was focused by a key.
  private(set) var isReachedByKeys = false
  /// Called when a pointer or the focus enters or leaves the thumbnail.
  var onAttention: () -> Void = {}

  init(_ transition: StepTransition) {
    self.transition = transition
    pair = TransitionPairView(transition, position: TransitionThumb.restingPosition)
    // A soft hyphen lets the longest word continue on the next line in a narrow thumbnail.
    let shortName = String(localized: transition.shortName).replacing(
      "counterclockwise", with: "counter\u{AD}clockwise")
    name = Label(text: shortName, font: .preferredFont(forTextStyle: .caption))
    super.init()
    name.numberOfLines = 0
    name.lineBreakMode = .byWordWrapping
    pair.cornerRadius = Theme.cornerRadius
    accessibilityLabel = transition.title
    accessibilityTraits = [.button, .toggleButton]
    focusGroupIdentifier = "transitions"
    for view in [pair, name] { addSubview(view) }
  }

  /// The font of the name.
  var nameFont: Font { name.font }
  /// The pieces of the name that are never broken across lines: words, or parts of a word between soft hyphens.
  var nameWords: [String] {
    name.text.split { $0 == " " || $0 == "\u{AD}" }.map(String.init)
  }

  /// Whether the thumbnail is playing.
  package var isMoving: Bool { link != nil }

  /// Returns the height of the thumbnail for a width, in points.
  func height(forWidth width: Double) -> Double {
    pictureHeight(width) + TransitionThumb.gap + name.sizeThatFits(Size(width: width)).height
  }

  private func pictureHeight(_ width: Double) -> Double { (width * 0.66).rounded() }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let height = pictureHeight(bounds.width)
    pair.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    let top = height + TransitionThumb.gap
    let fitting = name.sizeThatFits(Size(width: bounds.width)).height
    name.frame = Rect(
      x: 0, y: top, width: bounds.width, height: min(fitting, max(0, bounds.height - top)))
  }

  package override func stateDidChange() {
    super.stateDidChange()
    let theme = theme
    name.textRole = isSelected || isHovered ? \.label : \.secondaryLabel
    pair.borderWidth = isSelected ? 3 : 1
    pair.borderColor = isSelected ? theme.accent : isHovered ? theme.outline : theme.separator
    onAttention()
  }

  package override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    View.performWithoutAnimation { stateDidChange() }
  }

  package override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    isReachedByKeys = context.nextFocusedView === self && !context.focusHeading.isEmpty
    onAttention()
  }

  /// Draws the focus ring around the picture, because a ring around the whole thumbnail would cross the name.
  package override func drawFocusRing(in canvas: borrowing Canvas) {
    theme.drawFocusRing(around: pair.frame, cornerRadius: Theme.cornerRadius, in: canvas)
  }

  // MARK: Movement

  /// Plays the transition forwards and backwards a few times.
  func move() {
    guard link == nil, traitCollection.motion == .full, transition.defaultDuration > 0 else {
      return
    }
    startTime = nil
    let link = DisplayLink(view: self) { [weak self] in self?.advance(to: $0) }
    self.link = link
    link.isPaused = false
    pair.position = 0
  }

  /// Stops playing and shows the resting position.
  func rest() {
    link?.isPaused = true
    link = nil
    pair.position = TransitionThumb.restingPosition
  }

  private func advance(to time: Double) {
    let start = startTime ?? time
    startTime = start
    let length = transition.defaultDuration
    let pause = TransitionThumb.pause
    let round = 2 * (length + pause)
    let rounds = (time - start) / round
    guard rounds < TransitionThumb.rounds, traitCollection.motion == .full else { return rest() }
    let place = (rounds - rounds.rounded(.down)) * round
    pair.position =
      place < length + pause
      ? min(1, place / length) : max(0, 1 - (place - length - pause) / length)
  }
}
