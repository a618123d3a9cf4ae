# Shared by the scripts: how the demo is built for use. Sourced, not run; needs packages.sh, and the
# sourcing script has set `root`.
#
# shellcheck disable=SC2154

# build_release: builds the demo with the standard library inside, and prints nothing on the output.
#
# The program does not move in memory (-no-pie): then there is nothing to relocate at the start,
# which saves about half a megabyte of private memory.
build_release() {
  swift build --package-path "$root" -c release --static-swift-stdlib --product atrium-demo \
    -Xswiftc -Xclang-linker -Xswiftc -no-pie >&2 || fail "the build failed; see above"
}
