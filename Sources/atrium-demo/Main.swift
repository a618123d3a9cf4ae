import AtriumX11
import Glibc
import Logging

/// The entry point of the program.
@main
enum Main {
  static func main() {
    // Before any file is opened or any text is written.
    StandardDescriptors.fillGaps()
    Ending.prepare()
    LoggingSystem.bootstrap { _ in DiagnosticsHandler() }
    exit(run())
  }

  private static func run() -> Int32 {
    do throws(DemoFailure) {
      let options = try DemoOptions.fromCommandLine()
      if let file = options.file, let canvas = options.canvas {
        return try CanvasRun(options, file, to: canvas).run()
      }
      let session = try DemoSession(options)
      return options.isHeadless
        ? try HeadlessRun(session).run() : try X11Run(session).run()
    } catch {
      Ending.complain(error.message)
      return error.exitCode
    }
  }
}
