extension ViewController {
  /// Notifies the controller of a change of traits, and records the new traits.
  func sendTraitCollectionDidChange(from old: TraitCollection) {
    lastTraitCollection = traitCollection
    traitCollectionDidChange(old)
    registeredTraitChanges?.send(from: old, to: traitCollection)
  }

  /// Records the traits when the view first enters a window, which does not count as a change.
  func noteTraits() {
    if lastTraitCollection == nil { lastTraitCollection = traitCollection }
  }

  /// Notifies the controller of a change of traits that happened while its view was off screen (DC-42).
  ///
  /// The notification is sent before `viewIsAppearing`.
  ///
  /// The views in the subtree are notified too. The views of another controller are notified when it appears.
  func sendMissedTraits() {
    guard let old = lastTraitCollection, old != traitCollection else { return }
    sendTraitCollectionDidChange(from: old)
    let root = viewIfLoaded
    root?.descend { view in
      guard view === root || view.viewController == nil else { return false }
      view.sendTraitCollectionDidChange(from: old)
      return true
    }
  }
}
