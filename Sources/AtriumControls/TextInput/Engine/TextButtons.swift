import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Handles the middle and the right button of the pointer in text (TX-29, TX-17).
@MainActor
final class TextButtons {
  private unowned let interaction: TextInteraction
  private let menu: TextButtonGestureRecognizer
  private let paste: TextButtonGestureRecognizer

  init(_ interaction: TextInteraction) {
    self.interaction = interaction
    menu = TextButtonGestureRecognizer(.secondary) { [weak interaction] press in
      interaction?.buttons.showMenu(at: press)
    }
    paste = TextButtonGestureRecognizer(.middle) { [weak interaction] press in
      interaction?.buttons.pastePrimary(at: press)
    }
  }

  /// Adds the recognisers to the view.
  func attach(to host: View) {
    for recognizer in [menu, paste] {
      recognizer.delegate = self
      host.addGestureRecognizer(recognizer)
    }
  }

  private var editor: TextEditor { interaction.editor }

  /// Makes the view first responder in response to a click.
  ///
  /// - Returns: The location of the click in the coordinates of the text and of the view; nil if the view
  ///   has not become first responder.
  private func begin(_ press: TapGestureRecognizer) -> (point: Point, inView: Point)? {
    guard let host = interaction.host else { return nil }
    host.becomeFirstResponder()
    guard host.isFirstResponder else { return nil }
    interaction.commitComposition()
    let place = press.location(in: host)
    return (place - host.textOrigin, place)
  }

  /// Shows the menu at the pointer.
  ///
  /// A click outside the selection first moves the caret to the clicked position, so that the menu applies
  /// to this position.
  private func showMenu(at press: TapGestureRecognizer) {
    guard let place = begin(press) else { return }
    let isInside = editor.rects(
      of: editor.selection.range, visible: Rect(origin: place.point, size: .zero)
    ).contains { $0.contains(place.point) }
    if !isInside { editor.select(editor.hit(place.point).selection) }
    _ = interaction.showMenu(at: Rect(origin: place.inView, size: Size(width: 1, height: 1)))
  }

  /// Pastes the primary selection at the pointer.
  private func pastePrimary(at press: TapGestureRecognizer) {
    guard let place = begin(press) else { return }
    let head = editor.hit(place.point).selection.head
    editor.select(TextSelection(head))
    interaction.paste(from: .primary, in: head..<head)
    interaction.caret.restart()
  }
}

extension TextButtons: GestureRecognizerDelegate {
  /// Accepts a touch only if the text uses the touch's button.
  ///
  /// Otherwise views around the text may use the button.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    guard interaction.host?.isTextSelectable == true else { return false }
    if gestureRecognizer === menu { return true }
    let isOn = interaction.host?.window?.settings.pastesSelection ?? true
    return isOn && editor.isEditable && !editor.isSecure
  }
}
