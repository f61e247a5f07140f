import { IconButton } from '@ponte/ui/icon-button';
import { ChevronUp } from '@ponte/ui/icons';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { mainId } from '../page/main-id.ts';

/** How many windows a page has to be scrolled by until its top is worth a button. */
const far = 1;

/** A way back from the depths of a long page. Never rendered by a server. */
export function BackToTop() {
  const intl = useIntl();
  const isFar = useSyncExternalStore(
    onScroll,
    () => scrollY > far * innerHeight,
    () => false,
  );
  if (!isFar) return null;
  return (
    // On the left: at the right stand the hearts of cards.
    <div className="back-to-top fixed bottom-bottom-nav left-4 z-20 mb-4 max-md:mb-20">
      <IconButton
        variant="raised"
        label={intl.formatMessage({ id: 'nav.backToTop' })}
        onClick={() => {
          scrollTo(0, 0);
          // The button goes: the focus begins where the page does.
          document.getElementById(mainId)?.focus({ preventScroll: true });
        }}
      >
        <ChevronUp />
      </IconButton>
    </div>
  );
}

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
