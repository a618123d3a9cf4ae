public import AtriumKit

extension ContainerDriver {
  /// Returns the driver of a container, for tools that show the state of containers.
  ///
  /// The result is nil for a controller without a driver.
  ///
  /// The result is also nil for a container whose driver has not been used yet.
  public static func driver(of container: ViewController) -> ContainerDriver? {
    container.attachmentIfPresent(DriverMark.self)?.driver
  }

  /// Registers the driver with its container.
  func register(with container: ViewController) {
    container.attachment(DriverMark.self).driver = self
  }
}

/// An attachment of a container that refers to its driver.
private final class DriverMark: ViewControllerAttachment {
  weak var driver: ContainerDriver?

  init(owner: ViewController) {}
}
