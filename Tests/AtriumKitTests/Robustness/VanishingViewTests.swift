import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Views that are removed or moved during an operation on them.
@MainActor
struct VanishingViewTests {
  private let stage = Stage(size: Size(width: 200, height: 200))
  private let holder = ActingView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  private let view = ActingView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let sibling = ActingView(frame: Rect(x: 100, y: 0, width: 100, height: 100))

  init() {
    stage.window.addSubview(holder)
    holder.addSubview(view)
    holder.addSubview(sibling)
    stage.settle()
  }

  @Test("a view may be removed in its own layoutSubviews, and in its superview's")
  func layout() {
    view.onLayout = { $0.removeFromSuperview() }
    view.setNeedsLayout()
    stage.settle()
    #expect(view.superview == nil && view.window == nil)
    #expect(holder.subviews == [sibling])
    view.onLayout = nil
    holder.addSubview(view)
    holder.onLayout = { [view, sibling] _ in
      view.removeFromSuperview()
      sibling.removeFromSuperview()
    }
    view.setNeedsLayout()
    holder.setNeedsLayout()
    stage.settle()
    #expect(holder.subviews.isEmpty && stage.window.isIdle)
  }

  @Test("a sibling may be removed in layoutSubviews, before its own layout")
  func siblingInLayout() {
    view.onLayout = { [sibling] _ in sibling.removeFromSuperview() }
    view.setNeedsLayout()
    sibling.setNeedsLayout()
    stage.settle()
    #expect(holder.subviews == [view] && sibling.window == nil)
    #expect(stage.window.isIdle)
  }

  @Test(
    "a view may be removed in its own willMove and didMove calls, and the last change takes effect"
  )
  func moves() {
    let other = View(frame: holder.bounds)
    stage.window.addSubview(other)
    for call in ActingView.Call.moves {
      view.onMove = nil
      holder.addSubview(view)
      view.onMove = { view, heard in
        guard heard == call else { return }
        view.onMove = nil
        view.removeFromSuperview()
      }
      other.addSubview(view)
      stage.settle()
      #expect(view.superview == nil && view.window == nil, "\(call)")
      #expect(!other.subviews.contains(view) && !holder.subviews.contains(view), "\(call)")
    }
    for call in ActingView.Call.moves {
      view.onMove = nil
      holder.addSubview(view)
      view.onMove = { [sibling] view, heard in
        guard heard == call else { return }
        view.onMove = nil
        sibling.addSubview(view)
      }
      other.addSubview(view)
      stage.settle()
      #expect(view.superview === sibling && view.window === stage.window, "\(call)")
      #expect(sibling.subviews == [view] && other.subviews.isEmpty, "\(call)")
    }
  }

  @Test("a willMove call that adds the new superview to the view makes no cycle")
  func circle() {
    let target = ActingView(frame: holder.bounds)
    view.onMove = { view, call in
      guard call == .willMoveToSuperview, target.superview == nil else { return }
      view.addSubview(target)
    }
    target.addSubview(view)
    #expect(target.superview === view)
    #expect(view.superview === holder, "that was later, so it stays")
    stage.settle()
    #expect(stage.window.isIdle)
  }

  @Test("a view that leaves the window in hitTest gets no touch")
  func hitTest() {
    let log = TouchLog()
    let pad = TouchPad(frame: view.bounds)
    (pad.log, pad.name) = (log, "pad")
    view.addSubview(pad)
    view.onHitTest = { view in view.removeFromSuperview() }
    stage.touch(began: Point(x: 10, y: 10))
    stage.touch(moved: Point(x: 20, y: 20))
    stage.touch(ended: Point(x: 20, y: 20))
    #expect(log.lines.isEmpty && view.window == nil)
    view.onHitTest = nil
    holder.addSubview(view)
    stage.touch(began: Point(x: 10, y: 10))
    stage.touch(ended: Point(x: 10, y: 10))
    #expect(log.lines == ["pad began 1", "pad ended 1"])
  }

  @Test("a view outside the window that hitTest returns gets no touch")
  func foreignHit() {
    let other = Stage()
    let log = TouchLog()
    let foreign = TouchPad(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    (foreign.log, foreign.name) = (log, "foreign")
    holder.hit = foreign
    stage.touch(began: Point(x: 150, y: 150))
    stage.touch(ended: Point(x: 150, y: 150))
    other.window.addSubview(foreign)
    stage.touch(began: Point(x: 150, y: 150))
    stage.touch(ended: Point(x: 150, y: 150))
    #expect(log.lines.isEmpty)
  }

  @Test("a view removed in touchesBegan gets a cancellation, and the view below gets later touches")
  func touches() {
    let log = TouchLog()
    let pad = TouchPad(frame: view.bounds)
    (pad.log, pad.name) = (log, "pad")
    view.addSubview(pad)
    pad.onTouch = { [view] in if $0 == .began { view.removeFromSuperview() } }
    stage.touch(began: Point(x: 10, y: 10))
    stage.touch(moved: Point(x: 20, y: 20))
    stage.touch(ended: Point(x: 20, y: 20))
    #expect(log.lines == ["pad began 1", "pad cancelled 1"])
    stage.click(at: Point(x: 10, y: 10))
    #expect(log.lines.count == 2)
  }

  @Test("a view may be removed in the completion of its own animation, and added for the next")
  func completion() {
    var ends = 0
    @MainActor func next() {
      View.animate(withDuration: 0.1) { [view] in
        view.center.x += 10
      } completion: { [view, holder] _ in
        ends += 1
        view.removeFromSuperview()
        guard ends < 3 else { return }
        holder.addSubview(view)
        next()
      }
    }
    next()
    stage.settle()
    #expect(ends == 3 && view.superview == nil && view.center.x == 80)
    #expect(view.presentation.center.x == 80)
  }

  @Test("a view that is removed in its draw call is no longer drawn in the next turn")
  func drawing() {
    view.onDraw = { $0.removeFromSuperview() }
    view.setNeedsDisplay()
    stage.settle()
    #expect(view.window == nil && stage.window.isIdle)
  }

  @Test("a view, and its dependents, may be removed while constraints request its content size")
  func content() {
    for victim in 0..<3 {
      let top = View(frame: holder.bounds)
      holder.addSubview(top)
      let (asked, hanging) = (AskedView(), View())
      for item in [asked, hanging] {
        item.translatesAutoresizingMaskIntoConstraints = false
        top.addSubview(item)
      }
      let tie = hanging.leftAnchor.constraint(equalTo: asked.rightAnchor, constant: 3)
      LayoutConstraint.activate([
        asked.leftAnchor.constraint(equalTo: top.leftAnchor),
        asked.topAnchor.constraint(equalTo: top.topAnchor), tie,
        hanging.topAnchor.constraint(equalTo: asked.bottomAnchor),
        hanging.widthAnchor.constraint(equalTo: asked.widthAnchor),
        hanging.heightAnchor.constraint(equalToConstant: 5),
      ])
      asked.onAsked = { asked in
        asked.onAsked = nil
        switch victim {
        case 0: asked.removeFromSuperview()
        case 1: hanging.removeFromSuperview()
        default: tie.isActive = false
        }
      }
      stage.settle()
      #expect(stage.window.isIdle, "\(victim)")
      #expect(hanging.frame.origin.x.isFinite && asked.frame.width.isFinite)
      // All views that remain or are added again are laid out as usual.
      for item in [asked, hanging] where item.superview == nil { top.addSubview(item) }
      LayoutConstraint.activate([
        asked.leftAnchor.constraint(equalTo: top.leftAnchor, constant: 0),
        hanging.leftAnchor.constraint(equalTo: asked.rightAnchor, constant: 3),
      ])
      stage.settle()
      #expect(asked.frame.width == 30 && hanging.frame.minX == 33, "\(victim)")
      top.removeFromSuperview()
    }
  }
}

/// A view that runs a closure of the test in each of its overrides.
private final class ActingView: View {
  enum Call { case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow }

  var onLayout: ((ActingView) -> Void)?
  var onMove: ((ActingView, Call) -> Void)?
  var onHitTest: ((ActingView) -> Void)?
  var onDraw: ((ActingView) -> Void)?
  /// The result of a hit test; nil uses the default result.
  var hit: View?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?(self)
  }

  override func willMove(toSuperview newSuperview: View?) {
    if newSuperview != nil { onMove?(self, .willMoveToSuperview) }
  }

  override func didMoveToSuperview() {
    if superview != nil { onMove?(self, .didMoveToSuperview) }
  }

  override func willMove(toWindow newWindow: Window?) {
    if newWindow != nil { onMove?(self, .willMoveToWindow) }
  }

  override func didMoveToWindow() {
    if window != nil { onMove?(self, .didMoveToWindow) }
  }

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    let found = super.hitTest(point, with: event)
    if found != nil { onHitTest?(self) }
    return hit ?? found
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) { onDraw?(self) }
}

extension ActingView.Call {
  /// The calls that a move within one window causes.
  fileprivate static let moves: [ActingView.Call] = [.willMoveToSuperview, .didMoveToSuperview]
}

/// A view thirty points wide that runs a closure when its size is requested.
private final class AskedView: View {
  var onAsked: ((AskedView) -> Void)?

  override var intrinsicContentSize: Size {
    onAsked?(self)
    return Size(width: 30, height: 20)
  }
}
