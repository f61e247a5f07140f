/**
 * A page shows some stories in frames, which open a dialog or a menu at once and compete for one
 * focus: a story must neither scroll the page nor close what another one opened. Does nothing
 * outside such a frame.
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

  // Until the reader uses a frame, only another frame takes focus from it.
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

function keepPageStill(act: () => void): void {
  const { scrollX: left, scrollY: top } = window.parent;
  act();
  window.parent.scrollTo({ left, top, behavior: 'instant' });
}
