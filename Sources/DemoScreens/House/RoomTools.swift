import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The strip below every room: a button that opens the ring, one that shows the shortcuts, and a
/// line for messages and for the names of buttons.
final class RoomTools: View {
  /// The height in windows with room, and in small ones, in points.
  private static let heights = (usual: 36.0, small: 28.0)
  /// How long a message stays, in seconds.
  static let messageTime = 6.0

  let ringButton = RoomToolButton(.ring, name: "Show the ring", keys: "Shift+F10")
  let shortcutsButton = RoomToolButton(.shortcuts, name: "Show the shortcuts", keys: "F1")
  private let line = Label(font: .preferredFont(forTextStyle: .footnote))
  private var message: String?
  private var end: Timer?

  init() {
    super.init(frame: .zero)
    line.textRole = \.secondaryLabel
    line.lineBreakMode = .byTruncatingTail
    line.isUserInteractionEnabled = false
    for view in [line, ringButton, shortcutsButton] { addSubview(view) }
    for button in [ringButton, shortcutsButton] {
      button.onTip = { [weak self] in self?.updateLine() }
    }
    updateLine()
  }

  /// The height of the strip in a window of a size, in points.
  static func height(in size: Size) -> Double {
    size.height < 420 || size.width < 420 ? heights.small : heights.usual
  }

  /// Shows a message for some seconds, or until the next one.
  func say(_ text: String) {
    end?.invalidate()
    message = text
    end = window?.scheduleTimer(withTimeInterval: RoomTools.messageTime) { [weak self] _ in
      self?.beQuiet()
    }
    updateLine()
  }

  /// Removes the message.
  func beQuiet() {
    end?.invalidate()
    (end, message) = (nil, nil)
    updateLine()
  }

  private func updateLine() {
    let tip = [ringButton, shortcutsButton].first(where: \.showsTip)?.tip
    line.text = tip ?? message ?? ""
    line.isHidden = line.text.isEmpty
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = max(0, bounds.height - (bounds.height < RoomTools.heights.usual ? 4 : 8))
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    var x = 8.0
    for button in [shortcutsButton, ringButton] {
      button.frame = Rect(
        x: isMirrored ? x : bounds.width - x - side, y: 0, width: side, height: side)
      x += side + 4
    }
    let size = line.sizeThatFits(.zero)
    let width = min(size.width, max(0, bounds.width - x - 20))
    line.frame = Rect(
      x: isMirrored ? x + 8 : bounds.width - x - 8 - width,
      y: ((side - size.height) / 2).rounded(), width: width, height: size.height)
  }
}
