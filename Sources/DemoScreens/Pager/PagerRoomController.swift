import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// Embeds a pager with the transition that the user chooses.
///
/// The five pages are either drawings or the pages of Cocoanetics' article.
final class PagerRoomController: RoomController {
  private static var effects: [(title: String, options: View.AnimationOptions)] {
    [
      (String(localized: "Curl"), .transitionCurlDown),
      (String(localized: "Flip"), .transitionFlipFromRight),
      (String(localized: "Dissolve"), .transitionCrossDissolve), (String(localized: "Slide"), []),
    ]
  }

  private let card = CardView()
  private let panel = PrintedPanel(
    title: String(localized: "Turn the whole view"), second: String(localized: "Pages as written"))
  private lazy var modes = SegmentedControl(titles: PagerRoomController.effects.map(\.title))
  private lazy var pager = PagerController()

  init() { super.init(title: String(localized: "Pager")) }

  // MARK: The guide

  override var tries: [RoomTry] {
    [
      RoomTry(
        String(localized: "Turn a page"),
        ["key Right"], call: "viewDidAppear"),
      RoomTry(
        String(localized: "Flip instead of curling"),
        choosing(String(localized: "Flip")) + ["key Right"], call: "viewDidAppear"),
      RoomTry(
        String(localized: "Turn the whole view"),
        [RoomTry.click(String(localized: "Turn the whole view")), "key Right"],
        call: "viewDidAppear"),
    ]
  }

  override func prepareForTry() { pager.select(at: 0, animated: false) }

  override func makeSettings() -> [RoomSetting] {
    let effects = [
      ".transitionCurlDown", ".transitionFlipFromRight", ".transitionCrossDissolve", "[]",
    ]
    var settings = [
      RoomSetting(modes, lines: effects.map { "pager.transitionOptions = \($0)" }),
      RoomSetting(panel.toggle) { "pager.transitionArea = \($0 ? ".wholeView" : ".container")" },
    ]
    if let second = panel.second {
      settings.append(RoomSetting(second) { "pager.viewControllers = \($0 ? "printed" : "drawn")" })
    }
    return settings
  }

  // MARK: The view

  override func makeRoom() -> RoomView {
    modes.selectedSegmentIndex = 0
    modes.accessibilityLabel = String(localized: "Effect")
    modes.addAction(for: .valueChanged) { [weak self] in self?.applyChoices() }
    panel.toggle.addAction(for: .valueChanged) { [weak self] in self?.applyChoices() }
    panel.second?.addAction(for: .valueChanged) { [weak self] in self?.makePages() }
    return RoomView(
      .init(
        sentence: String(
          localized:
            "Two children overlap in time: viewWill… before the page turns, viewDid… after it."),
        byHand:
          String(
            localized:
              "Swipe to the left, or press the right arrow: viewWill… calls come before the page turns, "
              + "viewDid… calls after it. A second swipe waits for the first."),
        source: "Sources/DemoScreens/Pager/PagerRoomController.swift"),
      modes: modes, stage: card, side: RoomSide(panel, name: "printed calls", width: 300))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    explainCalls(of: panel.log)
    pager.title = String(localized: "Container")
    makePages()
    embed(pager, in: card)
  }

  private func makePages() {
    let isAsWritten = panel.second?.isOn == true
    pager.viewControllers = (1...Drawing.all.count).map { number in
      PagerPageController(number: number, picture: isAsWritten ? nil : Drawing.all[number - 1]) {
        [weak panel] in
        panel?.log.append($0, call: RoomCall(printed: $0, by: PagerPageController.self))
      }
    }
    applyChoices()
    setColors()
    viewIfLoaded?.setNeedsLayout()
  }

  private func applyChoices() {
    let index = max(0, modes.selectedSegmentIndex)
    let effect = PagerRoomController.effects[min(index, PagerRoomController.effects.count - 1)]
    pager.transitionOptions = effect.options
    pager.transitionArea = panel.toggle.isOn ? .wholeView : .container
    pager.animations =
      effect.options.isEmpty ? { [weak self] in self?.slide(from: $0, to: $1) } : nil
  }

  /// Slides the old page out and the new page in; the direction depends on the order of the pages.
  private func slide(from old: ViewController, to new: ViewController) {
    let list = pager.viewControllers
    let isForward = (list.firstIndex(of: new) ?? 0) > (list.firstIndex(of: old) ?? 0)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let way = new.view.frame.width * (isForward == isMirrored ? -1 : 1)
    let place = new.view.frame
    View.performWithoutAnimation { new.view.frame = place.offsetBy(dx: way, dy: 0) }
    new.view.frame = place
    old.view.frame = old.view.frame.offsetBy(dx: -way, dy: 0)
  }

  /// Sets the colours of the container and its content area: blue and red for the article's pages, otherwise none.
  private func setColors() {
    guard panel.second?.isOn == true else {
      (pager.view.backgroundColor, pager.containerView.backgroundColor) = (nil, nil)
      return
    }
    let palette = Palette(traitCollection)
    pager.view.backgroundColor = palette.azure
    pager.containerView.backgroundColor = palette.clay
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    setColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setColors()
  }

  /// Insets the content area of the article's pages by 100 points at the top and bottom, or by less in a low card.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isAsWritten = panel.second?.isOn == true
    let margin = isAsWritten ? min(100, (card.bounds.height * 0.2).rounded()) : 0
    guard pager.contentInsets.top != margin else { return }
    pager.contentInsets = EdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
  }
}
