import AtriumControls
import AtriumKit

/// The lists of the playground's room: operations, kinds of controllers, scenes and further actions.
@MainActor
struct PlayLists {
  private let room: PlaygroundController
  private var playground: Playground { room.playground }

  init(_ room: PlaygroundController) {
    self.room = room
  }

  /// The operations that are possible for the selection, each with its Swift code.
  ///
  /// The list includes mistakes, which are operations that would make the toolkit trap. A mistake only shows the
  /// message of the trap.
  var verbs: ListSheetController {
    let name = playground.run.selection ?? PlayScene.root
    return operations(title: String(localized: "Do: %@", name), for: name) { [weak room] in
      room?.playground.perform($0)
    }
  }

  private func operations(
    title: String, for name: String, choose: @escaping @MainActor (PlayOperation) -> Void
  ) -> ListSheetController {
    let kinds = playground.run.kinds
    let isAnimated = playground.run.isAnimated
    var groups: [(title: String?, rows: [ListSheetController.Row])] = []
    for offer in PlayOffers(playground.run).offers(for: name, includesRefused: true) {
      let row = ListSheetController.Row(
        title: offer.operation.text,
        detail: PlayCode.lines(of: offer.operation, kinds: kinds, isAnimated: isAnimated)
          .joined(separator: "\n")
      ) { choose(offer.operation) }
      if groups.last?.title == offer.group {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append((offer.group, [row]))
      }
    }
    return ListSheetController(title: title, groups)
  }

  /// The kinds of controllers.
  func kinds(choose: @escaping @MainActor (PlayKind) -> Void) -> ListSheetController {
    ListSheetController(
      title: String(localized: "New in %@", room.target),
      [
        (
          nil,
          PlayKind.allCases.map { kind in
            ListSheetController.Row(title: kind.title, detail: kind.code) { choose(kind) }
          }
        )
      ])
  }

  /// The list of scenes, including the scenes with mistakes.
  var scenes: ListSheetController {
    func rows(_ scenes: [PlayScene]) -> [ListSheetController.Row] {
      scenes.map { scene in
        ListSheetController.Row(
          title: PlayScene.words(scene.title), detail: PlayScene.words(scene.sentence)
        ) { [weak room] in
          room?.show(scene)
        }
      }
    }
    return ListSheetController(
      title: String(localized: "Scenes"),
      [(nil, rows(PlayScene.all)), (String(localized: "Mistakes"), rows(PlayScene.mistakes))])
  }

  /// The list of further actions, such as prediction, comparison and export.
  var more: ListSheetController {
    typealias Row = ListSheetController.Row
    let rest = Row(
      title: String(localized: "Run the rest"),
      detail: String(localized: "One operation after the other.")
    ) { [weak room] in room?.runRest() }
    let look: [Row] =
      (playground.upcoming.isEmpty ? [] : [rest]) + [
        Row(
          title: String(localized: "Replay step by step"),
          detail: String(localized: "Next line runs one operation.")
        ) { [weak room] in
          room?.replay(isStepping: true)
        },
        Row(
          title: String(localized: "Predict an operation"),
          detail: String(localized: "Put the calls into their order before they are made.")
        ) { [weak room] in
          if let room { PlayLists(room).predict() }
        },
      ]
    let compare = PlayComparison.Setting.allCases.map { setting in
      let titles = setting.titles
      return Row(title: String(localized: "Compare: %@, %@", titles.left, titles.right)) {
        [weak room] in
        guard let room else { return }
        room.present(
          PlayComparisonController(
            PlayComparison(
              room.playground.scene, differingIn: setting,
              settings: room.view.window?.settings ?? Settings())), animated: true)
      }
    }
    let export: [Row] = [
      Row(
        title: String(localized: "Copy as Swift"),
        detail: String(localized: "A file that needs only import Atrium.")
      ) { [weak room] in
        room?.copy(room?.playground.code, as: "Copied %@ lines of Swift.")
      },
      Row(
        title: String(localized: "Copy as a scene"),
        detail: String(localized: "Text for --play FILE.scene, or to paste here.")
      ) {
        [weak room] in room?.copy(room?.playground.scene.text, as: "Copied %@ lines of a scene.")
      },
      Row(title: String(localized: "Paste a scene")) { [weak room] in room?.paste() },
      Row(
        title: String(localized: "Random operations"),
        detail: String(localized: "Twelve operations from a seed.")
      ) { [weak room] in
        room?.playRandomly()
      },
    ]
    return ListSheetController(
      title: String(localized: "More"),
      [
        (nil, look), (String(localized: "Side by side"), compare),
        (String(localized: "Export"), export),
      ])
  }

  /// Shows the operations for the selection.
  ///
  /// A choice then opens a prediction of the calls of that operation.
  private func predict() {
    let name = playground.run.selection ?? PlayScene.root
    let list = operations(title: String(localized: "Predict: %@", name), for: name) {
      [weak room] operation in
      guard let room else { return }
      guard let prediction = PlayPrediction(of: operation, after: room.playground.scene) else {
        return room.say(String(localized: "%@ calls nothing.", operation.text))
      }
      room.present(
        PlayPredictionController(prediction) { room.playground.perform(operation) },
        animated: true)
    }
    room.present(list, animated: true)
  }
}

extension PlaygroundController {
  /// Copies text, and shows a message with the number of lines.
  fileprivate func copy(_ text: String?, as message: String) {
    guard let text else { return }
    Pasteboard.general.string = text
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    say(String(localized: message, "\(count)"))
  }

  /// Shows the scene whose text is on the pasteboard.
  fileprivate func paste() {
    guard let text = Pasteboard.general.string, !text.isEmpty else {
      return say(String(localized: "The clipboard has no text."))
    }
    do throws(PlayError) {
      playground.show(try PlayScene(parsing: text))
    } catch {
      say(String(localized: "The text is no scene: %@.", error.description))
    }
  }

  /// Runs twelve random operations; the seed is the current number of operations of the scene.
  fileprivate func playRandomly() {
    let seed = UInt64(playground.scene.operations.count)
    var random = PlayRandom(seed: seed)
    for _ in 0..<12 { playground.perform(random.operation(for: playground.run)) }
    say(String(localized: "Twelve random operations, seed %@.", "\(seed)"))
  }
}
