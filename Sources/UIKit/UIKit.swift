// Code that was written for iOS imports this module. Its names are those of `UIKitNames`, and it adds the start of
// a program on an X server.
@_exported public import UIKitNames
// The plug-in writes declarations of classes for Interface Builder.
@_exported public import class AtriumStoryboards.InterfaceCoder
@_exported public import struct AtriumStoryboards.InterfaceClass
