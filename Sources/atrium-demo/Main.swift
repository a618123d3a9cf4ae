import AtriumX11
import Glibc
import Logging

/// The entry point of the program.
@main
enum Main {
  static func main() {
    // These calls must come before any file is opened or any text is written.
    StandardDescriptors.fillGaps()
    Ending.prepare()
    if drawsText { X11Application.prepareStart() }
    LoggingSystem.bootstrap { _ in DiagnosticsHandler() }
    exit(run())
  }

  /// Whether the program will draw text, as far as the unparsed arguments show it.
  private static var drawsText: Bool {
    CommandLine.arguments.allSatisfy {
      !["-h", "--help", "--version", "--list-screens"].contains($0)
    }
  }

  private static func run() -> Int32 {
    do throws(DemoFailure) {
      let options = try DemoOptions.fromCommandLine()
      if let count = DescriptorLimit.shortage {
        throw DemoFailure("\(X11Error.tooFewDescriptors(available: count))")
      }
      if let folder = options.folder, let canvas = options.canvas {
        return try ContactSheetRun(options, folder, to: canvas).run()
      }
      if let file = options.file, let canvas = options.canvas {
        return try CanvasRun(options, file, to: canvas).run()
      }
      if let file = options.file, options.comparesFrames { return FramesRun(file).run() }
      let session = try DemoSession(options)
      return options.isHeadless
        ? try HeadlessRun(session).run() : try X11Run(session).run()
    } catch {
      Ending.complain(error.message)
      return error.exitCode
    }
  }
}
