/* The contents of the bench screen (../README.md, "What is shown"), for the programs in this folder. */
#ifndef SCREENS_H
#define SCREENS_H

#include <stdio.h>

enum {
  ITEMS = 4,
  WIDTH = 900,
  HEIGHT = 600,
  ROW_HEIGHT = 48,
  MARGIN = 16,
  TEXT_ROWS = 12,
  PITCH = 32,
  SQUARE = 16,
  SLIDE_MILLISECONDS = 300
};

static const char *const names[ITEMS] = {"Overview", "Library", "Network", "Settings"};
static const unsigned colors[ITEMS] = {0x1f4e79, 0x7a2e4d, 0x2f6b3c, 0x6b5b1e};
static const unsigned row_color = 0x20262e, resting_color = 0x2d3640, pressed_color = 0x46535f,
                      square_color = 0xffcc00;

/* Writes the text of a row, counted from 1. */
static inline void row_text(char *text, size_t size, int screen, int row) {
  snprintf(text, size, "%s row %02d: the quick brown fox jumps over the lazy dog 0123456789",
           names[screen], row);
}

#endif
