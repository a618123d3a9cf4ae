public import AtriumKit

extension StackView {
  /// Arranges a view behind the others, and makes it a subview if it is none.
  ///
  /// A view that is arranged already goes to the end.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Arranges a view at a place of the order, and makes it a subview, in front of the others, if it is
  /// none.
  ///
  /// Its frame counts no more: ``AtriumKit/View/translatesAutoresizingMaskIntoConstraints`` is set false.
  /// A view that is arranged already moves; its place among the subviews stays. Traps for an index
  /// below 0 or above the number of arranged views.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - index: Which one it is to be; a view that moves is taken out first.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    guard (0...arrangedSubviews.count).contains(index) else {
      fatalError(
        "\(type(of: self)) cannot arrange \(type(of: view)) at index \(index): it has "
          + "\(arrangedSubviews.count) arranged views; give 0 … \(arrangedSubviews.count).")
    }
    if let old = arrangedSubviews.firstIndex(where: { $0 === view }) {
      arrangedSubviews.remove(at: old)
    } else {
      if view.superview !== self { addSubview(view) }
      // A callback may have put it elsewhere, which was later.
      guard view.superview === self else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      view.arranger = self
    }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    setNeedsArrangement()
  }

  /// Arranges a view no longer; it stays a subview, without constraints.
  ///
  /// `removeFromSuperview` does both. Nothing happens if it is not arranged.
  public func removeArrangedSubview(_ view: View) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    view.arranger = nil
    view.setContentOrder(nil, for: axis)
    setNeedsArrangement()
  }

  /// The arranged views that have room.
  var visibleViews: [View] { arrangedSubviews.filter { !$0.isHidden } }
}

extension StackView: ViewArranging {
  package func arrangedViewDidChange(_ view: View, _ change: ArrangedViewChange) {
    switch change {
    case .visibility:
      setNeedsArrangement()
      animateArrangement(of: view)
    case .content:
      if distribution == .fillProportionally {
        setNeedsArrangement()
      } else {
        arranger?.arrangedViewDidChange(self, .content)
      }
    }
  }
}
