import AtriumGeometry

extension SheetPresentationController {
  /// A detent and its height, in points.
  struct DetentHeight {
    let identifier: Detent.Identifier
    let height: Double
  }

  /// Whether the sheet is at the bottom edge and rests at its detents; false if `large` is the only detent.
  var usesDetents: Bool { detents.count != 1 || detents.first?.identifier != .large }

  /// Returns the height of a large sheet in a container, in points.
  ///
  /// A strip of the view below stays visible, so that the user recognises the presented view as a sheet.
  func greatestHeight(in size: Size) -> Double {
    max(0, size.height - min(44, (size.height / 8).rounded()))
  }

  /// Returns the detents that have a height, with the lowest first; never empty.
  func heights(in size: Size) -> [DetentHeight] {
    let greatest = greatestHeight(in: size)
    let context = Detent.ResolutionContext(
      containerTraitCollection: presentedViewController.traitCollection,
      maximumDetentValue: greatest, containerHeight: size.height)
    let found = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        DetentHeight(identifier: detent.identifier, height: $0)
      }
    }
    guard !found.isEmpty else { return [DetentHeight(identifier: .large, height: greatest)] }
    return found.sorted { $0.height < $1.height }
  }

  /// The detents that have a height in the container, with the lowest first.
  var heights: [DetentHeight] { heights(in: containerView?.bounds.size ?? .zero) }

  /// The detent at which the sheet rests.
  var selectedDetent: DetentHeight { selected(of: heights) }

  /// Returns the height of the sheet in a container, at rest or during a drag, in points.
  func currentHeight(in size: Size) -> Double {
    min(draggedHeight ?? selected(of: heights(in: size)).height, greatestHeight(in: size))
  }

  private func selected(of heights: [DetentHeight]) -> DetentHeight {
    heights.first { $0.identifier == selectedDetentIdentifier } ?? heights[0]
  }

  /// The fraction of the full dimming at the current height, from 0 to 1.
  ///
  /// The dimming increases between the highest detent without dimming and the next detent.
  var dimmedPart: Double {
    guard usesDetents, let containerView else { return 1 }
    let all = heights
    guard let last = all.lastIndex(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return 1 }
    let height = currentHeight(in: containerView.bounds.size)
    let least = all[last].height
    guard height > least, let next = all[(last + 1)...].first, next.height > least else { return 0 }
    return min(1, (height - least) / (next.height - least))
  }
}
