import Foundation
import Testing
import UIKit

/// Foundation's tables of weak and strong references, which this system does not have.
@MainActor
struct FoundationTableTests {
  private protocol Listening: AnyObject {}
  private final class Listener: Listening {}

  @Test("a set of weak references contains an object once, until it is deallocated")
  func weakSets() {
    let set = NSHashTable<any Listening>.weakObjects()
    let first = Listener()
    do {
      let second = Listener()
      for object in [first, second, first] { set.add(object) }
      set.add(nil)
      #expect(set.allObjects.map { $0 === first } == [true, false])
      #expect(set.count == 2 && !set.contains(Listener()) && set.contains(second))
    }
    #expect(set.count == 1 && set.anyObject === first && set.member(first) === first)
    set.remove(first)
    set.remove(nil)
    #expect(set.count == 0 && !set.contains(first) && set.anyObject == nil)
  }

  @Test("a set with strong references holds its objects, and the last is released with the set")
  func strongSets() {
    weak var held: Listener?
    do {
      let set = NSHashTable<Listener>()
      do {
        let object = Listener()
        held = object
        set.add(object)
      }
      #expect(held != nil && set.count == 1)
      #expect(set.objectEnumerator().compactMap { $0 as? Listener }.count == 1)
      set.removeAllObjects()
      #expect(held == nil && set.count == 0)
    }
  }

  @Test("a dictionary with weak keys loses an entry with its key")
  func weakKeys() {
    let table = NSMapTable<UIView, NSString>.weakToStrongObjects()
    let view = UIView()
    do {
      let other = UIView()
      table.setObject("other", forKey: other)
      table.setObject("view", forKey: view)
      table.setObject("again", forKey: view)
      #expect(table.count == 2 && table.object(forKey: other) == "other")
    }
    #expect(table.count == 1 && table.object(forKey: view) == "again")
    #expect(table.keyEnumerator().allObjects.count == 1)
    table.removeObject(forKey: view)
    #expect(table.count == 0 && table.object(forKey: view) == nil)
  }

  @Test(
    "a dictionary with weak objects finds keys by their value, and loses an entry with its object")
  func weakValues() {
    let table = NSMapTable<NSString, Listener>.strongToWeakObjects()
    let kept = Listener()
    do {
      let lost = Listener()
      table.setObject(kept, forKey: NSString(string: "kept"))
      table.setObject(lost, forKey: NSString(string: "lost"))
      table.setObject(nil, forKey: NSString(string: "none"))
      #expect(table.count == 2 && table.object(forKey: NSString(string: "lost")) === lost)
    }
    #expect(table.object(forKey: NSString(string: "lost")) == nil)
    #expect(table.object(forKey: NSString(string: "kept")) === kept && table.count == 1)
    #expect(table.objectEnumerator()?.allObjects.count == 1)
  }

  @Test("the entries of deallocated objects are removed while new entries are added")
  func manyEntries() {
    let table = NSMapTable<Listener, NSNumber>.weakToStrongObjects()
    weak var value: NSNumber?
    do {
      let number = NSNumber(value: 1_234_567.5)
      value = number
      table.setObject(number, forKey: Listener())
    }
    var kept: [Listener] = []
    for number in 0..<500 {
      let key = Listener()
      kept.append(key)
      table.setObject(NSNumber(value: number), forKey: key)
    }
    #expect(value == nil && table.count == 500)
    #expect(kept.indices.allSatisfy { table.object(forKey: kept[$0])?.intValue == $0 })
  }

  @Test("an autorelease pool runs its closure, and returns its result or its error")
  func pools() {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }
}
