import AtriumGraphics

extension ViewController {
  /// Loads the nibs of all controllers; nil, the default, if the program has none.
  public static var nibLoader: (any NibLoading)?

  /// Sets the view from the nib.
  ///
  /// Traps if the controller was made with the name of a nib that is not there.
  ///
  /// - Returns: Whether there is a nib.
  func loadViewFromNib() -> Bool {
    if let loader = ViewController.nibLoader, loader.loadView(of: self) { return true }
    guard let nibName else { return false }
    guard ViewController.nibLoader != nil else {
      programmerError(
        "\(debugName) was made with the nib \"\(nibName)\", but the program reads no nibs; set "
          + "ViewController.nibLoader, or pass nil and override loadView().")
    }
    programmerError(
      "\(debugName) was made with the nib \"\(nibName)\", which is not in "
        + "\((nibBundle ?? .main).bundlePath); add it, or pass nil and override loadView().")
  }

  /// The name and the folder that a controller was made with.
  struct Nib {
    var name: String?
    var bundle: ResourceBundle?
  }
}
