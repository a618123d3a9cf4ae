/* Measures a program from outside, as a user sees it: with real input through XTEST, and with pixels
 * that are read from the X server, on one monotonic clock.
 *
 *   probe bench [--title TITLE] COMMAND…      one run on the bench screen that README.md describes
 *   probe switches [--title TITLE] COMMAND…   private memory after 500 switches on the bench screen
 *   probe welcome [--title TITLE] COMMAND…    private memory after two seconds
 *   probe idle [--title TITLE] COMMAND…       work done in five seconds without input
 *   probe resize [--title TITLE] COMMAND…     steps of a resize on the bench screen, 60 per second
 *
 * Prints one line of "name value" pairs: milliseconds, KiB, counts.
 */
#define _GNU_SOURCE
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <dirent.h>
#include <math.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The layout of the bench screen (README.md, "The measured window"). */
enum { ITEMS = 4, WIDTH = 900, HEIGHT = 600, ROW_HEIGHT = 48, MIDDLE = 300, SQUARE = 16 };
static const unsigned long resting_color = 0x2d3640, square_color = 0xffcc00;
static const unsigned long colors[ITEMS] = {0x1f4e79, 0x7a2e4d, 0x2f6b3c, 0x6b5b1e};

static const double patience = 10; /* timeout in seconds */
static const unsigned long no_color = ~0ul;

static Display *display;
static pid_t child;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void rest(double seconds) {
  struct timespec time = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
  nanosleep(&time, NULL);
}

static void stop_child(void) {
  if (child <= 0) return;
  kill(child, SIGTERM);
  for (int turn = 0; turn < 200; turn++) {
    if (waitpid(child, NULL, WNOHANG) != 0) return;
    rest(0.01);
  }
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
}

static void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("probe: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  stop_child();
  exit(1);
}

static double start_child(char **command) {
  double time = now();
  child = fork();
  if (child < 0) fail("cannot fork");
  if (child == 0) {
    /* The program's output must not mix with the numbers. */
    if (!freopen("/dev/null", "w", stdout)) _exit(126);
    execvp(command[0], command);
    perror(command[0]);
    _exit(127);
  }
  return time;
}

/* Ignores an X error: a queried window may not exist yet or any more, and the query then counts as failed. */
static int ignore_error(Display *display, XErrorEvent *event) {
  (void)display, (void)event;
  return 0;
}

static bool has_title(Window window, const char *title) {
  char *name = NULL;
  bool is_equal = XFetchName(display, window, &name) && name && strcmp(name, title) == 0;
  if (name) XFree(name);
  return is_equal;
}

static bool is_viewable(Window window) {
  XWindowAttributes attributes;
  return XGetWindowAttributes(display, window, &attributes) && attributes.map_state == IsViewable;
}

static unsigned long pixel(Window window, int x, int y) {
  XImage *image = XGetImage(display, window, x, y, 1, 1, AllPlanes, ZPixmap);
  if (!image) return no_color;
  unsigned long color = XGetPixel(image, 0, 0) & 0xffffff;
  XDestroyImage(image);
  return color;
}

/* Waits for a top-level window with a title that is created after the root window's events were selected. */
static Window await_window(const char *title, double deadline) {
  enum { LIMIT = 64 };
  Window candidates[LIMIT];
  int count = 0;
  for (;;) {
    while (XPending(display) > 0) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type == CreateNotify) candidates[count++ % LIMIT] = event.xcreatewindow.window;
    }
    for (int index = 0; index < (count < LIMIT ? count : LIMIT); index++) {
      if (has_title(candidates[index], title) && is_viewable(candidates[index])) {
        return candidates[index];
      }
    }
    if (waitpid(child, NULL, WNOHANG) != 0) {
      child = 0;
      fail("the program ended before it showed a window");
    }
    if (now() > deadline) fail("no window \"%s\" came up", title);
    rest(0.0002);
  }
}

/* Waits until a pixel has a color, or any other color, and returns the time at which it was read. */
static double await_pixel(Window window, int x, int y, bool is_equal, unsigned long color) {
  double deadline = now() + patience;
  for (;;) {
    unsigned long seen = pixel(window, x, y);
    double time = now();
    if (seen != no_color && (seen == color) == is_equal) return time;
    if (time > deadline) {
      fail("the pixel at %d,%d is #%06lx; waited for it to be %s#%06lx", x, y, seen,
           is_equal ? "" : "other than ", color);
    }
    rest(0.00005);
  }
}

/* Sums the numbers after the given words in a file of /proc. */
static long sum_of(const char *path, const char *first, const char *second) {
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  char line[256];
  long sum = 0;
  while (fgets(line, sizeof line, file)) {
    if (!strncmp(line, first, strlen(first))) sum += atol(line + strlen(first));
    if (second && !strncmp(line, second, strlen(second))) sum += atol(line + strlen(second));
  }
  fclose(file);
  return sum;
}

/* Sums a number over the threads of the child: the number after a word, or the first number in a file. */
static long sum_of_tasks(const char *file, const char *word) {
  char path[300];
  snprintf(path, sizeof path, "/proc/%d/task", child);
  DIR *directory = opendir(path);
  if (!directory) fail("the program is gone");
  long sum = 0;
  struct dirent *entry;
  while ((entry = readdir(directory))) {
    if (entry->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/proc/%d/task/%s/%s", child, entry->d_name, file);
    sum += sum_of(path, word, NULL);
  }
  closedir(directory);
  return sum;
}

typedef struct {
  double pressed, first, finished;
  double cpu; /* CPU time of the slide, in seconds */
} Latency;

/* Moves the pointer to an item of the row; x and y are a position in the item, in the window's coordinates. */
static void point_at(Window window, int x, int y) {
  int root_x, root_y;
  Window unused;
  XTranslateCoordinates(display, window, DefaultRootWindow(display), x, y, &root_x, &root_y, &unused);
  XTestFakeMotionEvent(display, -1, root_x, root_y, CurrentTime);
  XSync(display, False);
}

/* Clicks an item of the row, and measures the slide of its screen, which enters from the right or the left. */
static Latency choose(Window window, int index, bool is_from_right) {
  int x = index * WIDTH / ITEMS + 20, y = 12;
  point_at(window, x, y);
  rest(0.1);

  Latency latency;
  unsigned long before = pixel(window, x, y);
  double time = now();
  XTestFakeButtonEvent(display, 1, True, CurrentTime);
  latency.pressed = await_pixel(window, x, y, false, before) - time;
  rest(0.05);

  long work = sum_of_tasks("schedstat", "");
  time = now();
  XTestFakeButtonEvent(display, 1, False, CurrentTime);
  int near = is_from_right ? WIDTH - 2 : 1, far = is_from_right ? 0 : WIDTH - 1;
  latency.first = await_pixel(window, near, MIDDLE, true, colors[index]) - time;
  latency.finished = await_pixel(window, far, MIDDLE, true, colors[index]) - time;
  /* Waits for the last frames, which may move by less than a pixel. */
  rest(0.1);
  latency.cpu = (double)(sum_of_tasks("schedstat", "") - work) * 1e-9;
  return latency;
}

/* Waits until the bench screen is painted, and returns the time. */
static double await_screen(Window window) {
  for (int index = 0; index < ITEMS; index++) {
    await_pixel(window, index * WIDTH / ITEMS + 6, 6, true, resting_color);
  }
  return await_pixel(window, WIDTH - 1, HEIGHT - 1, true, square_color);
}

static void bench(Window window, double start) {
  double painted = await_screen(window) - start;
  rest(0.3);
  Latency visit = choose(window, 1, true);
  choose(window, 0, false);
  Latency second = choose(window, 1, true);
  printf("start %.3f press %.3f visit %.3f first %.3f finished %.3f cpu %.3f\n", painted * 1e3,
         second.pressed * 1e3, visit.first * 1e3, second.first * 1e3, second.finished * 1e3,
         second.cpu * 1e3);
}

static void print_memory(const char *name) {
  char path[64];
  rest(2);
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", child);
  printf("%s %ld\n", name, sum_of(path, "Private_Clean:", "Private_Dirty:"));
}

/* Chooses one screen after another, mostly while the slide to the previous screen is still running. */
static void switches(Window window) {
  await_screen(window);
  rest(0.3);
  for (int count = 1; count <= 500; count++) {
    point_at(window, count % ITEMS * WIDTH / ITEMS + 20, 12);
    XTestFakeButtonEvent(display, 1, True, CurrentTime);
    XTestFakeButtonEvent(display, 1, False, CurrentTime);
    XFlush(display);
    /* Every tenth slide runs to its end. */
    rest(count % 10 == 0 ? 0.35 : 0.025);
  }
  print_memory("switched");
}

/* Returns whether the square is in the corner of a window of the given size, and not beside it: an unpainted
 * pixel may have the square's colour too, as the background of the window. */
static bool is_square_in_corner(Window window, int width, int height) {
  XImage *image = XGetImage(display, window, width - SQUARE - 1, height - SQUARE - 1, SQUARE + 1,
                            SQUARE + 1, AllPlanes, ZPixmap);
  if (!image) return false;
  unsigned long last = XGetPixel(image, SQUARE, SQUARE) & 0xffffff;
  unsigned long first = XGetPixel(image, 1, 1) & 0xffffff;
  unsigned long left = XGetPixel(image, 0, SQUARE) & 0xffffff;
  unsigned long above = XGetPixel(image, SQUARE, 0) & 0xffffff;
  XDestroyImage(image);
  return last == square_color && first == square_color && left == colors[0] && above == colors[0];
}

static int compare(const void *one, const void *other) {
  double difference = *(const double *)one - *(const double *)other;
  return (difference > 0) - (difference < 0);
}

/* Resizes the window in 60 steps a second, and measures the time of each step until the image is correct. */
static void resize(Window window) {
  enum { STEPS = 120 };
  double taken[STEPS], next = now();
  await_screen(window);
  rest(0.5);
  for (int step = 1; step <= STEPS; step++) {
    int far = step <= STEPS / 2 ? step : STEPS - step;
    int width = WIDTH + 4 * far, height = HEIGHT + 2 * far;
    next = fmax(next + 1.0 / 60, now());
    while (now() < next) rest(next - now());
    double start = now();
    XResizeWindow(display, window, (unsigned)width, (unsigned)height);
    while (!is_square_in_corner(window, width, height)) {
      if (now() - start > patience) fail("no right picture at %dx%d", width, height);
      rest(0.00005);
    }
    taken[step - 1] = now() - start;
  }
  qsort(taken, STEPS, sizeof taken[0], compare);
  printf("resize50 %.3f resize95 %.3f\n", taken[STEPS / 2] * 1e3, taken[STEPS * 95 / 100] * 1e3);
}

/* Returns the CPU ticks of all threads of the process. */
static long ticks(void) {
  char path[64], text[1024] = "";
  snprintf(path, sizeof path, "/proc/%d/stat", child);
  FILE *file = fopen(path, "r");
  if (!file) fail("the program is gone");
  size_t length = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[length] = 0;
  /* The name before the last parenthesis may contain spaces. User and system time are fields 14 and 15. */
  char *end = strrchr(text, ')');
  long user = 0, system = 0;
  if (!end || sscanf(end + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user, &system) != 2) {
    fail("cannot read %s", path);
  }
  return user + system;
}

static long voluntary_switches(void) { return sum_of_tasks("status", "voluntary_ctxt_switches:"); }

static void idle(void) {
  rest(10);
  long ticks_before = ticks(), switches_before = voluntary_switches();
  rest(5);
  printf("ticks %ld switches %ld\n", ticks() - ticks_before, voluntary_switches() - switches_before);
}

int main(int count, char **arguments) {
  const char *mode = count > 1 ? arguments[1] : "";
  char **command = arguments + 2;
  bool is_bench = !strcmp(mode, "bench"), is_switches = !strcmp(mode, "switches");
  bool is_welcome = !strcmp(mode, "welcome"), is_resize = !strcmp(mode, "resize");
  const char *title = is_bench || is_switches || is_resize ? "Atrium bench" : "Atrium";
  if (count > 3 && !strcmp(command[0], "--title")) {
    title = command[1];
    command += 2;
  }
  bool is_known = is_bench || is_switches || is_welcome || is_resize || !strcmp(mode, "idle");
  if (!is_known || command >= arguments + count) {
    fputs("usage: probe bench|switches|welcome|idle|resize [--title TITLE] COMMAND…\n", stderr);
    return 64;
  }
  display = XOpenDisplay(NULL);
  int unused;
  if (!display) fail("no display");
  if (!XTestQueryExtension(display, &unused, &unused, &unused, &unused)) fail("no XTEST");
  XSetErrorHandler(ignore_error);
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  XSync(display, False);

  double start = start_child(command);
  /* Otherwise the kernel adds up to 50 µs to each wait. Set after the fork, so the child is unaffected. */
  prctl(PR_SET_TIMERSLACK, 1);
  Window window = await_window(title, start + patience);
  if (is_bench) {
    bench(window, start);
  } else if (is_switches) {
    switches(window);
  } else if (is_resize) {
    resize(window);
  } else if (is_welcome) {
    print_memory("private");
  } else {
    idle();
  }
  stop_child();
  return 0;
}
