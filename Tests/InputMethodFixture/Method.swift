/// The input method's answers: the protocol without the window system.
struct Method {
  private let isAsynchronous: Bool
  private let muteFrom: UInt8?
  /// The input contexts in which a syllable has begun.
  private var begun: Set<UInt16> = []
  private var contextCount: UInt16 = 0

  /// The number of the only input method.
  private let id: UInt16 = 1
  /// The event mask of key presses and releases.
  private let keys: UInt32 = 3

  /// The input style of clients that show the text in composition.
  private static let onTheSpot: UInt32 = 0x402

  /// The input styles in the arguments; nil for the default one.
  private let styles: [UInt32]?
  /// The texts in composition.
  private var preedits: [UInt16: [Character]] = [:]

  init(isAsynchronous: Bool, muteFrom: UInt8?, styles: [UInt32]?) {
    self.isAsynchronous = isAsynchronous
    self.muteFrom = muteFrom
    self.styles = styles
  }

  /// Returns the answers to a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - letter: Returns the letter of a key with modifiers.
  /// - Returns: The answers, in order; none if the input method is silent.
  mutating func answers(
    to message: Message, letter: (_ code: UInt8, _ state: UInt16) -> String
  ) -> [Message] {
    if let muteFrom, message.code.rawValue >= muteFrom {
      InputMethodFixture.say("silent")
      return []
    }
    // In a message about an input context, the context's number follows the input method's.
    let context = message.bytes.count >= 4 ? message.number(at: 2) : 0
    switch message.code {
    case .connect: return [Message(.connectReply, 1, 0)]
    case .disconnect: return [Message(.disconnectReply)]
    case .open:
      begun = []
      preedits = [:]
      contextCount = 0
      InputMethodFixture.say("opened")
      return [description, eventMask]
    case .close: return [Message(.closeReply, id, 0)]
    case .queryExtension: return [Message(.queryExtensionReply, id, 0)]
    case .encodingNegotiation: return [Message(.encodingNegotiationReply, id, 0, 0, 0)]
    case .getMethodValues: return [styleList]
    case .createContext:
      InputMethodFixture.say("context")
      if styles != nil, let style = message.value(of: 1, from: 4) {
        InputMethodFixture.say("style \(String(style, radix: 16))")
      }
      contextCount += 1
      return [Message(.createContextReply, id, contextCount)]
    case .destroyContext: return [Message(.destroyContextReply, id, context)]
    case .setContextValues:
      if let spot = message.value(of: 5, from: 8) {
        let (x, y) = (Int16(truncatingIfNeeded: spot), Int16(truncatingIfNeeded: spot >> 16))
        InputMethodFixture.say("spot \(x),\(y)")
      }
      return [Message(.setContextValuesReply, id, context)]
    case .setFocus: InputMethodFixture.say("focus")
    case .unsetFocus: InputMethodFixture.say("no focus")
    case .sync: return [Message(.syncReply, id, context)]
    case .resetContext:
      begun.remove(context)
      preedits[context] = nil
      InputMethodFixture.say("reset")
      return [Message(.resetContextReply, id, context, 0)]
    case .forwardEvent: return answers(toKey: message, in: context, letter: letter)
    default: break
    }
    return []
  }

  private mutating func answers(
    toKey message: Message, in context: UInt16, letter: (UInt8, UInt16) -> String
  ) -> [Message] {
    let isSynchronous = message.number(at: 4) & 1 != 0
    // The event has the X protocol's format: type, code, number, time, three windows, positions, state.
    let isPress = message.bytes[8] & 0x7f == 2
    let letter = letter(message.bytes[9], message.number(at: 8 + 28))
    if isPress { InputMethodFixture.say("key \(letter)") }
    var answers: [Message] = []
    var isTaken = false
    if isPress, styles?.contains(Self.onTheSpot) == true {
      let taken = compose(letter, in: context)
      isTaken = !taken.isEmpty
      answers += taken
    } else if isPress {
      if letter == "k", begun.insert(context).inserted {
        isTaken = true
      } else if !letter.isEmpty, begun.remove(context) != nil {
        isTaken = letter == "a"
        answers.append(commit(isTaken ? "か" : "k", in: context))
      }
    }
    if !isTaken {
      var back = Message(.forwardEvent, id, context, 0, message.number(at: 6))
      back.add(Array(message.bytes.dropFirst(8)))
      answers.append(back)
    }
    return isSynchronous ? answers + [Message(.syncReply, id, context)] : answers
  }

  /// Returns the answers to a letter; empty if the letter does not belong to a composition.
  private mutating func compose(_ letter: String, in context: UInt16) -> [Message] {
    guard let text = preedits[context] else {
      guard letter == "k" else { return [] }
      preedits[context] = ["k"]
      return [
        Message(.preeditStart, id, context),
        draw("k", at: 0, over: 0, caret: 1, feedback: 2, in: context),
      ]
    }
    let end = [
      draw(nil, at: 0, over: text.count, caret: 0, feedback: 0, in: context),
      Message(.preeditDone, id, context),
    ]
    switch letter {
    case "a":
      preedits[context] = ["か"]
      return [draw("か", at: 0, over: text.count, caret: 1, feedback: 1, in: context)]
    case "n":
      preedits[context] = text + ["ん"]
      return [
        draw("ん", at: text.count, over: 0, caret: text.count + 1, feedback: 2, in: context)
      ]
    case "w":
      var caret = Message(.preeditCaret, id, context)
      for number: UInt32 in [0, 10, 1] { caret.add(wide: number) }
      return [caret]
    case "c":
      preedits[context] = nil
      return end + [commit(String(text), in: context)]
    case "d":
      preedits[context] = nil
      return [commit(String(text), in: context)] + end
    case "q":
      preedits[context] = ["k"]
      return [
        commit(String(text), in: context),
        draw("k", at: 0, over: text.count, caret: 1, feedback: 2, in: context),
      ]
    case "x":
      preedits[context] = nil
      return [draw("z", at: 90, over: 9, caret: 99, feedback: 2, in: context)]
    default: return []
    }
  }

  /// Returns a message that changes a composition, or deletes a part if there is no text.
  private func draw(
    _ text: String?, at first: Int, over length: Int, caret: Int, feedback: UInt32,
    in context: UInt16
  ) -> Message {
    var message = Message(.preeditDraw, id, context)
    for number in [caret, first, length] { message.add(wide: UInt32(number)) }
    guard let text else {
      // The message has no string and no feedback.
      message.add(wide: 3)
      for _ in 0..<4 { message.add(UInt16(0)) }
      return message
    }
    message.add(wide: 0)
    message.add(text)
    message.add(UInt16(4 * text.unicodeScalars.count))
    message.add(UInt16(0))
    for _ in text.unicodeScalars { message.add(wide: feedback) }
    return message
  }

  private func commit(_ text: String, in context: UInt16) -> Message {
    var message = Message(.commit, id, context, 2)
    message.add(text)
    return message
  }

  private var eventMask: Message {
    var message = Message(.setEventMask, id, 0)
    message.add(wide: keys)
    message.add(wide: isAsynchronous ? 0 : keys)
    return message
  }

  /// A message with the values of the input method and its contexts.
  private var description: Message {
    func list(_ entries: [(id: UInt16, type: UInt16, name: String)]) -> [UInt8] {
      var list = Message(.openReply)
      for entry in entries {
        list.add(entry.id)
        list.add(entry.type)
        list.add(UInt16(entry.name.utf8.count))
        list.add(Array(entry.name.utf8))
        list.pad()
      }
      return list.bytes
    }
    let method = list([(0, 10, "queryInputStyle")])
    var entries: [(id: UInt16, type: UInt16, name: String)] = [
      (1, 3, "inputStyle"), (2, 5, "clientWindow"), (3, 5, "focusWindow"),
    ]
    if styles != nil {
      entries += [
        (4, 0x7fff, "preeditAttributes"), (5, 12, "spotLocation"), (6, 13, "fontSet"),
        (7, 0, "separatorofNestedList"),
      ]
    }
    let context = list(entries)
    var message = Message(.openReply, id, UInt16(method.count))
    message.add(method)
    message.add(UInt16(context.count))
    message.add(0)
    message.add(context)
    return message
  }

  private var styleList: Message {
    // The default is one style: preedit nothing, status nothing.
    let styles = styles ?? [0x0408]
    let count = UInt16(styles.count)
    var message = Message(.getMethodValuesReply, id, 8 + 4 * count, 0, 4 + 4 * count, count, 0)
    for style in styles { message.add(wide: style) }
    return message
  }
}
