extension ViewController {
  /// Sends a change of traits, and records the new traits.
  func sendTraitCollectionDidChange(from old: TraitCollection) {
    lastTraitCollection = traitCollection
    traitCollectionDidChange(old)
  }

  /// Records the traits when the view first enters a window, which is not a change.
  func noteTraits() {
    if lastTraitCollection == nil { lastTraitCollection = traitCollection }
  }

  /// Sends a change of traits made while the view was off screen, before `viewIsAppearing` (DC-42).
  ///
  /// The views inside receive it too, except those of other controllers, which send their own.
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
