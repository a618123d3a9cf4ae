internal import CX11

extension XProbe {
  /// Adds a device, or removes it without ending its input.
  ///
  /// - Returns: Whether there is a device with this name.
  public func setDevice(_ name: String, isEnabled: Bool) -> Bool {
    guard let device = device(name) else { return false }
    var value: UInt8 = isEnabled ? 1 : 0
    XIChangeProperty(
      display, device, atom("Device Enabled"), Atom(XA_INTEGER), 8, PropModeReplace, &value, 1)
    XSync(display, 0)
    return true
  }

  /// Adds a second pointer with its own keyboard to the screen: `name pointer`, `name keyboard`.
  public func addMaster(_ name: String) {
    name.withCString { name in
      var change = XIAnyHierarchyChangeInfo()
      change.add = XIAddMasterInfo(
        type: XIAddMaster, name: UnsafeMutablePointer(mutating: name), send_core: 1, enable: 1)
      XIChangeHierarchy(display, &change, 1)
      XSync(display, 0)
    }
  }

  /// Removes a pointer, whose devices then move no pointer until they are attached again.
  ///
  /// - Returns: Whether there is a pointer with this name.
  public func removeMaster(_ name: String) -> Bool {
    guard let master = device("\(name) pointer") else { return false }
    var change = XIAnyHierarchyChangeInfo()
    change.remove = XIRemoveMasterInfo(
      type: XIRemoveMaster, deviceid: master, return_mode: XIFloating, return_pointer: 0,
      return_keyboard: 0)
    XIChangeHierarchy(display, &change, 1)
    XSync(display, 0)
    return true
  }

  /// Attaches a device to a pointer, or to none if nil.
  ///
  /// - Returns: Whether both exist.
  public func attach(_ name: String, to master: String?) -> Bool {
    guard let slave = device(name) else { return false }
    var change = XIAnyHierarchyChangeInfo()
    if let master {
      guard let target = device(master) else { return false }
      change.attach = XIAttachSlaveInfo(type: XIAttachSlave, deviceid: slave, new_master: target)
    } else {
      change.detach = XIDetachSlaveInfo(type: XIDetachSlave, deviceid: slave)
    }
    XIChangeHierarchy(display, &change, 1)
    XSync(display, 0)
    return true
  }

  /// Returns the number of a device, or nil if there is none with this name.
  func device(_ name: String) -> Int32? {
    greetXInput()
    var count: Int32 = 0
    guard let list = XIQueryDevice(display, XIAllDevices, &count) else { return nil }
    defer { XIFreeDeviceInfo(list) }
    return (0..<Int(count)).map { list[$0] }
      .first { $0.name.map { String(cString: $0) } == name }?.deviceid
  }

  /// Sends the supported version of the extension; the server keeps the first version that a client sends.
  func greetXInput() {
    var (major, minor): (Int32, Int32) = (2, 2)
    XIQueryVersion(display, &major, &minor)
  }
}
