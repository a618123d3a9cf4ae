import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import AtriumStoryboards

/// A comparison of the laid-out frames of a file's views with the frames that Interface Builder wrote into the file.
///
/// Each scene is laid out in its size in the file. The horizontal position and the width of each view are compared,
/// and for controls also the height.
@MainActor
public struct FrameComparison {
  /// The number of views that were compared.
  public private(set) var count = 0
  /// The number of views that were not compared, by reason.
  public private(set) var omissions: [String: Int] = [:]
  /// The differences, in the order of the views in the file.
  public private(set) var differences: [FrameDifference] = []

  /// Whether no view differs.
  public var isClean: Bool { differences.isEmpty }

  /// Makes the comparison by laying out the scenes of a file.
  public init(_ file: InterfaceFile) {
    switch file.content {
    case .storyboard(let storyboard):
      for scene in storyboard.scenes { compare(scene, of: storyboard) }
    case .nib(let nib): compare(nib)
    }
  }

  private mutating func compare(_ scene: StoryboardScene, of storyboard: Storyboard) {
    let controller = storyboard.instantiateViewController(of: scene)
    let stage = FrameStage(size: scene.size)
    stage.show(controller)
    let frames = controller.interfaceFrames
    let views = controller.interfaceViews
    stage.layOut(frames, views)
    compare(frames, views)
  }

  private mutating func compare(_ nib: Nib) {
    let owner = SceneController()
    let contents = nib.open(withOwner: owner)
    let roots = contents.frames.filter { $0.superview == nil }
    for root in roots {
      guard let view = contents.views[root.id] else { continue }
      let stage = FrameStage(size: Size(width: root.frame.maxX, height: root.frame.maxY))
      if owner.viewIfLoaded === view { stage.show(owner) } else { stage.show(view, root.frame) }
      stage.layOut(contents.frames, contents.views)
      compare(contents.frames.filter { isInside($0, root, contents.frames) }, contents.views)
    }
    let isMade = Set(roots.filter { contents.views[$0.id] != nil }.map(\.id))
    compare(roots.filter { !isMade.contains($0.id) }, [:])
  }

  private func isInside(
    _ frame: InterfaceFrame, _ root: InterfaceFrame, _ all: [InterfaceFrame]
  ) -> Bool {
    // In the file, the descendants of a root follow the root. A frame therefore belongs to the last root at or before
    // its line.
    guard frame.superview != nil else { return frame.id == root.id }
    let roots = all.filter { $0.superview == nil && $0.line <= frame.line }
    return roots.last?.id == root.id
  }

  private mutating func compare(_ frames: [InterfaceFrame], _ views: [String: View]) {
    var changed: Set<String> = []
    for frame in frames {
      let isInherited = frame.superview.map(changed.contains) ?? false
      let actual = views[frame.id].map { frame.isInBar ? frameInBar(of: $0) : $0.frame }
      if let omission = frame.omission {
        omissions[omission.rawValue, default: 0] += 1
        if isInherited || FrameDifference.hasOtherWidth(actual, than: frame) {
          changed.insert(frame.id)
        }
        continue
      }
      count += 1
      guard let part = FrameDifference.part(of: frame, actual: actual) else {
        if isInherited { changed.insert(frame.id) }
        continue
      }
      if isInherited || part == .width || part == .missing { changed.insert(frame.id) }
      differences.append(
        FrameDifference(
          line: frame.line, elementName: frame.elementName, id: frame.id, part: part,
          expected: frame.frame, actual: actual, isInherited: isInherited, traits: frame.traits))
    }
  }

  /// Returns the frame of a bar item's view in the coordinates of the bar.
  private func frameInBar(of view: View) -> Rect {
    var bar = view.superview
    while let next = bar, !(next is Toolbar), !(next is NavigationBar) { bar = next.superview }
    return bar.map { view.convert(view.bounds, to: $0) } ?? view.frame
  }
}
