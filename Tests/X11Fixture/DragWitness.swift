import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A view whose left half is a source of drags, and whose right half is a target; both report.
@MainActor
final class DragWitness: View, DragInteractionDelegate, DropInteractionDelegate {
  private let source = View()
  private let target = View()
  private let items: [String]
  private let say: (String) -> Void

  /// Makes the view.
  ///
  /// - Parameters:
  ///   - items: The dragged items: a text, the URL of a file, or `image`.
  ///   - say: Reports a line.
  init(items: [String], say: @escaping (String) -> Void) {
    self.items = items
    self.say = say
    super.init()
    source.addInteraction(DragInteraction(delegate: self))
    target.addInteraction(DropInteraction(delegate: self))
    for view in [source, target] { addSubview(view) }
    source.backgroundColor = Color(hex: 0x336699)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    source.frame = Rect(x: 0, y: 0, width: half, height: bounds.height)
    target.frame = Rect(x: half, y: 0, width: half, height: bounds.height)
  }

  // MARK: The source

  func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem] {
    items.map { DragItem(itemProvider: provider($0)) }
  }

  private func provider(_ item: String) -> ItemProvider {
    if item == "image", let bitmap = try? Bitmap(size: PixelSize(width: 30, height: 20)) {
      return ItemProvider(object: Image(bitmap))
    }
    guard item.hasPrefix("file:") else { return ItemProvider(object: item) }
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.file-url") {
      $0(Array(item.utf8), nil)
    }
    return provider
  }

  func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: any DragSession) {
    say("drag begins")
  }

  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) {
    say("drag ended \(operation)")
  }

  // MARK: The target

  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession) {
    let types = session.items.map {
      $0.itemProvider.registeredTypeIdentifiers.joined(separator: " ")
    }
    say("drop entered \(types) \(session.localDragSession == nil ? "foreign" : "own")")
  }

  func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal {
    let place = session.location(in: self)
    // The lower half refuses drops.
    return DropProposal(operation: place.y < bounds.height / 2 ? .copy : .forbidden)
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession) {
    say("drop exited")
  }

  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {
    let place = session.location(in: self)
    say("dropped \(session.items.count) at \(place.x),\(place.y)")
    session.loadObjects(ofClass: Image.self) { [say] images in
      for image in images { say("image \(image.size.width)x\(image.size.height)") }
    }
    session.loadObjects(ofClass: String.self) { [say] texts in
      for text in texts {
        say(text.utf8.count > 200 ? "text of \(text.utf8.count) bytes" : "text [\(text)]")
      }
      say("loaded")
    }
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession) {
    say("drop over")
  }
}
