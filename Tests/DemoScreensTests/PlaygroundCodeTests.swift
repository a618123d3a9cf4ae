import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Foundation
import Testing

/// The Swift code of the playground: compiled scenes, and the lines that the room shows.
@MainActor
struct PlaygroundCodeTests {
  private static func source(_ path: String) throws -> String {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/")
    return try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// The exported types of the scenes, in their order, as they are compiled in this target.
  private static let types: [String] = (1...10).map { "PlayScene\($0)" }

  private static var exported: String {
    let types = zip(PlayScene.all, types).map { PlayCode.type(of: $0, named: $1) }
    return "import Atrium\n\n" + (types + [PlayCode.containers]).joined(separator: "\n")
  }

  @Test("PG-10: the exported scenes equal the scenes that are compiled here, byte for byte")
  func compiled() throws {
    let path = "Tests/DemoScreensTests/PlaygroundScenes.swift"
    #expect(try Self.source(path) == Self.exported)
    #expect(PlayScene.all.count == Self.types.count)
    let file = PlayCode.file(of: PlayScene.all[0])
    #expect(
      file
        == "import Atrium\n\n\(PlayCode.type(of: PlayScene.all[0], named: "Scene"))\n\(PlayCode.containers)"
    )
  }

  @Test("PG-10: a compiled scene gives the log of the playground")
  func equalLogs() throws {
    let (one, two, three) = (PlayScene1(), PlayScene2(), PlayScene3())
    let (four, five, six) = (PlayScene4(), PlayScene5(), PlayScene6())
    let (seven, eight, nine) = (PlayScene7(), PlayScene8(), PlayScene9())
    let ten = PlayScene10()
    let compiled: [(ViewController, (Int) -> Void)] = [
      (one.court, one.step), (two.court, two.step), (three.court, three.step),
      (four.court, four.step), (five.court, five.step), (six.court, six.step),
      (seven.court, seven.step), (eight.court, eight.step), (nine.court, nine.step),
      (ten.court, ten.step),
    ]
    for (scene, (court, step)) in zip(PlayScene.all, compiled) {
      let run = PlayRun(scene)
      run.settle()
      let stage = Stage(size: PlayRun.size)
      let recorder = LifecycleRecorder(observing: court)
      stage.window.rootViewController = court
      stage.settle()
      for (index, operation) in scene.operations.enumerated() {
        stage.settle()
        if case .drag(_, let part) = operation {
          drag(in: stage, by: part)
        } else {
          step(index)
        }
        stage.turn()
      }
      stage.settle()
      #expect(recorder.lines == lines(of: run), "\(scene.title)")
      #expect(recorder.lines.count > 5)
    }
  }

  /// The lines of a run in the form of a recorder.
  private func lines(of run: PlayRun) -> [String] { run.recorder.lines }

  private func drag(in stage: Stage, by part: Double) {
    let area = stage.window.bounds.insetBy(dx: 8, dy: 8)
    func place(_ fraction: Double) -> Double { area.minX + 4 + (area.width - 8) * fraction }
    stage.touch(began: .init(x: place(0), y: area.midY))
    for index in 1...12 {
      stage.advance(by: 1.0 / 60)
      stage.touch(moved: .init(x: place(part * Double(index) / 12), y: area.midY))
    }
    stage.advance(by: 0.3)
    stage.touch(moved: .init(x: place(part), y: area.midY))
    stage.touch(ended: .init(x: place(part), y: area.midY))
  }

  @Test("PG-2, TO-6: the shown lines are in the function that runs them")
  func shownLines() throws {
    let steps = try Self.source("Sources/DemoScreens/Playground/Model/PlayRun+Steps.swift")
    let kinds: [String: PlayKind] = ["container": .pager, "stack": .navigation]
    let operations: [PlayOperation] = [
      .addChild("child", to: "parent"), .addView("child", to: "parent"),
      .didMove("child", to: "parent"), .willMove("child"), .removeView("child"),
      .removeChild("child"), .push("page", on: "stack"), .pop("stack"),
      .put("page", in: "container"), .select("page", in: "container"), .dismiss("presenter"),
      .load("page"), .end("page"),
    ]
    var count = 0
    for operation in operations {
      for line in PlayCode.lines(of: operation, kinds: kinds, isAnimated: true) {
        let wanted = line.replacing("animated: true", with: "animated: isAnimated")
        #expect(steps.contains(wanted), "\(wanted)")
        count += 1
      }
    }
    #expect(count == 13)
    let containers = try Self.source("Sources/DemoScreens/Playground/Model/TilesController.swift")
      .replacing("package ", with: "")
    for line in PlayCode.containers.split(separator: "\n") {
      #expect(containers.contains(line), "\(line)")
    }
  }
}
