extension ViewController {
  /// Tells a change of traits, and remembers what was told.
  func sendTraitCollectionDidChange(from old: TraitCollection) {
    lastTraitCollection = traitCollection
    traitCollectionDidChange(old)
  }

  /// Remembers the traits with which a view is in a window for the first time: those it began with
  /// are no change.
  func noteTraits() {
    if lastTraitCollection == nil { lastTraitCollection = traitCollection }
  }

  /// Tells what changed while the view was off screen: before `viewIsAppearing` (DC-42).
  ///
  /// The views inside hear it too, up to those of other controllers, which have a turn of their own.
  func sendMissedTraits() {
    guard let old = lastTraitCollection, old != traitCollection else { return }
    sendTraitCollectionDidChange(from: old)
    let root = viewIfLoaded
    root?.descend { view in
      guard view === root || view.viewController == nil else { return false }
      view.traitCollectionDidChange(old)
      return true
    }
  }
}
