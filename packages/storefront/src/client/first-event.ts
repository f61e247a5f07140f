/** Resolves at the first of these events on the page. */
export function firstEvent(...names: readonly (keyof WindowEventMap)[]): Promise<void> {
  return new Promise((resolve) => {
    for (const name of names) {
      addEventListener(name, () => resolve(), { capture: true, once: true, passive: true });
    }
  });
}
