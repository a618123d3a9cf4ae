// The folder `iOS` contains code that is written as for iOS, which the plug-in `PortedSources` compiles unchanged. A
// target needs at least one source file besides the plug-in's output; this is that file.
