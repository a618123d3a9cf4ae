import AtriumKit

extension RingMenuView {
  /// The buttons of a mouse that go back and forward.
  static let thumbButtons: Set<PointerButton> = [.back, .forward]

  /// Goes back by the thumb button of a mouse; the other one does nothing on the open ring.
  ///
  /// Both are taps of the ring's own view, which come before those of the containers around it: the
  /// click must not leave the page or the room below as well.
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

  /// The keys that go back and forward elsewhere: on the open ring they go up one level, or do nothing.
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

  /// The effect of leaving the present level, as lists of shortcuts name it.
  var backTitle: String { levels.isFirst ? "Close the ring" : "Up one level" }
}
