type Listener = () => void;

let nodes: readonly HTMLElement[] = [];
const listeners = new Set<Listener>();

function change(next: readonly HTMLElement[]): void {
  // An attribute, because `:has` of the root would look at the whole page again at each change of its styles.
  for (const [all, isModal] of [
    [nodes, false],
    [next, true],
  ] as const) {
    for (const { ownerDocument } of all) {
      ownerDocument.documentElement.toggleAttribute('data-ui-modal', isModal);
    }
  }
  nodes = next;
  listeners.forEach((listener) => listener());
}

/** Open modals, the topmost last: everything outside it is inert. */
export const modalStack = {
  /** Returns a function that removes it. */
  add(node: HTMLElement): () => void {
    change([...nodes, node]);
    return () => change(nodes.filter((other) => other !== node));
  },
  top: (): HTMLElement | null => nodes.at(-1) ?? null,
  /** The topmost modal that isn't closing. */
  topOpen: (): HTMLElement | null =>
    nodes.findLast(({ dataset }) => dataset['state'] !== 'closing') ?? null,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
