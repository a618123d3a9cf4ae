import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Glibc

/// Instantiates the first of fifty scenes of a storyboard, and makes the same views in code.
@MainActor
enum StoryboardBenchmark {
  private static let rowCount = 5
  private static let sceneCount = 50

  static var all: [Benchmark] {
    let file = StoryboardFile(text)
    return [
      Benchmark(name: "storyboard-50-open") {
        let stage = makeStage()
        return { show(open(file).instantiateInitialViewController(), on: stage) }
      },
      Benchmark(name: "storyboard-50-read") { { _ = open(file) } },
      Benchmark(name: "storyboard-50-scene") {
        let stage = makeStage()
        let storyboard = open(file)
        return { show(storyboard.instantiateInitialViewController(), on: stage) }
      },
      Benchmark(name: "storyboard-code-scene") {
        let stage = makeStage()
        return { show(CodeController(), on: stage) }
      },
    ]
  }

  private static func makeStage() -> Stage {
    let stage = Stage(size: Size(width: 400, height: 800))
    stage.host.paints = false
    stage.settle()
    return stage
  }

  private static func open(_ file: StoryboardFile) -> Storyboard {
    do throws(InterfaceError) {
      return try Storyboard(contentsOf: file.path)
    } catch {
      fatalError("The storyboard of the benchmark cannot be read: \(error)")
    }
  }

  private static func show(_ controller: ViewController?, on stage: Stage) {
    stage.window.rootViewController = controller
    stage.turn()
  }

  // MARK: In code

  /// Five rows of a label, a field and a button, as in the file.
  private final class CodeController: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = theme.background
      var previous: View?
      for row in 0..<rowCount {
        let label = Label(text: "Row \(row)", font: .system(ofSize: 17))
        let field = TextField()
        field.placeholder = "Text of row \(row)"
        field.borderStyle = .roundedRect
        let button = Button(title: "Done")
        for view in [label, field, button] {
          view.translatesAutoresizingMaskIntoConstraints = false
          self.view.addSubview(view)
        }
        LayoutConstraint.activate([
          label.leadingAnchor.constraint(
            equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
          label.topAnchor.constraint(
            equalTo: previous?.bottomAnchor ?? view.safeAreaLayoutGuide.topAnchor, constant: 12),
          label.heightAnchor.constraint(equalToConstant: 44),
          label.widthAnchor.constraint(equalToConstant: 80),
          field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
          field.centerYAnchor.constraint(equalTo: label.centerYAnchor),
          button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
          button.centerYAnchor.constraint(equalTo: label.centerYAnchor),
          button.widthAnchor.constraint(equalToConstant: 80),
          view.safeAreaLayoutGuide.trailingAnchor.constraint(
            equalTo: button.trailingAnchor, constant: 16),
        ])
        previous = label
      }
    }

    private var theme: Theme { Theme(traitCollection) }
  }

  // MARK: The file

  private static var text: String {
    let scenes = (0..<sceneCount).map(scene).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="c-0">
          <scenes>
      \(scenes)
          </scenes>
      </document>

      """
  }

  private static func scene(_ number: Int) -> String {
    let rows = (0..<rowCount).map { views(row: $0, of: number) }.joined()
    let ties = (0..<rowCount).map { constraints(row: $0, of: number) }.joined()
    return """
              <scene sceneID="s-\(number)">
                  <objects>
                      <viewController storyboardIdentifier="Scene \(number)" id="c-\(number)" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="v-\(number)">
                              <rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                              <subviews>
      \(rows)
                              </subviews>
                              <viewLayoutGuide key="safeArea" id="g-\(number)"/>
                              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                              <constraints>
      \(ties)
                              </constraints>
                          </view>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="f-\(number)" userLabel="First Responder" sceneMemberID="firstResponder"/>
                  </objects>
                  <point key="canvasLocation" x="\(number * 700)" y="0.0"/>
              </scene>

      """
  }

  private static func views(row: Int, of scene: Int) -> String {
    let id = "\(scene)-\(row)"
    return """
                                  <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Row \(row)" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l-\(id)">
                                      <rect key="frame" x="16" y="12" width="80" height="44"/>
                                      <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                      <nil key="textColor"/>
                                      <nil key="highlightedColor"/>
                                  </label>
                                  <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Text of row \(row)" textAlignment="natural" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="t-\(id)">
                                      <rect key="frame" x="104" y="17" width="192" height="34"/>
                                      <fontDescription key="fontDescription" type="system" pointSize="14"/>
                                      <textInputTraits key="textInputTraits"/>
                                  </textField>
                                  <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="b-\(id)">
                                      <rect key="frame" x="304" y="17" width="80" height="34"/>
                                      <state key="normal" title="Done"/>
                                  </button>

      """
  }

  private static func constraints(row: Int, of scene: Int) -> String {
    let id = "\(scene)-\(row)"
    let above = row == 0 ? "g-\(scene)" : "l-\(scene)-\(row - 1)"
    func tie(_ number: Int, _ rest: String) -> String {
      "                            <constraint \(rest) id=\"k-\(id)-\(number)\"/>\n"
    }
    return tie(
      0,
      "firstItem=\"l-\(id)\" firstAttribute=\"leading\" secondItem=\"g-\(scene)\" secondAttribute=\"leading\" constant=\"16\""
    )
      + tie(
        1,
        "firstItem=\"l-\(id)\" firstAttribute=\"top\" secondItem=\"\(above)\" secondAttribute=\"\(row == 0 ? "top" : "bottom")\" constant=\"12\""
      )
      + tie(2, "firstItem=\"l-\(id)\" firstAttribute=\"height\" constant=\"44\"")
      + tie(3, "firstItem=\"l-\(id)\" firstAttribute=\"width\" constant=\"80\"")
      + tie(
        4,
        "firstItem=\"t-\(id)\" firstAttribute=\"leading\" secondItem=\"l-\(id)\" secondAttribute=\"trailing\" constant=\"8\""
      )
      + tie(
        5,
        "firstItem=\"t-\(id)\" firstAttribute=\"centerY\" secondItem=\"l-\(id)\" secondAttribute=\"centerY\""
      )
      + tie(
        6,
        "firstItem=\"b-\(id)\" firstAttribute=\"leading\" secondItem=\"t-\(id)\" secondAttribute=\"trailing\" constant=\"8\""
      )
      + tie(
        7,
        "firstItem=\"b-\(id)\" firstAttribute=\"centerY\" secondItem=\"l-\(id)\" secondAttribute=\"centerY\""
      )
      + tie(8, "firstItem=\"b-\(id)\" firstAttribute=\"width\" constant=\"80\"")
      + tie(
        9,
        "firstItem=\"g-\(scene)\" firstAttribute=\"trailing\" secondItem=\"b-\(id)\" secondAttribute=\"trailing\" constant=\"16\""
      )
  }
}

/// A storyboard file, which is deleted when this object is deallocated.
private final class StoryboardFile {
  let path: String

  init(_ text: String) {
    path = "/tmp/atrium-benchmark-\(getpid()).storyboard"
    guard let file = fopen(path, "w") else { fatalError("\(path) cannot be written.") }
    fputs(text, file)
    fclose(file)
  }

  deinit { unlink(path) }
}
