import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import DemoScreens

/// A run that writes the lines that `--compare-frames` requests.
///
/// `Scripts/frames` reads these lines.
struct FramesRun {
  private let file: InterfaceFile

  init(_ file: InterfaceFile) { self.file = file }

  /// Writes a line for each view that differs, and then the numbers of omitted and of compared views.
  ///
  /// Each attribute without effect has a line too.
  func run() -> Int32 {
    let comparison = FrameComparison(file)
    for difference in comparison.differences {
      let places =
        [difference.expected, difference.actual].map { frame in
          frame.map { "\($0.minX) \($0.minY) \($0.width) \($0.height)" } ?? "none"
        }
      let fields =
        [
          "view", "\(difference.line)", difference.id, difference.isInherited ? "inherited" : "own",
          difference.cause,
        ] + places
      StandardStream.output.write(fields.map(\.forMessage).joined(separator: "\t"))
    }
    for (reason, count) in comparison.omissions.sorted(by: { $0.key < $1.key }) {
      StandardStream.output.write("omitted\t\(count)\t\(reason)")
    }
    for attribute in file.attributesWithoutEffect {
      StandardStream.output.write("unused\t\(attribute.forMessage)")
    }
    StandardStream.output.write("compared\t\(comparison.count)\t\(comparison.differences.count)")
    return 0
  }
}
