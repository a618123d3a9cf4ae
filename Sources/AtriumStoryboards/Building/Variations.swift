import AtriumGeometry
import AtriumKit

/// Finds the elements that a file removes for a size class, as written by Xcode 6 and 7.
@MainActor
enum Variations {
  /// Returns the traits of the screen that the designer chose for the canvas.
  ///
  /// The size classes are regular if the file names no screen, and unspecified if the file is for any size.
  static func canvasTraits(of document: InterfaceDocument) -> TraitCollection {
    var traits = TraitCollection()
    if document.isForAnySize {
      (traits.horizontalSizeClass, traits.verticalSizeClass) = (.unspecified, .unspecified)
    } else if let screen = document.screen {
      traits.horizontalSizeClass =
        screen.width >= TraitCollection.regularWidth ? .regular : .compact
      // The screens of phones in landscape are at most 440 points high.
      traits.verticalSizeClass = screen.height >= 480 ? .regular : .compact
    }
    return traits
  }

  /// Returns the identifiers of the elements that are left out for the given traits.
  ///
  /// The default variation excludes elements. The variations for size classes restore some of these or exclude others.
  static func excluded(in root: InterfaceElement, traits: TraitCollection) -> Set<String> {
    var excluded: Set<String> = []
    var rest = [root]
    var others: [InterfaceElement] = []
    while let element = rest.popLast() {
      if element.name == "variation" {
        if element.key == "default" {
          change(&excluded, by: element)
        } else if applies(element.key ?? "", to: traits) {
          others.append(element)
        }
      } else {
        rest += element.children.reversed()
      }
    }
    for variation in others { change(&excluded, by: variation) }
    return excluded
  }

  private static func change(_ excluded: inout Set<String>, by variation: InterfaceElement) {
    for mask in variation.all("mask") {
      for entry in mask.everyChild() {
        guard let id = entry["reference"] else { continue }
        if entry.name == "exclude" { excluded.insert(id) }
        if entry.name == "include" { excluded.remove(id) }
      }
    }
  }

  /// Returns the variations of an element that apply to traits, except the default variation.
  ///
  /// The last variation takes precedence.
  static func applicable(
    of element: InterfaceElement, traits: TraitCollection
  ) -> [InterfaceElement] {
    element.all("variation").filter { $0.key != "default" && applies($0.key ?? "", to: traits) }
  }

  /// Returns the element that determines an attribute for the given traits.
  ///
  /// This is the last applicable variation with the attribute, or else the element itself.
  static func source(
    of attribute: String, _ element: InterfaceElement, traits: TraitCollection
  ) -> InterfaceElement {
    applicable(of: element, traits: traits).last { $0.described(attribute) != nil } ?? element
  }

  /// Warns about the changes in variations that are not supported.
  static func warnOfTheRest(of element: InterfaceElement) {
    for variation in element.all("variation") {
      _ = (variation.all("mask"), variation["constant"], variation["priority"])
      for attribute in ["axis", "distribution", "alignment", "spacing", "hidden"] {
        _ = variation[attribute]
      }
      _ = variation.child(key: "fontDescription")
      variation.warnOfTheRest()
    }
  }

  /// Returns whether a key such as `heightClass=compact-widthClass=regular` matches traits.
  private static func applies(_ key: String, to traits: TraitCollection) -> Bool {
    key.split(separator: "-").allSatisfy { part in
      switch part {
      case "widthClass=compact": traits.horizontalSizeClass == .compact
      case "widthClass=regular": traits.horizontalSizeClass == .regular
      case "heightClass=compact": traits.verticalSizeClass == .compact
      case "heightClass=regular": traits.verticalSizeClass == .regular
      default: false
      }
    }
  }
}
