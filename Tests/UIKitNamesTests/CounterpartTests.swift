import Foundation
import Testing

/// The public types of the toolkit compared with the aliases, both read from the sources.
struct CounterpartTests {
  @Test("each public type has an alias, or is listed as a type without a counterpart in UIKit")
  func everyType() throws {
    let types = try Self.publicTypes()
    try #require(types.count > 150 && types.contains("ViewController"))
    let named = try Self.aliased()
    try #require(named.contains("ViewController"))
    #expect(types.subtracting(named).subtracting(Self.withoutCounterpart).sorted() == [])
    #expect(Self.withoutCounterpart.subtracting(types).sorted() == [], "is no longer there")
    #expect(Self.withoutCounterpart.intersection(named).sorted() == [], "has an alias")
  }

  /// Types without a counterpart in UIKit, Core Graphics or Core Animation.
  private static let withoutCounterpart: Set<String> = [
    // Geometry and motion
    "PixelRect", "PixelSize", "ProjectiveTransform", "RubberBand", "ScrollDeceleration", "Spring",
    "UnitCurve",
    // Drawing: a canvas is simpler than the counterpart of CGContext.
    "Bitmap", "Canvas", "DrawingError", "Gradient", "LineStyle", "PageCurlRenderer",
    "PageCurlShape", "Region", "TextEditingReporting", "TextEditingStep", "TextLayout",
    "TextLineHeight", "TextParagraphMetrics", "TextRun",
    "TextRunAttachment",
    // The interface to the window system, and the types that pass through it
    "AccessibilityCursorMoving", "AccessibilityListProviding", "AccessibilityRange",
    "AccessibilityRangeAdjusting", "AccessibilityRangeProviding", "AccessibilityRole",
    "AccessibilityScrolling",
    "AccessibilityTextEvent", "AccessibilityTextProviding", "AccessibleObject", "Cursor",
    "HostRequest", "InputAreaChange", "InputAreaReporting", "InputEvent", "KeyInput",
    "KeyInputReceiving", "MarkedText",
    "PasteboardContents", "PasteboardHost", "PointerButton", "PointerInput", "ScrollInput",
    "Settings", "TouchInput", "TouchpadPhase", "TouchpadPinchInput",
    "DragTarget", "TextInputReceiving", "TextInputState", "TouchpadSwipeInput", "WindowDrops",
    "WindowHost", "WindowState",
    "WindowTool",
    // Containment and its transitions
    "AppearanceOrder", "AppearancePhase", "AutorotatingContainer", "AutorotationMode",
    "ContainerTransition", "ControllerAction", "LifecycleEvent", "LifecycleObserver",
    "NibAwakening", "NibDecoding", "NibLoading", "OverlapPolicy",
    "ResponderAction", "ViewControllerAttachment",
    // The toolkit's other types. The counterpart of a timer is in Foundation.
    // A display link for ported code is a class of UIKitNames.
    "ColorPalette", "TraitColorPalette", "TraitAccentColor", "TraitChangeRegistrations",
    "DimmingEffect", "DisplayLink", "ViewStyle",
    "GestureActionSource", "Landmark",
    "LandmarkProviding", "LayoutItem", "Motion",
    "Presentation",
    "Timer",
    // Controls. The counterpart of a date is in Foundation.
    "CalendarDate", "DisplayedText", "RadialMenu", "RadialMenuDelegate", "RadialMenuItem",
    "ShortcutsController",
    "LocalizedStrings", "StaticTableDataSource", "TabBarItemInheriting", "TextDisplaying",
    "LinkOpening", "TextInsertionRefusal",
    "Theme",
    // Containers that UIKit does not have
    "AnimationStep", "ContainerChange", "ContainerContent", "ContainerDriver",
    "ContainerDriverDelegate", "ContainerLook", "ContainerOrder", "ContainerStack",
    "ContainerStackDelegate", "ContainerView",
    "DropDownMenuController", "DropDownMenuControllerDelegate", "LayerAnimation", "LayerValues",
    "LoggingViewController", "NavigationStackObserving", "PagerController",
    "PagerControllerDelegate", "PlaceholderController", "PlaceholderControllerDelegate",
    "PointerOpeningGestureRecognizer", "RingMenuArrangement", "RingMenuController",
    "RingMenuControllerDelegate", "RingMenuItem", "RingMenuObserving", "RingMenuPalette",
    "RingMenuPractice", "RingMenuView", "SavedSelection", "SelectingContainer",
    "SlidingMenuController",
    "SlidingMenuControllerDelegate",
    "SlidingMenuTableController", "StackController", "StackControllerDelegate", "StepAnimation",
    "StepAnimationDelegate", "StepTransition", "StepTransitionAnimator", "StepTransitionScrubber",
    "ThreeFingerTapGestureRecognizer", "ViewAnimation", "WizardController",
    "WizardControllerDelegate", "WizardPage",
  ]

  private static let modules = [
    "AtriumGeometry", "AtriumGraphics", "AtriumKit", "AtriumControls", "AtriumContainers",
  ]

  private static func publicTypes() throws -> Set<String> {
    let declaration = try Regex(
      #"^(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:final |indirect )*(?:class|struct|enum|protocol|actor|typealias) (\w+)"#,
      as: (Substring, Substring).self)
    return Set(
      try lines(of: modules).compactMap { try declaration.firstMatch(in: $0)?.output.1 }
        .map(String.init))
  }

  private static func aliased() throws -> Set<String> {
    // The formatter breaks a long line after the equals sign.
    let text = try lines(of: ["CoreGraphicsNames", "FoundationNames", "UIKitNames"]).joined(
      separator: "\n")
    let alias = try Regex(
      #"public typealias \w+(?:<[^>]*>)? =\s+(\w+)\b(?!\.)"#, as: (Substring, Substring).self)
    let reexport = try Regex(
      #"@_exported public import struct AtriumControls\.(\w+)"#, as: (Substring, Substring).self)
    return Set((text.matches(of: alias) + text.matches(of: reexport)).map { String($0.output.1) })
  }

  /// Returns the lines of all Swift files of some targets.
  private static func lines(of targets: [String]) throws -> [String] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    return try targets.flatMap { target in
      let folder = sources.appending(path: target).path(percentEncoded: false)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swift") }
      return try files.flatMap { file in
        try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
          .split(separator: "\n").map(String.init)
      }
    }
  }
}
