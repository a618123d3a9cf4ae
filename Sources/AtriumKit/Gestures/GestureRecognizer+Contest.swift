extension GestureRecognizer {
  /// Makes this recogniser wait until another recogniser has failed (G-18).
  ///
  /// If the other recogniser recognises its gesture, this recogniser fails.
  ///
  /// The recogniser waits only while the other recogniser is active. If requirements are circular, the recogniser
  /// that is ready last does not wait.
  public func require(toFail otherGestureRecognizer: GestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    guard otherGestureRecognizer !== self,
      !requirements.contains(where: { $0.recognizer === otherGestureRecognizer })
    else { return }
    requirements.append(WeakGestureRecognizer(recognizer: otherGestureRecognizer))
  }

  /// The state of the required failures of a recogniser.
  enum Standing {
    /// No required failure prevents the recogniser from acting.
    case free
    /// At least one of the recognisers that must fail has not decided yet.
    case waiting
    /// One of the recognisers that must fail has recognised its gesture.
    case refused
  }

  /// Whether the recogniser is following input, or is waiting for another recogniser or a timer.
  var isAtWork: Bool {
    !touches.isEmpty || course.awaited != nil || !course.timers.isEmpty
      || course.touchless != nil
  }

  /// The recognisers that must fail before this recogniser can act.
  private var failureRequirements: [GestureRecognizer] {
    var found = requirements.compactMap(\.recognizer)
    for rival in rivals where !found.contains(where: { $0 === rival }) {
      if mustFail(rival) { found.append(rival) }
    }
    return found
  }

  /// Returns whether a rival must fail first, according to the subclass or the delegate of either recogniser.
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

  /// Returns whether the recogniser is ready but waits, directly or indirectly, for another recogniser.
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

  /// The other recognisers that receive the same touches, or the same input without touches.
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

  /// Whether a rival that has begun or has just recognised its gesture prevents this recogniser.
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

  /// Returns whether a delegate allows this recogniser and another one to recognise simultaneously.
  package func worksTogether(with other: GestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Whether the delegate and the views allow the gesture (G-25).
  ///
  /// The views are asked from the input's view up to the recogniser's view.
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

  /// Claims the input of the gesture for this recogniser.
  ///
  /// Rivals that are prevented fail, and so do recognisers that wait for this recogniser to fail. If
  /// ``cancelsTouchesInView`` is true, the touches are cancelled in their views.
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
    course.history.first?.window?.touches.cancelInViews(course.history, event: event)
  }
}
