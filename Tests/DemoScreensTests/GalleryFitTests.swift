import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The gallery in small windows: separated rows, aligned edges and whole words.
@MainActor
struct GalleryFitTests {
  private nonisolated static let sizes = [
    Size(width: 900, height: 400), Size(width: 480, height: 320), Size(width: 320, height: 240),
    Size(width: 960, height: 640), Size(width: 640, height: 960), Size(width: 1920, height: 1080),
  ]

  private func open(_ page: String, _ demo: Demo) throws {
    guard page != "Controls" else { return }
    try demo.open(page: page)
  }

  private func frame(_ view: View) -> Rect { view.convert(view.bounds, to: nil) }

  @Test("rows of a card are at least six points apart", arguments: sizes, ["Controls", "Bars"])
  func rowsApart(size: Size, page: String) throws {
    let demo = try Demo("gallery", size: size)
    try open(page, demo)
    let sections = demo.views(GallerySection.self)
    var pairs = 0
    for section in sections {
      let frames = section.subviews.filter { $0 is Control || $0 is NavigationBar }.map(\.frame)
      for upper in frames {
        for lower in frames where lower.midY > upper.midY + 4 && lower.minX < upper.maxX {
          pairs += 1
          // A slider's touch area is larger than its visible part.
          #expect(lower.midY - upper.midY >= 36 + 6, "\(upper) and \(lower) in \(size)")
        }
      }
    }
    #expect(pairs >= (page == "Controls" ? 10 : 1), "\(pairs)")
  }

  @Test("the content of a page is aligned with the column of all rooms", arguments: sizes)
  func edges(size: Size) throws {
    let inset = RoomMetrics.stage(
      in: RoomMetrics(size).column(in: Rect(origin: .zero, size: size))
    ).minX
    for page in ["Controls", "Bars", "Table", "Scroll", "Stack"] {
      let demo = try Demo("gallery", size: size)
      try open(page, demo)
      let frames: [Rect]
      switch page {
      case "Table":
        frames = demo.views(TableViewCell.self).map(frame)
      case "Scroll":
        let cards = demo.views(GalleryPageView.self).prefix(1).map {
          frame($0).insetBy(dx: GalleryPageView.margin, dy: 0)
        }
        frames = cards + demo.views(ScrollView.self).suffix(1).map(frame)
      case "Stack":
        frames =
          demo.views(GalleryStackStage.self).map(frame)
          + demo.views(SegmentedControl.self).filter { $0.accessibilityLabel != "Page" }.map(frame)
      default:
        frames = demo.views(GallerySection.self).map(frame)
      }
      #expect(frames.map(\.minX).min() == inset, "\(page) in \(size)")
      // A small number of cards may leave a column empty.
      if page == "Controls" || size.width < 1000 {
        #expect(frames.map(\.maxX).max() == size.width - inset, "\(page) in \(size)")
      }
    }
  }

  @Test("the words of the rotated cards are not truncated", arguments: sizes)
  func cards(size: Size) throws {
    let demo = try Demo("gallery", size: size)
    try open("Scroll", demo)
    let cards = demo.views(GalleryPageView.self)
    #expect(cards.count == 4)
    for card in cards {
      let labels = card.subviews.compactMap { $0 as? Label }
      #expect(labels.count > 1)
      for label in labels {
        let isCut = label.displayedTexts.contains { $0.isTruncated }
        #expect(!isCut, "\(label.text) in \(size)")
        #expect(card.bounds.contains(label.frame))
      }
    }
  }

  @Test(
    "the page of stacks scrolls only vertically, and its words are not truncated", arguments: sizes)
  func stacks(size: Size) throws {
    let demo = try Demo("gallery", size: size)
    try open("Stack", demo)
    let scroller = try #require(demo.stage.view(named: "Stacks") as? ScrollView)
    #expect(scroller.contentSize.width == scroller.bounds.width)
    #expect(scroller.contentSize.height >= 272)
    // The view may be scrolled out of sight.
    let last = try #require(
      demo.views(Switch.self).first { $0.accessibilityLabel == "Show Three" })
    let lowest = scroller.convert(last.bounds, from: last).maxY
    #expect(lowest <= scroller.contentSize.height)
    let labels = demo.views(Label.self)
    #expect(labels.count > 3)
    for label in labels {
      #expect(!label.displayedTexts.contains { $0.isTruncated }, "\(label.text) in \(size)")
    }
    let controls = demo.views(SegmentedControl.self).filter { $0.accessibilityLabel != "Page" }
    #expect(!controls.isEmpty)
    for control in controls {
      let texts = control.subviews.compactMap { $0 as? any TextDisplaying }.flatMap(
        \.displayedTexts)
      #expect(texts.map(\.string) == control.segments.map(\.title))
      for text in texts {
        #expect(!text.isTruncated, "\(text.string) in \(size)")
      }
    }
  }

  @Test("a disabled block disappears, and the others take its space")
  func switchedOff() throws {
    let demo = try Demo("gallery", size: Size(width: 960, height: 640))
    try open("Stack", demo)
    let blocks = demo.views(GalleryStackBlock.self)
    let widths = blocks.map(\.bounds.width)
    demo.stage.click(on: "Show Two")
    demo.stage.settle()
    #expect(blocks[1].isHidden && blocks[1].bounds.width == 0)
    #expect(abs(blocks[0].bounds.width - (widths[0] + widths[1] + 12)) < 1e-9)
    demo.stage.click(on: "Show Two")
    demo.stage.click(on: "Equal")
    demo.stage.settle()
    // A third of the space is not a whole number of pixels.
    let room = widths[0] + widths[1] + widths[2]
    #expect(blocks.allSatisfy { abs($0.bounds.width - room / 3) < 1 })
    demo.stage.click(on: "Column")
    demo.stage.settle()
    #expect(Set(blocks.map(\.frame.minX)) == [0])
  }

  @Test("each tab has its own name")
  func tabs() throws {
    let demo = try Demo("gallery")
    try open("Bars", demo)
    let names = demo.views(TabBar.self).flatMap { ($0.items ?? []).compactMap(\.title) }
    #expect(names.count == 10 && Set(names).count == 10)
  }

  @Test("after the last guest is deleted, the table shows a note and has no row to delete")
  func noGuests() throws {
    let demo = try Demo("gallery", size: Size(width: 600, height: 900))
    try open("Table", demo)
    for name in [
      "Ada, Arrives on Tuesday", "Grace, Stays for two nights",
      "Katherine, Needs the room with the desk", "Radia, Vegetarian", "Barbara, Arrives late",
    ] {
      #expect(demo.stage.view(named: "No guests") == nil)
      demo.stage.click(on: name)
      demo.stage.key("Delete")
      demo.stage.settle()
      #expect(demo.stage.view(named: name) == nil)
    }
    #expect(demo.stage.view(named: "No guests") != nil)
    demo.stage.click(on: "No guests")
    demo.stage.key("Delete")
    demo.stage.key("Left")
    demo.stage.settle()
    #expect(demo.stage.view(named: "No guests") != nil)
  }

  @Test("the list of shortcuts names the key that opens the ring, and that key opens it")
  func ringKey() throws {
    let demo = try Demo("gallery")
    let commands = demo.window.availableKeyCommands
    #expect(commands.contains { $0.keyDescription == "Shift+F10" })
    let ring = try #require(demo.root as? RingMenuController)
    demo.stage.key("Shift+F10")
    demo.stage.settle()
    #expect(ring.isMenuVisible)
    demo.stage.key("Shift+F10")
    demo.stage.settle()
    #expect(!ring.isMenuVisible)
  }
}
