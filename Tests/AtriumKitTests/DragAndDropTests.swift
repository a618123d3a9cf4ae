import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Drags and drops within a window, out of it and into it.
@MainActor
struct DragAndDropTests {
  @Test("XD-1: a drag between two views sends the calls in order, and the target loads the text")
  func order() {
    let bed = DragBed()
    bed.stage.press(at: Point(x: 50, y: 50))
    bed.stage.move(to: Point(x: 58, y: 50))
    #expect(bed.take() == [])
    bed.stage.move(to: Point(x: 59, y: 50))
    #expect(
      bed.take() == ["items at 50.0,50.0", "allowsMove", "restricted", "willBegin", "didMove"])
    bed.stage.move(to: Point(x: 150, y: 50))
    #expect(
      bed.take() == ["canHandle", "enter", "update at 50.0,50.0 local", "didMove"])
    bed.stage.move(to: Point(x: 151, y: 50))
    #expect(bed.take() == ["update at 51.0,50.0 local", "didMove"])
    bed.stage.release()
    #expect(
      bed.take() == [
        "willEnd copy", "perform", "loaded Hello", "conclude", "end", "didEnd copy",
      ])
    #expect(bed.target.touches == [])
  }

  @Test(
    "XD-1: a press without 8 points of movement begins no drag, and neither does a view without items"
  )
  func noDrag() {
    let bed = DragBed()
    bed.stage.click(at: Point(x: 50, y: 50))
    #expect(bed.take() == [])
    bed.hasItems = false
    bed.stage.drag(from: Point(x: 50, y: 50), to: Point(x: 150, y: 50))
    #expect(bed.take() == ["items at 50.0,50.0", "allowsMove", "restricted"])
    bed.interaction.isEnabled = false
    bed.stage.drag(from: Point(x: 50, y: 50), to: Point(x: 150, y: 50))
    #expect(bed.take() == [])
  }

  @Test("XD-2: a finger begins a drag after it has rested for half a second, and not when it moves")
  func finger() {
    let bed = DragBed()
    bed.stage.touch(began: Point(x: 50, y: 50))
    bed.stage.touch(moved: Point(x: 61, y: 50))
    bed.stage.advance(by: 0.6)
    bed.stage.touch(ended: Point(x: 61, y: 50))
    #expect(bed.take() == [])
    bed.stage.touch(began: Point(x: 50, y: 50))
    bed.stage.advance(by: 0.49)
    #expect(bed.take() == [])
    bed.stage.advance(by: 0.02)
    #expect(bed.take() == ["items at 50.0,50.0", "allowsMove", "restricted", "willBegin"])
    bed.stage.touch(moved: Point(x: 150, y: 50))
    bed.stage.touch(ended: Point(x: 150, y: 50))
    #expect(bed.take().suffix(2) == ["end", "didEnd copy"])
  }

  @Test("XD-3: a drag that leaves the target, and Escape, drop nothing")
  func cancelled() {
    let bed = DragBed()
    bed.stage.press(at: Point(x: 50, y: 50))
    bed.stage.move(to: Point(x: 150, y: 50))
    bed.stage.move(to: Point(x: 50, y: 150))
    #expect(bed.take().suffix(2) == ["exit", "didMove"])
    bed.stage.release()
    #expect(bed.take() == ["willEnd cancel", "end", "didEnd cancel"])
    bed.stage.press(at: Point(x: 50, y: 50))
    bed.stage.move(to: Point(x: 150, y: 50))
    _ = bed.take()
    bed.stage.key("Escape")
    #expect(bed.take() == ["willEnd cancel", "exit", "end", "didEnd cancel"])
    bed.stage.move(to: Point(x: 160, y: 50))
    bed.stage.release()
    #expect(bed.take() == [])
  }

  @Test(
    "XD-4: a forbidden drop performs nothing, and a move is a copy unless the source allows it",
    arguments: [
      (DropOperation.forbidden, true, "forbidden"), (.cancel, true, "cancel"),
      (.move, true, "move"), (.move, false, "copy"), (.copy, false, "copy"),
    ])
  func operations(wish: DropOperation, allowsMove: Bool, result: String) {
    let bed = DragBed()
    (bed.proposal, bed.allowsMove) = (wish, allowsMove)
    bed.stage.drag(from: Point(x: 50, y: 50), to: Point(x: 150, y: 50))
    let log = bed.take()
    #expect(log.last == "didEnd \(result)")
    #expect(log.contains("perform") == (result == "move" || result == "copy"))
  }

  @Test(
    "XD-5: the innermost view that can handle the drag receives it, and each view is asked once")
  func innermost() {
    let bed = DragBed()
    let outer = DropWitness("outer ")
    bed.stage.window.rootViewController?.view.addInteraction(outer.interaction)
    bed.canHandle = false
    bed.stage.drag(from: Point(x: 50, y: 50), to: Point(x: 150, y: 50))
    #expect(bed.take().filter { $0 == "canHandle" } == ["canHandle"])
    #expect(outer.log.first == "outer canHandle" && outer.log.last == "outer end")
    #expect(outer.log.filter { $0 == "outer canHandle" }.count == 1)
    #expect(outer.log.contains("outer perform"))
  }

  @Test("XD-6: items of another program are dropped with their data, one item for each file")
  func foreign() {
    let bed = DragBed()
    let text = ItemProvider(object: "Bonjour")
    #expect(bed.stage.dragIn([text], to: Point(x: 250, y: 50)) == .cancel)
    #expect(bed.take() == [])
    #expect(bed.stage.dragIn([text], to: Point(x: 150, y: 50)) == .copy)
    #expect(bed.take() == ["canHandle", "enter", "update at 50.0,50.0"])
    bed.stage.dropIn()
    #expect(bed.take() == ["perform", "loaded Bonjour", "conclude", "end"])
    bed.stage.dragIn([text], to: Point(x: 150, y: 50))
    bed.stage.dragOut()
    #expect(bed.take().suffix(2) == ["exit", "end"])
    bed.stage.dropIn()
    #expect(bed.take() == [])
    // The number of dragged files becomes known only at the drop.
    bed.stage.dragIn([text], to: Point(x: 150, y: 50))
    bed.stage.window.drops.drop(
      ["a", "b"].map { DragItem(itemProvider: ItemProvider(object: $0)) })
    #expect(bed.take().suffix(4) == ["perform", "loaded a b", "conclude", "end"])
  }

  @Test("XD-7: items that are dropped outside the window go to the host with their preview")
  func outside() {
    let bed = DragBed()
    bed.stage.press(at: Point(x: 50, y: 50))
    bed.stage.move(to: Point(x: 60, y: 50))
    #expect(bed.stage.host.dragPreview?.size == PixelSize(width: 100, height: 100))
    bed.stage.move(to: Point(x: 500, y: 50))
    bed.stage.release()
    #expect(bed.take().suffix(2) == ["willEnd copy", "didEnd copy"])
    #expect(bed.stage.host.dragPreview == nil)
    var text: String?
    bed.stage.host.itemsDroppedOutside.first?.itemProvider.loadObject(ofClass: String.self) {
      found, _ in text = found
    }
    #expect(text == "Hello")
    bed.stage.host.outsideOperation = .forbidden
    bed.stage.drag(from: Point(x: 50, y: 50), to: Point(x: 500, y: 50))
    #expect(bed.take().suffix(2) == ["willEnd forbidden", "didEnd forbidden"])
  }

  @Test("XD-8: a source that leaves the window cancels its drag, and nothing is retained")
  func removed() {
    weak var weakTarget: View?
    weak var weakSource: View?
    do {
      let bed = DragBed()
      (weakTarget, weakSource) = (bed.target, bed.source)
      bed.stage.press(at: Point(x: 50, y: 50))
      bed.stage.move(to: Point(x: 150, y: 50))
      _ = bed.take()
      bed.source.removeFromSuperview()
      bed.stage.turn()
      #expect(bed.take() == ["willEnd cancel", "exit", "end", "didEnd cancel"])
      bed.stage.release()
      bed.source.removeInteraction(bed.interaction)
      #expect(bed.source.interactions.isEmpty && bed.interaction.view == nil)
      #expect(bed.source.gestureRecognizers.isEmpty)
    }
    #expect(weakTarget == nil && weakSource == nil)
  }
}

/// Data in several types.
@MainActor
struct ItemProviderTests {
  @Test("XD-9: a provider has the types of its objects, and converts general types to special ones")
  func types() {
    let provider = ItemProvider(object: "text")
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    for (type, isThere) in [
      ("public.utf8-plain-text", true), ("public.text", true), ("public.data", true),
      ("public.image", false), ("public.png", false), ("com.example.other", false),
    ] {
      #expect(provider.hasItemConformingToTypeIdentifier(type) == isThere, "\(type)")
    }
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: Image.self))
  }

  @Test("XD-9: each request is answered once, with the data or an error")
  func loading() {
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.twice") { completion in
      completion([1], nil)
      completion([2], nil)
    }
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.none") { $0(nil, nil) }
    var log: [String] = []
    for type in ["com.example.twice", "com.example.none", "com.example.unknown"] {
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
        log.append("\(data ?? []) \(error.map { "\($0)" } ?? "")")
      }
    }
    #expect(log == ["[1] ", "[] unreadable", "[] unavailable"])
  }

  @Test("XD-10: an image on the pasteboard is a PNG image, and not text")
  func pasteboardImage() throws {
    let bitmap = try Bitmap(size: PixelSize(width: 3, height: 2))
    bitmap.draw { $0.fill(Rect(x: 0, y: 0, width: 3, height: 2), with: Color(hex: 0x123456)) }
    Pasteboard.general.image = Image(bitmap)
    #expect(Pasteboard.general.hasImages && !Pasteboard.general.hasStrings)
    #expect(Pasteboard.general.string == nil)
    #expect(Pasteboard.general.image?.size == Size(width: 3, height: 2))
    let read = try #require(Pasteboard.general.image).bitmap(forScale: 1)
    #expect(read.withUnsafeBytes { $0.load(as: UInt32.self) } == 0xff12_3456)
    Pasteboard.general.string = "text"
    #expect(!Pasteboard.general.hasImages && Pasteboard.general.image == nil)
    Pasteboard.general.image = nil
    #expect(Pasteboard.general.string == nil)
    #expect(Image(itemProviderData: [1, 2, 3], typeIdentifier: "public.png") == nil)
  }
}

/// A stage with a source at the left and a target beside it, which log their calls.
@MainActor
private final class DragBed: DragInteractionDelegate {
  let stage = Stage(size: Size(width: 400, height: 300))
  let source = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let target = TouchView(frame: Rect(x: 100, y: 0, width: 100, height: 100))
  private(set) lazy var interaction = DragInteraction(delegate: self)
  private let drop = DropWitness()
  private var log: Log { drop.shared }
  var hasItems = true
  var allowsMove = true
  var proposal: DropOperation {
    get { drop.proposal }
    set { drop.proposal = newValue }
  }
  var canHandle: Bool {
    get { drop.canHandle }
    set { drop.canHandle = newValue }
  }

  init() {
    let root = ViewController()
    stage.window.rootViewController = root
    root.view.addSubview(source)
    root.view.addSubview(target)
    source.addInteraction(interaction)
    target.addInteraction(drop.interaction)
    stage.settle()
  }

  func take() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem] {
    let place = session.location(in: source)
    log.lines.append("items at \(place.x),\(place.y)")
    return hasItems ? [DragItem(itemProvider: ItemProvider(object: "Hello"))] : []
  }

  func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool {
    log.lines.append("allowsMove")
    return allowsMove
  }

  func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool {
    log.lines.append("restricted")
    return false
  }

  func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: any DragSession) {
    log.lines.append("willBegin")
  }

  func dragInteraction(_ interaction: DragInteraction, sessionDidMove session: any DragSession) {
    log.lines.append("didMove")
  }

  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willEndWith operation: DropOperation
  ) {
    log.lines.append("willEnd \(operation)")
  }

  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) {
    log.lines.append("didEnd \(operation)")
  }
}

/// The log lines that several objects share.
@MainActor
private final class Log {
  var lines: [String] = []
}

/// A view that counts its touches.
private final class TouchView: View {
  var touches: [Touch] = []

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    self.touches += touches
  }
}

/// A target that logs its calls.
@MainActor
private final class DropWitness: DropInteractionDelegate {
  let shared = Log()
  var proposal = DropOperation.copy
  var canHandle = true
  private(set) lazy var interaction = DropInteraction(delegate: self)
  private let prefix: String

  init(_ prefix: String = "") { self.prefix = prefix }

  var log: [String] { shared.lines }

  private func note(_ line: String) { shared.lines.append(prefix + line) }

  func dropInteraction(_ interaction: DropInteraction, canHandle session: any DropSession) -> Bool {
    note("canHandle")
    return canHandle
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession) {
    note("enter")
  }

  func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal {
    let place = interaction.view.map { session.location(in: $0) } ?? .zero
    note("update at \(place.x),\(place.y)" + (session.localDragSession == nil ? "" : " local"))
    return DropProposal(operation: proposal)
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession) {
    note("exit")
  }

  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {
    note("perform")
    session.loadObjects(ofClass: String.self) { [weak self] texts in
      self?.note("loaded \(texts.joined(separator: " "))")
    }
  }

  func dropInteraction(_ interaction: DropInteraction, concludeDrop session: any DropSession) {
    note("conclude")
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession) {
    note("end")
  }
}
