import Foundation
import Testing
import XServerSupport

/// The comparison of frames by the demo program, and the script that runs it.
struct FrameRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("SB-48: the frames of a file are compared, with one line for each view that differs")
  func frames() throws {
    let path = try folder.write(FrameDocument.text, to: "frames.storyboard")
    let outcome = try Demo.run("--storyboard", path, "--compare-frames")
    #expect(outcome.code == 0 && outcome.errors == "")
    #expect(
      outcome.outputLines == [
        "view\t8\twide\town\tview: width less by 25 to 48\t10.0 20.0 130.0 40.0\t"
          + "10.0 20.0 100.0 40.0",
        "omitted\t1\tmarked as misplaced or ambiguous", "compared\t3\t1",
      ])
  }

  @Test(
    "SB-48: the script counts the files without differences, the causes and the unreadable files")
  func framesScript() throws {
    let different = try folder.write(FrameDocument.text, to: "frames.storyboard")
    _ = try folder.write(
      FrameDocument.text.replacingOccurrences(of: "width=\"130\"", with: "width=\"100\""),
      to: "clean.storyboard")
    let broken = try folder.write("<document", to: "broken.xib")
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Scripts/frames").path(percentEncoded: false)
    let all = try Demo.run(["--program", Demo.path, folder.url.path], program: script)
    #expect(all.code == 1)
    #expect(
      all.output
        == """
            1 file       1 view   view: width less by 25 to 48

        not compared:
          \(broken): \(broken):1:1: is no complete XML: unclosed token

        2 views left out: marked as misplaced or ambiguous
        1 of 6 views differ
        1 of 3 files are clean (33.3 %)

        """)
    let views = try Demo.run(["--views", "--program", Demo.path, different], program: script)
    #expect(views.code == 1)
    #expect(
      views.output
        == "\(different):8: view: width less by 25 to 48; 10.0 20.0 130.0 40.0; "
        + "10.0 20.0 100.0 40.0\n")
    let missing = try Demo.run(["--program", Demo.path, "/no/such"], program: script)
    #expect(
      missing.code == 66
        && missing.errors == "Scripts/frames: there is no file or folder /no/such\n")
    let none = try Demo.run([], program: script)
    #expect(none.code == 64 && none.errors == "Scripts/frames: no file is given; see --help\n")
  }
}

/// A storyboard with a view whose frame differs from the result of its constraints.
enum FrameDocument {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
    <scenes><scene sceneID="s"><objects>
    <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <view id="same"><rect key="frame" x="5" y="5" width="20" height="20"/></view>
    <view id="wide" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="10" y="20" width="130" height="40"/>
    <constraints><constraint firstAttribute="width" constant="100" id="w"/>
    <constraint firstAttribute="height" constant="40" id="h"/></constraints></view>
    <view misplaced="YES" id="m"><rect key="frame" x="10" y="90" width="300" height="40"/></view>
    </subviews>
    <constraints>
    <constraint firstItem="wide" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="l"/>
    <constraint firstItem="wide" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="t"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """
}
