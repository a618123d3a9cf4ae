import ArgumentParser
import AtriumHarness
import Glibc
import Logging

/// The program's entry.
@main
enum Main {
  static func main() {
    LoggingSystem.bootstrap { label in
      var handler = StreamLogHandler.standardError(label: label)
      handler.logLevel = .warning
      return handler
    }
    exit(run(DemoOptions.fromCommandLine()))
  }

  private static func run(_ options: DemoOptions) -> Int32 {
    do throws(DemoFailure) {
      let session = try DemoSession(options)
      return options.isHeadless
        ? try HeadlessRun(session).run() : try X11Run(session).run()
    } catch {
      StandardStream.error.write("atrium-demo: \(error.message)")
      return error.exitCode
    }
  }
}
