/// The method's answers: the protocol without the window system.
struct Method {
  private let isAsynchronous: Bool
  private let muteFrom: UInt8?
  /// The contexts in which a syllable has begun.
  private var begun: Set<UInt16> = []
  private var contextCount: UInt16 = 0

  /// The number of the one method.
  private let id: UInt16 = 1
  /// Key presses and releases.
  private let keys: UInt32 = 3

  init(isAsynchronous: Bool, muteFrom: UInt8?) {
    self.isAsynchronous = isAsynchronous
    self.muteFrom = muteFrom
  }

  /// Returns the answers to a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - letter: Returns the letter of a key with modifiers.
  /// - Returns: The answers, in order; none if the method is silent.
  mutating func answers(
    to message: Message, letter: (_ code: UInt8, _ state: UInt16) -> String
  ) -> [Message] {
    if let muteFrom, message.code.rawValue >= muteFrom {
      InputMethodFixture.say("silent")
      return []
    }
    // In a message about a context, its number follows that of the method.
    let context = message.bytes.count >= 4 ? message.number(at: 2) : 0
    switch message.code {
    case .connect: return [Message(.connectReply, 1, 0)]
    case .disconnect: return [Message(.disconnectReply)]
    case .open:
      begun = []
      contextCount = 0
      InputMethodFixture.say("opened")
      return [description, eventMask]
    case .close: return [Message(.closeReply, id, 0)]
    case .queryExtension: return [Message(.queryExtensionReply, id, 0)]
    case .encodingNegotiation: return [Message(.encodingNegotiationReply, id, 0, 0, 0)]
    case .getMethodValues: return [styles]
    case .createContext:
      InputMethodFixture.say("context")
      contextCount += 1
      return [Message(.createContextReply, id, contextCount)]
    case .destroyContext: return [Message(.destroyContextReply, id, context)]
    case .setContextValues: return [Message(.setContextValuesReply, id, context)]
    case .setFocus: InputMethodFixture.say("focus")
    case .unsetFocus: InputMethodFixture.say("no focus")
    case .sync: return [Message(.syncReply, id, context)]
    case .resetContext:
      begun.remove(context)
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
    // The event is one of the X protocol: type, code, number, time, three windows, places, state.
    let isPress = message.bytes[8] & 0x7f == 2
    let letter = letter(message.bytes[9], message.number(at: 8 + 28))
    if isPress { InputMethodFixture.say("key \(letter)") }
    var answers: [Message] = []
    var isTaken = false
    if isPress {
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

  private func commit(_ text: String, in context: UInt16) -> Message {
    // As Compound Text: a piece in UTF-8.
    let bytes = [0x1b, 0x25, 0x47] + Array(text.utf8) + [0x1b, 0x25, 0x40]
    var message = Message(.commit, id, context, 2, UInt16(bytes.count))
    message.add(bytes)
    return message
  }

  private var eventMask: Message {
    var message = Message(.setEventMask, id, 0)
    message.add(wide: keys)
    message.add(wide: isAsynchronous ? 0 : keys)
    return message
  }

  /// The values of the method and its contexts.
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
    let context = list([(1, 3, "inputStyle"), (2, 5, "clientWindow"), (3, 5, "focusWindow")])
    var message = Message(.openReply, id, UInt16(method.count))
    message.add(method)
    message.add(UInt16(context.count))
    message.add(0)
    message.add(context)
    return message
  }

  private var styles: Message {
    // One style: preedit nothing, status nothing.
    var message = Message(.getMethodValuesReply, id, 12, 0, 8, 1, 0)
    message.add(wide: 0x0408)
    return message
  }
}
