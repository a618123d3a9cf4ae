// The folder iOS has code as it is written for iOS, which the plug-in PortedSources compiles unchanged. A target
// needs at least one file of its own, which is this one.
