#pragma once
// Cairo's declarations belong to one module, whichever of the two a file imports first.
#pragma clang module import CCairo
#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
