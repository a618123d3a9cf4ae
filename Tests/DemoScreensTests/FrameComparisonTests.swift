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

  @Test("SB-50: the view of a xib of Xcode 6 has the margins of other views in the viewer too")
  func oldMargins() throws {
    let differences = try [6245, 7706].map { tools in
      try self.differences(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v" id="o"/></connections></placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="600" height="600"/>
        <subviews><label id="a" text="" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="8" y="0" width="584" height="0"/></label></subviews>
        <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" \
        secondAttribute="leadingMargin" id="x"/>
        <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="t"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="y"/>
        </constraints></view></objects></document>
        """, named: "Main.xib")
    }
    #expect(differences == [[], ["label: width less by 13 to 24"]])
  }

  @Test("the views of controllers inside a container of a xib are compared, each in its own frame")
  func containers() throws {
    let children = ["a", "b"].map { id in
      """
      <viewController id="\(id)"><view key="view" id="\(id)v">
      <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <view id="\(id)i" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="0" width="99" height="40"/></view></subviews><constraints>
      <constraint firstItem="\(id)i" firstAttribute="leading" secondItem="\(id)v" \
      secondAttribute="leading" constant="20" id="\(id)x"/>
      <constraint firstItem="\(id)v" firstAttribute="trailing" secondItem="\(id)i" \
      secondAttribute="trailing" constant="20" id="\(id)w"/></constraints></view>
      """ + (id == "a" ? "<tabBarItem key=\"tabBarItem\" id=\"t\"/>" : "") + "</viewController>"
    }.joined()
    let containers = [
      "<tabBarController id=\"t\"><viewControllers>\(children)</viewControllers></tabBarController>",
      "<navigationController id=\"n\"><viewControllers>\(children)</viewControllers></navigationController>",
    ]
    let differences = try containers.map { container in
      try self.differences(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="7706" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(container)</objects></document>
        """, named: "Main.xib")
    }
    let two = Array(repeating: "view: width more by more than 48", count: 2)
    #expect(differences == [two, two])
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
    return try differences(text, named: "Main.storyboard")
  }

  private func differences(_ text: String, named name: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name).path(percentEncoded: false)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return FrameComparison(try InterfaceFile(contentsOf: file)).differences.map(\.cause)
  }
}
