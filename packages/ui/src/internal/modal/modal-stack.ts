type Listener = () => void;

let nodes: readonly HTMLElement[] = [];
const listeners = new Set<Listener>();

function change(next: readonly HTMLElement[]): void {
  nodes = next;
  listeners.forEach((listener) => listener());
}

/** The modals that are open on the page, the top one last: all outside of it is out of reach. */
export const modalStack = {
  /** Puts a modal on top. Returns how it goes. */
  add(node: HTMLElement): () => void {
    change([...nodes, node]);
    return () => change(nodes.filter((other) => other !== node));
  },
  top: (): HTMLElement | null => nodes.at(-1) ?? null,
  /** The top one of those that are not on their way out. */
  topOpen: (): HTMLElement | null =>
    nodes.findLast(({ dataset }) => dataset['state'] !== 'closing') ?? null,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
