// Code that was written for iOS imports this module. Its names are those of `UIKitNames`, and it adds the start of
// a program on an X server.
@_exported public import UIKitNames
