/**
 * A page shows some stories in frames of their own, which open a dialog or a menu at once. There is
 * one focus for all of them: what one story focuses must not scroll the page to it, nor close what
 * another one has opened. Does nothing outside of such a frame.
 */
export function keepFramesApart(): void {
  if (!window.frameElement?.closest('.sb-story')) return;

  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    keepPageStill(() => focus.call(this, options));
  };
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scrollInFrame(options) {
    keepPageStill(() => scrollIntoView.call(this, options));
  };

  // Until a reader comes to a frame, focus leaves it for another frame alone.
  let used = false;
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, ({ isTrusted }) => (used ||= isTrusted), { capture: true });
  }
  for (const type of ['blur', 'focusout']) {
    window.addEventListener(
      type,
      (event) => {
        const within = event instanceof FocusEvent && event.relatedTarget !== null;
        if (!used && !within) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}

/** The frame's own content scrolls, the page around it does not. */
function keepPageStill(act: () => void): void {
  const { scrollX: left, scrollY: top } = window.parent;
  act();
  window.parent.scrollTo({ left, top, behavior: 'instant' });
}
