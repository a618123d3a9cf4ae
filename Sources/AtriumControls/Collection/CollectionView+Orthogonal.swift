import AtriumGeometry
import AtriumKit

/// Sections that scroll orthogonally to the layout; each has a separate scroll view for its cells.
extension CollectionView {
  /// Makes, positions and removes the scroll views of the sections.
  func updateHosts() {
    let sections = currentLayout.orthogonalSections(in: bounds)
    guard !sections.isEmpty || !hosts.isEmpty else { return }
    let visible = Set(sections.map(\.section))
    for (section, host) in hosts where !visible.contains(section) && !host.isTracking {
      hosts[section] = nil
      for view in shown.values where view.superview === host { changeHost(of: view) }
      host.removeFromSuperview()
    }
    View.performWithoutAnimation {
      for section in sections {
        let host =
          hosts[section.section]
          ?? OrthogonalScrollView(
            of: section, at: currentLayout.orthogonalOffset(ofSection: section.section),
            axis: currentLayout.orthogonalAxis, in: self)
        if hosts[section.section] == nil {
          hosts[section.section] = host
          insertSubview(host, at: 0)
        }
        host.update(section)
      }
    }
  }

  /// Returns the scroll view that contains a view; nil if the view does not scroll orthogonally to the layout.
  func host(of view: CollectionReusableView) -> OrthogonalScrollView? {
    view.attributes?.orthogonalSection.flatMap { hosts[$0] }
  }

  /// Returns the centre for a view with the given attributes, in the coordinates of the view's superview.
  func center(of attributes: CollectionViewLayoutAttributes) -> Point {
    guard let section = attributes.orthogonalSection, let host = hosts[section] else {
      return attributes.center
    }
    return attributes.center - host.frame.origin + host.contentOffset
  }

  func sectionDidScroll(_ section: Int, to offset: Double) {
    currentLayout.setOrthogonalOffset(offset, ofSection: section)
    if isTiling { setNeedsLayout() } else { tile() }
  }

  /// Scrolls the section of an item orthogonally to the layout, so that the item is visible.
  func revealAcross(_ item: IndexPath, animated: Bool) {
    guard let attributes = currentLayout.layoutAttributesForItem(at: item),
      let section = attributes.orthogonalSection
    else { return }
    updateHosts()
    guard let host = hosts[section] else { return }
    let axis = currentLayout.orthogonalAxis
    let start = attributes.frame.origin[axis] - host.frame.origin[axis] + host.offset
    host.reveal(from: start, to: start + attributes.frame.size[axis], animated: animated)
  }
}
