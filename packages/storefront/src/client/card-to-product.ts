/** What ties the picture on a card to the one on the product's page, for the time between them. */
const property = 'view-transition-name';

/** How long the page may stand still until the product is there, in milliseconds. */
const patience = 200;

const picture = '[data-slot="picture"]';

/** Paths of products whose pages have been fetched ahead. */
const fetched = new Set<string>();

/**
 * From now on the picture on a card grows into that of the product at `path` when its link is
 * followed, where the browser can do that and its user likes motion.
 */
export function expectProduct(path: string): void {
  if (!('startViewTransition' in document)) return;
  // The same listener twice is one.
  addEventListener('click', follow, { capture: true });
  fetched.add(path);
}

/**
 * Follows a card's link within a transition, by pressing it once more: what the link does stays its
 * own. The browser takes a picture of the page before, and one after.
 */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const from = link?.closest('[data-slot="product-card"]')?.querySelector<HTMLElement>(picture);
  if (!link || !from || !isPlain(event) || !fetched.delete(link.pathname)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  event.stopPropagation();
  from.style.setProperty(property, 'product');
  const transition = document.startViewTransition(async () => {
    from.style.removeProperty(property);
    const to = shownPicture();
    link.click();
    const shown = await to;
    if (!shown) return transition.skipTransition();
    shown.style.setProperty(property, 'product');
    void transition.finished.then(() => shown.style.removeProperty(property));
  });
  // Skipped: the product is shown all the same.
  transition.ready.catch(() => undefined);
}

function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** The first picture of the next gallery, loaded; nothing when that takes too long. */
function shownPicture(): Promise<HTMLElement | undefined> {
  const galleryOf = () => document.querySelector('main [data-slot="product-gallery"]');
  const before = galleryOf();
  return new Promise((resolve) => {
    const end = (shown?: HTMLElement) => {
      observer.disconnect();
      resolve(shown);
    };
    const observer = new MutationObserver(() => {
      const gallery = galleryOf();
      const shown = gallery === before ? null : gallery?.querySelector<HTMLElement>(picture);
      const image = shown?.querySelector('img');
      if (shown && image)
        image.decode().then(
          () => end(shown),
          () => end(),
        );
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => end(), patience);
  });
}
