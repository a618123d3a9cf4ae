import DemoScreens
import Foundation
import Testing

/// The comparison of views with their frames in a file.
@MainActor
struct FrameComparisonTests {
  @Test("SB-81: a scene that is smaller than its screen has the size classes of the screen")
  func sizeClasses() throws {
    let differences = try [("retina3_5", "portrait"), ("retina3_5", "landscape")].map {
      try self.differences(on: $0, orientation: $1)
    }
    #expect(differences == [[], ["textField: height less by 7 to 12"]])
  }

  private func differences(on device: String, orientation: String) throws -> [String] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="15705" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" initialViewController="c">
      <device id="\(device)" orientation="\(orientation)"/>
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="436"/>
      <subviews><textField id="f" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="200" height="54"/>
      <constraints><constraint firstAttribute="width" constant="200" id="w"/>
      <constraint firstAttribute="height" constant="54" id="h">
      <variation key="heightClass=compact" constant="45"/></constraint></constraints>
      </textField></subviews>
      <constraints><constraint firstItem="f" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="x"/>
      <constraint firstItem="f" firstAttribute="top" secondItem="v" secondAttribute="top" id="y"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Main.storyboard").path(percentEncoded: false)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return FrameComparison(try InterfaceFile(contentsOf: file)).differences.map(\.cause)
  }
}
