import { useEffect, type ComponentProps } from 'react';
import { composeHandlers } from './compose-handlers.ts';
import { useSharedRef } from './use-shared-ref.ts';

type DetailsProps = Pick<ComponentProps<'details'>, 'ref' | 'onBlur' | 'onClick' | 'onKeyDown'>;

/**
 * Makes a `<details>` behave as a menu of links: it closes when focus goes elsewhere, on a press
 * beside it, when a link in it is followed, and on Escape, which brings focus back to the summary.
 * Before JavaScript it opens and closes all the same.
 *
 * @param node what the consumer gave to the node; their handlers run before ours.
 */
export function useDetailsMenu(node: DetailsProps) {
  const ref = useSharedRef(node.ref);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      const details = ref.current;
      if (details?.open && target instanceof Node && !details.contains(target))
        details.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [ref]);

  return {
    ref,
    // Safari focuses no link or button that is pressed: focus that goes nowhere closes nothing.
    onBlur: composeHandlers(node.onBlur, ({ currentTarget, relatedTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
    }),
    onClick: (event) => {
      node.onClick?.(event);
      // A router's link prevents the default, so that can't tell a link that was followed.
      const followed = event.target instanceof Element && event.target.closest('a');
      if (followed) event.currentTarget.open = false;
    },
    onKeyDown: composeHandlers(node.onKeyDown, (event) => {
      if (event.key !== 'Escape' || !event.currentTarget.open) return;
      event.currentTarget.open = false;
      event.currentTarget.querySelector('summary')?.focus();
    }),
  } satisfies DetailsProps;
}
