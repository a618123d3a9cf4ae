import AtriumControls
import AtriumKit

extension RingMenuView {
  /// The thumb buttons of a mouse, for back and forward.
  static let thumbButtons: Set<PointerButton> = [.back, .forward]

  /// Installs a recogniser for each thumb button: back goes back in the open ring, and forward has no effect.
  ///
  /// The ring's recognisers take precedence over the recognisers of the containers around the ring, so that the
  /// click does not also go back in the content below.
  func installThumbButtons() {
    for button in RingMenuView.thumbButtons {
      let click = TapGestureRecognizer { [weak self] _ in
        if let self, button == .back, isOpen { goBack() }
      }
      click.buttonMaskRequired = [button]
      click.allowedTouchTypes = [.indirectPointer]
      addGestureRecognizer(click)
    }
  }

  /// The key commands for the keys that, without an open ring, go back and forward in navigation controllers.
  ///
  /// While the ring is open, these keys go back one level or have no effect.
  var levelKeyCommands: [KeyCommand] {
    guard isOpen else { return [] }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let (left, right) = (KeyCommand.inputLeftArrow, KeyCommand.inputRightArrow)
    let backKeys: [(String, KeyModifierFlags)] = [
      (isMirrored ? right : left, .alternate), (KeyCommand.inputBack, []),
    ]
    let forwardKeys: [(String, KeyModifierFlags)] = [
      (isMirrored ? left : right, .alternate), (KeyCommand.inputForward, []),
    ]
    let back = backKeys.map { input, flags in
      KeyCommand(title: backTitle, input: input, modifierFlags: flags) { [weak self] in
        if let self, isOpen { goBack(byKey: true) }
      }
    }
    return back + forwardKeys.map { KeyCommand(input: $0, modifierFlags: $1) {} }
  }

  /// The title of the command that leaves the current level, for lists of shortcuts.
  var backTitle: String { String(localized: levels.isFirst ? "Close the ring" : "Up one level") }
}
