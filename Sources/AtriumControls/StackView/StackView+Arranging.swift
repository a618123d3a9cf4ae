public import AtriumKit

extension StackView {
  /// Adds a view after the other arranged views, and makes it a subview if necessary.
  ///
  /// A view that is already arranged moves to the end.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view into the arranged views, and makes it a subview in front of the others if
  /// necessary.
  ///
  /// Its frame no longer has an effect:
  /// ``AtriumKit/View/translatesAutoresizingMaskIntoConstraints`` is set to false. A view that is
  /// already arranged moves; its order among the subviews does not change. Traps for an index below
  /// 0 or above the number of arranged views.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - index: The index of the view; a view that moves is removed first.
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
      // A callback may have moved the view elsewhere; the later change wins.
      guard view.superview === self else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      view.arranger = self
    }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    setNeedsArrangement()
  }

  /// Removes a view from the arranged views; it stays a subview, without constraints.
  ///
  /// `removeFromSuperview` does both. Does nothing if the view is not arranged.
  public func removeArrangedSubview(_ view: View) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    view.arranger = nil
    view.setContentOrder(nil, for: axis)
    setNeedsArrangement()
  }

  /// The arranged views that are not hidden.
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
