/// A placeholder for elements that the program supplies when the menu opens.
///
/// Until the elements are supplied, the menu shows a disabled item.
public final class DeferredMenuElement: MenuElement {
  /// A closure that supplies the elements, at once or later, by calling its argument.
  public typealias Provider =
    @MainActor (
      _ completion: @escaping @MainActor ([MenuElement]) -> Void
    ) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var isLoading = false
  /// The elements that were supplied; nil if there are none yet.
  private(set) var elements: [MenuElement]?

  /// Makes a placeholder whose elements are kept once they have been supplied.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: String(localized: "Loading…"), subtitle: nil, image: nil)
  }

  /// Makes a placeholder whose elements are requested each time the menu opens.
  public static func uncached(_ elementProvider: @escaping Provider) -> DeferredMenuElement {
    DeferredMenuElement(elementProvider, isCached: false)
  }

  /// Requests the elements when the menu opens.
  ///
  /// - Parameter completion: Called when the elements have been supplied, but not if they are known already.
  func load(_ completion: @escaping @MainActor () -> Void) {
    guard elements == nil || !isCached, !isLoading else { return }
    (isLoading, elements) = (true, nil)
    provider { [weak self] elements in
      guard let self, isLoading else { return }
      (isLoading, self.elements) = (false, elements)
      completion()
    }
  }
}
