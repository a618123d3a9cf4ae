package import AtriumGeometry
package import AtriumKit

/// A view of a file, with the frame that Interface Builder gave it.
package struct InterfaceFrame: Hashable, Sendable {
  /// The reason why a view is not compared with its frame.
  package enum Omission: String, Hashable, Sendable, CaseIterable {
    /// The file marks the frame as different from the constraints' result, or the constraints as ambiguous.
    case marked = "marked as misplaced or ambiguous"
    /// The view is a cell, a header or a footer, whose position and width come from its table or collection view.
    case cell = "cells"
    /// The view is inside an object whose class has no counterpart in Atrium.
    case unsupported = "inside an object without a counterpart"
  }

  /// The identifier of the view in the file.
  package let id: String
  /// The name of the element, such as `button`.
  package let elementName: String
  /// The frame in the superview, in points.
  package let frame: Rect
  /// The line of the element in the file, beginning with 1.
  package let line: Int
  /// The identifier of the enclosing view in the file; nil for a root view.
  package let superview: String?
  /// Whether the view belongs to a bar item.
  ///
  /// Its frame is then in the coordinates of the bar.
  package let isInBar: Bool
  /// The reason why the view is not compared with its frame; nil if it is compared.
  package let omission: Omission?
  /// The attributes that determine the layout of the view, as words for reports.
  package let traits: [String]

  /// Whether the height of the view is compared too.
  package var isControl: Bool { InterfaceFrame.controls.contains(elementName) }

  private static let controls: Set<String> = [
    "button", "control", "datePicker", "pageControl", "segmentedControl", "slider", "stepper",
    "switch", "textField",
  ]
}

/// Collects the frames of a file.
@MainActor
struct InterfaceFrames {
  private let excluded: Set<String>
  private(set) var all: [InterfaceFrame] = []

  init(of root: InterfaceElement, excluded: Set<String>) {
    self.excluded = excluded
    add(root, superview: nil, isUnsupported: false)
  }

  private mutating func add(
    _ element: InterfaceElement, superview: String?, isUnsupported: Bool
  ) {
    if let id = element.id, excluded.contains(id) { return }
    if element.name == "variation" || element.name == "connections" { return }
    var superview = superview
    if let id = element.id, let frame = InterfaceFrames.frame(of: element) {
      all.append(
        InterfaceFrame(
          id: id, elementName: element.name, frame: frame, line: element.line,
          superview: superview, isInBar: element.key == "customView",
          omission: InterfaceFrames.omission(of: element, isUnsupported: isUnsupported),
          traits: InterfaceFrames.traits(of: element)))
      superview = id
    }
    let isInside = isUnsupported || Unsupported.views[element.name] != nil
    for child in element.children {
      add(child, superview: superview, isUnsupported: isInside)
    }
  }

  private static func frame(of element: InterfaceElement) -> Rect? {
    let rect = element.children.first {
      $0.name == "rect" && ($0.key == "frame" || $0.described("key") == nil)
    }
    guard let rect, let x = rect.described("x").flatMap(Double.init),
      let y = rect.described("y").flatMap(Double.init),
      let width = rect.described("width").flatMap(Double.init),
      let height = rect.described("height").flatMap(Double.init),
      [x, y, width, height].allSatisfy({ abs($0) < 1e6 }), width >= 0, height >= 0
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func omission(
    of element: InterfaceElement, isUnsupported: Bool
  ) -> InterfaceFrame.Omission? {
    if isUnsupported { return .unsupported }
    if element.described("misplaced") == "YES" || element.described("ambiguous") == "YES" {
      return .marked
    }
    return cells.contains(element.name) ? .cell : nil
  }

  private static let cells: Set<String> = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView",
  ]

  private static func traits(of element: InterfaceElement) -> [String] {
    let attributes = [
      "fixedFrame", "buttonType", "borderStyle", "style", "contentHorizontalAlignment",
      "adjustsFontSizeToFit",
    ]
    // Interface Builder writes these values for every object, so they are not listed.
    let usual = ["contentHorizontalAlignment=center", "adjustsFontSizeToFit=NO"]
    return attributes.compactMap { name in
      element.described(name).map { "\(name)=\($0)" }
    }.filter { !usual.contains($0) }
  }
}

extension ViewController {
  /// The views made from the controller's scene, by their identifiers in the file; empty before the view is loaded.
  package var interfaceViews: [String: View] {
    attachmentIfPresent(SceneArchive.self)?.loaded.compactMapValues { $0.object as? View } ?? [:]
  }

  /// The parts of the designer's screen that the status bar and the home indicator cover, in points.
  package var interfaceInsets: EdgeInsets {
    attachmentIfPresent(SceneArchive.self)?.storyboard?.document.coveredInsets ?? .zero
  }

  /// The size classes of the screen that the designer chose; unspecified if the file names no screen.
  package var interfaceTraits: TraitOverrides {
    guard let document = attachmentIfPresent(SceneArchive.self)?.storyboard?.document,
      document.screen != nil
    else { return TraitOverrides() }
    let traits = Variations.canvasTraits(of: document)
    return TraitOverrides(
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass)
  }

  /// The frames of the views of the controller's scene, in the order of the file; empty before the view is loaded.
  package var interfaceFrames: [InterfaceFrame] {
    attachmentIfPresent(SceneArchive.self)?.frames ?? []
  }
}
