import Foundation
import TestSupport
import Testing
import UIKit

/// Storyboards and nibs as code for iOS makes them.
@MainActor
struct StoryboardSpellingTests {
  private final class Letter: UIViewController {
    let sender: String
    init?(coder: NSCoder, sender: String) {
      self.sender = sender
      super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
      sender = "nobody"
      super.init(coder: coder)
    }
  }

  private final class Owner: NSObject {}

  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(path: folder.path(percentEncoded: false)))
  }

  private let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="a"><scenes>
    <scene sceneID="s"><objects><viewController storyboardIdentifier="A" title="First" id="a" \
    sceneMemberID="viewController"><view key="view" id="v"><subviews><label id="l" text="Hello"/></subviews></view>
    </viewController></objects></scene></scenes></document>
    """

  private let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    <view tag="7" id="v"><rect key="frame" x="0" y="0" width="80" height="40"/></view>
    <view tag="8" id="w"/></objects></document>
    """

  @Test(
    "a creator closure makes a named controller of the program's class")
  func creators() throws {
    let bundle = try bundle(["Main.storyboard": storyboard])
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    let file = UIStoryboard(name: "Main", bundle: bundle)
    let named = file.instantiateViewController(identifier: "A") { coder in
      Letter(coder: coder, sender: "Bo")
    }
    #expect(named.sender == "Bo" && named.title == "First")
    #expect(named.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Hello"])
    let plain = file.instantiateInitialViewController()
    #expect(plain?.title == "First" && !(plain is Letter))
  }

  @Test("a nib has its top-level objects in the order of the file, by UINib and by the bundle")
  func nibs() throws {
    let bundle = try bundle(["Panel.xib": nib])
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    let objects = UINib(nibName: "Panel", bundle: bundle).instantiate(
      withOwner: nil, options: nil)
    #expect(objects.compactMap { ($0 as? UIView)?.tag } == [7, 8])
    let loaded = bundle.loadNibNamed("Panel", owner: Owner(), options: nil)
    #expect(loaded?.compactMap { ($0 as? UIView)?.frame.width } == [80, 0])
    #expect((loaded?.first as? UIView)?.tag == 7)
  }

  /// Dequeues a cell that comes from a nib.
  ///
  /// - Parameters:
  ///   - attribute: The attribute with the reuse identifier of the cell in the nib.
  ///   - name: The identifier with which the nib is registered.
  /// - Returns: The cell.
  /// - Throws: An error if the nib cannot be written.
  private func cell(_ attribute: String, registeredAs name: String) throws -> UICollectionViewCell {
    let bundle = try bundle([
      "Cell.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <collectionViewCell id="c" tag="9" \(attribute)><rect key="frame" x="0" y="0" width="80" height="40"/>
      </collectionViewCell></objects></document>
      """
    ])
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UINib(nibName: "Cell", bundle: bundle), forCellWithReuseIdentifier: name)
    return view.dequeueReusableCell(
      withReuseIdentifier: name, for: IndexPath(item: 0, section: 0))
  }

  @Test("a collection cell of a nib has the identifier of its registration or none, or it traps")
  func identifiers() async throws {
    for attribute in ["reuseIdentifier=\"tag\"", ""] {
      let cell = try cell(attribute, registeredAs: "tag")
      #expect(cell.reuseIdentifier == "tag" && cell.tag == 9)
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = try? StoryboardSpellingTests().cell("reuseIdentifier=\"tag\"", registeredAs: "row")
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "The CollectionViewCell in the nib registered for \"row\" has the reuse identifier tag; set \"row\" "
        + "in Interface Builder.")
  }
}
