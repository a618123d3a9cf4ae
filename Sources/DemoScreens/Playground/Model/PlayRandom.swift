/// A generator of random operations; equal seeds give equal scenes.
@MainActor
package struct PlayRandom {
  private var state: UInt64

  /// Makes a generator with a seed.
  package init(seed: UInt64) { state = seed }

  private mutating func next(below limit: Int) -> Int {
    // SplitMix64.
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((bits ^ (bits >> 31)) % UInt64(limit))
  }

  /// Returns a random operation that is now possible.
  ///
  /// Until the scene is full, about one operation in four makes a controller.
  package mutating func operation(for run: PlayRun) -> PlayOperation {
    let offers = PlayOffers(run)
    let possible = offers.all
    let isFull = run.controllers.count > PlayCheck.mostControllers
    guard !possible.isEmpty, isFull || next(below: 4) > 0 else {
      let kinds = PlayKind.allCases
      let kind = kinds[next(below: kinds.count)]
      return isFull ? .wait(0.1) : .make(offers.freeName(of: kind), kind)
    }
    return possible[next(below: possible.count)]
  }
}
