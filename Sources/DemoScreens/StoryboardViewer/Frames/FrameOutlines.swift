import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumStoryboards

/// Outlines in front of a scene: for frames that differ from the frames in the file, and for the view of a chosen line.
final class FrameOutlines: View {
  /// An outline.
  private struct Outline: Hashable {
    /// The kinds of outlines.
    enum Kind: Hashable {
      /// The frame in the file.
      case expected
      /// The laid-out frame of the view.
      case actual
      /// The view that a chosen line of the file defines.
      case chosen
    }

    let rect: Rect
    let kind: Kind
  }

  private var outlines: [Outline] = [] {
    didSet { if outlines != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  /// Updates the outlines for a laid-out scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - display: The options that determine the outlines.
  func update(_ scene: SceneFrames, _ display: SceneDisplay) {
    guard display.comparesFrames || display.line != nil else { return outlines = [] }
    let (frames, views) = (scene.frames, scene.views)
    var found: [Outline] = []
    if display.comparesFrames {
      for frame in frames where frame.omission == nil && !frame.isInBar {
        guard let view = views[frame.id], view.window != nil,
          FrameDifference.part(of: frame, actual: view.frame) != nil
        else { continue }
        found.append(Outline(rect: convert(view.bounds, from: view), kind: .actual))
        if let superview = view.superview {
          found.append(Outline(rect: convert(frame.frame, from: superview), kind: .expected))
        }
      }
    }
    // The frames are in the order of the file, so a line belongs to the last frame that begins at or before it.
    if let line = display.line, let frame = frames.last(where: { $0.line <= line }),
      let view = views[frame.id], view.window != nil
    {
      found.append(Outline(rect: convert(view.bounds, from: view), kind: .chosen))
    }
    outlines = found
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    for outline in outlines {
      let box = Path(rect: outline.rect.insetBy(dx: 0.5, dy: 0.5))
      switch outline.kind {
      case .expected: canvas.stroke(box, with: Color(hex: 0xD33A2C), width: 1)
      case .actual: canvas.stroke(box, with: Color(hex: 0x1F6FD6), width: 1)
      case .chosen:
        canvas.fill(box, with: theme.accent.withAlphaComponent(0.15))
        canvas.stroke(box, with: theme.accent, width: 3)
      }
    }
  }
}

/// The views of a scene, with their frames in the file.
@MainActor
struct SceneFrames {
  private let read: @MainActor () -> (frames: [InterfaceFrame], views: [String: View])

  /// Makes the frames of a controller's scene, which are available once the controller's view is loaded.
  init(of controller: ViewController) {
    read = { [weak controller] in
      // A container has no views in the file. The views of its first child are used instead.
      var shown = controller
      while let next = shown, next.interfaceFrames.isEmpty, let child = next.children.first {
        shown = child
      }
      return (shown?.interfaceFrames ?? [], shown?.interfaceViews ?? [:])
    }
  }

  /// Makes the frames of the objects of a xib.
  init(of contents: Nib.Contents) {
    let views = contents.views.mapValues(WeakView.init)
    let frames = contents.frames
    read = { (frames, views.compactMapValues(\.view)) }
  }

  var frames: [InterfaceFrame] { read().frames }
  var views: [String: View] { read().views }

  private struct WeakView {
    weak var view: View?
  }
}
