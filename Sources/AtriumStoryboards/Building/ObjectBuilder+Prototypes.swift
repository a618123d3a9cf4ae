import AtriumKit

extension ObjectBuilder {
  /// Returns a closure that makes the view of a prototype.
  ///
  /// Each call makes a new view from the file, with separate objects and connections.
  func prototypeMaker(_ prototype: InterfaceElement) -> @MainActor () -> View {
    let (document, source, place, onSegue) = (document, source, place, onSegue)
    let id = ownerID
    return { [weak owner] in
      // Each view has its own objects with the identifiers in the file, so each view needs a separate builder.
      let builder = ObjectBuilder(document: document, source: source, place: place)
      builder.onSegue = onSegue
      if let owner { builder.note(owner: owner, id: id, element: nil) }
      let view = builder.makeView(prototype)
      builder.addConstraints()
      builder.connect(isComplete: true)
      builder.awake()
      return view
    }
  }

  /// Returns the reuse identifier of a prototype; nil if it has none.
  ///
  /// The method warns about a missing identifier, unless a preview shows the prototype anyway.
  func reuseIdentifier(of prototype: InterfaceElement, noun: String) -> String? {
    if let identifier = prototype["reuseIdentifier"], !identifier.isEmpty { return identifier }
    if !registry.isPreview {
      prototype.warn("A prototype \(noun) in \(place) has no reuse identifier; it is left out.")
    }
    return nil
  }
}
