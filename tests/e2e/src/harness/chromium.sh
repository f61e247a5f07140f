#!/bin/bash
# Chromium without the parts of its window that are pages themselves: they take a third of what a journey's
# page takes of the processor. Its last --disable-features counts, so they join those of Playwright.
parts=PreloadTopChromeWebUI,WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup
exec "${CHROMIUM_PATH:-/usr/bin/chromium}" "${@/#--disable-features=/--disable-features=$parts,}"
