#!/usr/bin/env python3
"""Makes an animated GIF from the images that a script of the demo has written.

Usage: animation.py SCRIPT FOLDER FILE.gif

An image stays for the time that the script waits before the next one. A ring marks the pointer while the
script presses a button.
"""

import sys

from PIL import Image, ImageDraw

SCRIPT, FOLDER, TARGET = sys.argv[1:]
frames, durations = [], []
place, is_pressed, passed = None, False, 0.0
for line in open(SCRIPT, encoding="utf-8"):
    words = line.split()
    if words[:1] in (["press"], ["move"]):
        place = tuple(float(part) for part in words[-1].split(","))
        is_pressed = is_pressed or words[0] == "press"
    elif words[:1] == ["release"]:
        is_pressed = False
    elif words[:1] == ["wait"]:
        passed += 0.0 if words[1] == "idle" else float(words[1])
    elif words[:1] == ["screenshot"]:
        image = Image.open(f"{FOLDER}/{words[1]}").convert("RGB")
        if is_pressed and place:
            x, y = place
            ImageDraw.Draw(image).ellipse((x - 9, y - 9, x + 9, y + 9), outline=(43, 35, 32), width=3)
        frames.append(image)
        # Several images without a wait between them prolong the pause.
        durations.append(max(40, round(passed * 1000)))
        passed = 0.0
# The palette is that of several frames, because moving pages are darkened.
width, height = frames[0].size
sheet = Image.new("RGB", (width, height * 4))
for index in range(4):
    sheet.paste(frames[index * (len(frames) - 1) // 3], (0, index * height))
palette = sheet.quantize(80, dither=Image.Dither.NONE)
frames = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
frames[0].save(
    TARGET, save_all=True, append_images=frames[1:], duration=durations, loop=0, optimize=True)
