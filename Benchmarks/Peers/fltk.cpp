// The bench screen in FLTK: buttons, and a widget that copies two offscreen images while it slides.
#include "screens.h"

#include <FL/Fl.H>
#include <FL/Fl_Double_Window.H>
#include <FL/fl_draw.H>
#include <FL/x.H>
#include <cmath>
#include <ctime>

static const Fl_Font regular = FL_FREE_FONT, bold = FL_FREE_FONT + 1;

static double now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static void fill(unsigned color, int x, int y, int width, int height) {
  fl_color(color >> 16, color >> 8 & 255, color & 255);
  fl_rectf(x, y, width, height);
}

static void text(Fl_Font font, int size, const char *string, int x, int y) {
  fl_font(font, size);
  fl_color(255, 255, 255);
  fl_draw(string, x, y);
}

// The screens below the row.
class Screens : public Fl_Widget {
 public:
  Screens(int x, int y, int width, int height) : Fl_Widget(x, y, width, height) {}

  void choose(int index) {
    if (index == selected) return;
    leaving = selected;
    direction = index > selected ? 1 : -1;
    selected = index;
    start = now() - 1.0 / 60;
    Fl::remove_timeout(step, this);
    step(this);
  }

  void resize(int x, int y, int width, int height) override {
    for (Fl_Offscreen &image : images) {
      if (image) fl_delete_offscreen(image);
      image = 0;
    }
    Fl_Widget::resize(x, y, width, height);
  }

 private:
  void draw() override {
    if (start < 0) return copy(selected, 0);
    double progress = std::fmin((now() - start) * 1000 / SLIDE_MILLISECONDS, 1), rest = 1 - progress;
    int offset = static_cast<int>(std::lround(w() * rest * rest * rest)) * direction;
    fl_push_clip(x(), y(), w(), h());
    copy(leaving, offset - w() * direction);
    copy(selected, offset);
    fl_pop_clip();
    if (progress >= 1) start = -1;
  }

  void copy(int index, int offset) {
    if (!images[index]) {
      images[index] = fl_create_offscreen(w(), h());
      fl_begin_offscreen(images[index]);
      draw_screen(index);
      fl_end_offscreen();
    }
    fl_copy_offscreen(x() + offset, y(), w(), h(), images[index], 0, 0);
  }

  void draw_screen(int index) {
    fill(colors[index], 0, 0, w(), h());
    text(bold, 24, names[index], MARGIN, 39);
    for (int row = 1; row <= TEXT_ROWS; row++) {
      char string[128];
      row_text(string, sizeof string, index, row);
      text(regular, 13, string, MARGIN, 77 + PITCH * (row - 1));
    }
    fill(resting_color, MARGIN, 480, 160, 40);
    text(regular, 15, "Action", MARGIN + 56, 505);
    fill(square_color, w() - SQUARE, h() - SQUARE, SQUARE, SQUARE);
  }

  static void step(void *data) {
    Screens *screens = static_cast<Screens *>(data);
    screens->redraw();
    if (screens->start >= 0) Fl::repeat_timeout(1.0 / 60, step, data);
  }

  Fl_Offscreen images[ITEMS] = {};
  int selected = 0, leaving = 0, direction = 1;
  double start = -1;
};

class Item : public Fl_Widget {
 public:
  Item(int x, int y, int width, int height, int index, Screens *screens)
      : Fl_Widget(x, y, width, height), index(index), screens(screens) {}

  int handle(int event) override {
    if (event == FL_PUSH || event == FL_RELEASE) {
      is_pressed = event == FL_PUSH;
      redraw();
      if (!is_pressed && Fl::event_inside(this)) screens->choose(index);
      return 1;
    }
    return Fl_Widget::handle(event);
  }

 private:
  void draw() override {
    fill(is_pressed ? pressed_color : resting_color, x(), y(), w(), h());
    fl_font(regular, 15);
    fl_color(255, 255, 255);
    fl_draw(names[index], x(), y(), w(), h(), FL_ALIGN_CENTER);
  }

  int index;
  Screens *screens;
  bool is_pressed = false;
};

int main() {
  Fl::visual(FL_DOUBLE | FL_RGB);
  Fl::set_font(regular, " Inter");
  Fl::set_font(bold, "BInter");
  Fl::set_color(FL_FREE_COLOR, row_color << 8);
  Fl_Double_Window window(WIDTH, HEIGHT, "Atrium bench");
  window.color(FL_FREE_COLOR);
  Screens screens(0, ROW_HEIGHT, WIDTH, HEIGHT - ROW_HEIGHT);
  for (int index = 0; index < ITEMS; index++) {
    int left = index * WIDTH / ITEMS, right = (index + 1) * WIDTH / ITEMS;
    new Item(left, 0, right - left - 1, ROW_HEIGHT, index, &screens);
  }
  window.resizable(screens);
  window.end();
  window.show();
  return Fl::run();
}
