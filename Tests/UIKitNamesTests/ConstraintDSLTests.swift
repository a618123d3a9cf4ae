import AtriumHarness
import StandIns
import Testing
import UIKit

/// The constraints that the methods and operators of `ConstraintDSL` make.
@MainActor
struct ConstraintDSLTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let root = UIViewController()

  init() { stage.window.rootViewController = root }

  @Test("methods, chains and operators for constraints give views their frames")
  func card() {
    let card = ConstraintCard(frame: CGRect(x: 10, y: 0, width: 300, height: 240))
    root.view.addSubview(card)
    stage.settle()
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: card) }
    #expect(card.subviews.first?.frame == CGRect(x: 20, y: 10, width: 240, height: 200))
    #expect(frame(card.picture) == CGRect(x: 20, y: 10, width: 240, height: 80))
    #expect(frame(card.titleLabel) == CGRect(x: 20, y: 98, width: 240, height: 20))
    #expect(frame(card.button) == CGRect(x: 20, y: 130, width: 240, height: 40))
    // The required minimum is stronger than the width of 10 and than the leading edge.
    #expect(frame(card.badge) == CGRect(x: 248, y: 6, width: 16, height: 16))
    card.insets.deActivate()
    #expect(card.insets.map(\.isActive) == [false, false, false, false])
  }

  @Test("a chain closes the stack, in both directions")
  func stacks() {
    let row = UIView()
    root.view.addSubview(row)
    row.center(in: root.view.safeAreaLayoutGuide, offset: CGPoint(x: 10, y: 0))
    let parts = (0..<3).map { _ in UIView() }
    for (part, width) in zip(parts, [30, 40, 50]) { part.width(CGFloat(width)) }
    parts[0].height(24, relation: .equalOrGreater)
    Stack(in: row).axis(.horizontal).spacing(5)
      .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      .add(parts[0], parts[1]).add(space: 6).add(parts[2]).add(space: 7).pinned()
    stage.settle()
    #expect(row.frame.size == CGSize(width: 149, height: 28) && row.center.x == 170)
    #expect(parts.map(\.frame.minX) == [2, 37, 88] && parts[2].frame.height == 24)
  }
}
