extension GestureRecognizer {
  /// Makes this one wait until another one has failed, and fail if that one recognises (G-18).
  ///
  /// Only another one that is at work counts. In a circle of such requirements the one that is ready
  /// last does not wait.
  public func require(toFail otherGestureRecognizer: GestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    guard otherGestureRecognizer !== self,
      !requirements.contains(where: { $0.recognizer === otherGestureRecognizer })
    else { return }
    requirements.append(WeakGestureRecognizer(recognizer: otherGestureRecognizer))
  }

  /// How it stands with those that must fail first.
  enum Standing {
    /// Nobody is in the way.
    case free
    /// Somebody has not decided yet.
    case waiting
    /// Somebody recognised.
    case refused
  }

  /// Whether it is looking at something.
  var isAtWork: Bool {
    !touches.isEmpty || course.awaited != nil || !course.timers.isEmpty
      || course.touchless != nil
  }

  /// Those that must fail before this one acts.
  private var failureRequirements: [GestureRecognizer] {
    var found = requirements.compactMap(\.recognizer)
    for rival in rivals where !found.contains(where: { $0 === rival }) {
      if mustFail(rival) { found.append(rival) }
    }
    return found
  }

  /// The dynamic forms, from both sides (G-22).
  private func mustFail(_ rival: GestureRecognizer) -> Bool {
    let key = ObjectIdentifier(rival)
    if let answer = course.answers[key] { return answer }
    let answer =
      shouldRequireFailure(of: rival) || rival.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: rival) == true
      || rival.delegate?.gestureRecognizer(rival, shouldBeRequiredToFailBy: self) == true
    course.answers[key] = answer
    return answer
  }

  var standing: Standing {
    var standing = Standing.free
    for other in failureRequirements {
      switch other.course.state {
      case .began, .changed, .ended: return .refused
      case .possible:
        guard other.isAtWork, !other.waits(for: self) else { continue }
        standing = .waiting
      case .cancelled, .failed: continue
      }
    }
    return standing
  }

  /// Whether it is ready and waits for another one, perhaps through others that wait.
  private func waits(for target: GestureRecognizer) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var open = [self]
    while let current = open.popLast() {
      guard current.course.awaited != nil, seen.insert(ObjectIdentifier(current)).inserted else {
        continue
      }
      let required = current.failureRequirements
      if required.contains(where: { $0 === target }) { return true }
      open += required
    }
    return false
  }

  /// The others that look at the same touches, or at the same input without touches.
  var rivals: [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    let others =
      course.history.flatMap(\.gestureRecognizers) + (course.touchless?.participants ?? [])
    for other in others where other !== self && sharesInput(with: other) {
      if !found.contains(where: { $0 === other }) { found.append(other) }
    }
    return found
  }

  private func sharesInput(with other: GestureRecognizer) -> Bool {
    if let touchless = course.touchless, other.course.touchless === touchless { return true }
    return course.history.contains { other.course.history.contains($0) }
  }

  /// Whether another one that has begun, or has just recognised, keeps this one from doing so.
  var isPrevented: Bool {
    rivals.contains { rival in
      switch rival.course.state {
      case .began, .changed, .ended: rival.prevents(self)
      case .possible, .cancelled, .failed: false
      }
    }
  }

  private func prevents(_ other: GestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !worksTogether(with: other)
  }

  private func worksTogether(with other: GestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Asks the views from where the input is up to its own (G-25), and the delegate (G-21).
  var mayBegin: Bool {
    var asked: Set<View> = []
    let starts = course.history.map(\.hitView) + [course.touchless?.view, view]
    for start in starts {
      var current = start
      while let candidate = current, asked.insert(candidate).inserted {
        guard candidate.gestureRecognizerShouldBegin(self) else { return false }
        if candidate === view { break }
        current = candidate.superview
      }
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// The input is this gesture's now: rivals and those that wait for it fail, views hear *cancelled*.
  func takeOver() {
    let rivals = rivals
    let others = rivals + (course.arena?.waiting ?? []).filter { $0 !== self }
    for other in others where other.course.state == .possible {
      let isRival = rivals.contains { $0 === other }
      if other.failureRequirements.contains(where: { $0 === self })
        || isRival && prevents(other)
      {
        other.settle(.failed)
      }
    }
    guard cancelsTouchesInView else { return }
    let event =
      course.event ?? Event(kind: .touches, timestamp: view?.window?.currentTime ?? 0)
    course.history.first?.window?.cancelInViews(course.history, event: event)
  }
}
