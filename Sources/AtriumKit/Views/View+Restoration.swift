extension View {
  /// The identifier of the view for code that stores and restores its state; nil without an identifier.
  ///
  /// Storyboards and nibs set the identifier in their files. The toolkit itself restores no state.
  public var restorationIdentifier: String? {
    get { decoration?.restorationIdentifier }
    set {
      guard newValue != restorationIdentifier else { return }
      neededDecoration.restorationIdentifier = newValue
    }
  }
}
