import Foundation
import Testing
import UIKit

/// The associated values of objects after the objects are deallocated.
@MainActor
struct AssociatedObjectTests {
  private final class Object {}
  private final class Value {}
  /// An object of another size, so that no `Object` gets its address.
  private final class Large {
    let numbers = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20)
  }
  private nonisolated(unsafe) static let key = UnsafeRawPointer(bitPattern: 0x100)

  @Test("the values of deallocated objects are released when the table has 64 entries")
  func released() async {
    // The table of a new process is empty.
    let result = await #expect(processExitsWith: .success) {
      await MainActor.run {
        guard let key = AssociatedObjectTests.key else { preconditionFailure("no key") }
        weak var value: Value?
        weak var kept: Value?
        let survivor = Object()
        do {
          let (object, made, held) = (Large(), Value(), Value())
          (value, kept) = (made, held)
          objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
          objc_setAssociatedObject(survivor, key, held, .OBJC_ASSOCIATION_RETAIN)
        }
        var others: [Object] = []
        while others.count < 62 {
          let other = Object()
          others.append(other)
          objc_setAssociatedObject(other, key, others.count, .OBJC_ASSOCIATION_RETAIN)
          precondition(value != nil, "released after \(others.count)")
        }
        objc_setAssociatedObject(survivor, key, kept, .OBJC_ASSOCIATION_RETAIN)
        precondition(value == nil && kept != nil)
        let numbers = others.map { objc_getAssociatedObject($0, key) as? Int }
        precondition(numbers == Array(1...62))
        objc_removeAssociatedObjects(survivor)
        precondition(kept == nil && objc_getAssociatedObject(survivor, key) == nil)
      }
    }
    #expect(result != nil)
  }

  @Test("an object at the address of a deallocated object has none of its values")
  func sameAddress() throws {
    let key = try #require(Self.key)
    var address: ObjectIdentifier?
    do {
      let object = Object()
      address = ObjectIdentifier(object)
      objc_setAssociatedObject(object, key, "old", .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, key) as? String == "old")
    }
    var others: [Object] = []
    while others.count < 10_000, others.last.map(ObjectIdentifier.init) != address {
      others.append(Object())
    }
    let next = try #require(others.last)
    try #require(ObjectIdentifier(next) == address)
    #expect(objc_getAssociatedObject(next, key) == nil)
    objc_setAssociatedObject(next, key, "new", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(next, key) as? String == "new")
    objc_removeAssociatedObjects(next)
  }
}
