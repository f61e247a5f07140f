/** Pairs the picture on a card with the one on the product's page during a transition. */
const property = 'view-transition-name';

/** How long the page may freeze waiting for the product, in milliseconds. */
const patience = 200;

const picture = '[data-slot="picture"]';

const fetched = new Set<string>();

/**
 * Animates the card's picture into the product's page at `path` when its link is followed, if the
 * browser can and the user allows motion.
 */
export function expectProduct(path: string): void {
  if (!('startViewTransition' in document)) return;
  // Adding the same listener twice has no effect.
  addEventListener('click', follow, { capture: true });
  fetched.add(path);
}

/**
 * Follows a card's link inside a view transition by dispatching the click again, so that the link's
 * own behaviour is unchanged.
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
  // A skipped transition still shows the product.
  transition.ready.catch(() => undefined);
}

function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** The loaded first picture of the product's gallery; undefined when it takes too long. */
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
