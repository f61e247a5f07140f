import { useEffect, type ComponentProps } from 'react';
import { composeHandlers } from './compose-handlers.ts';
import { useSharedRef } from './use-shared-ref.ts';

type DetailsProps = Pick<ComponentProps<'details'>, 'ref' | 'onBlur' | 'onClick' | 'onKeyDown'>;

/**
 * Makes a `<details>` behave as a menu of links: it closes when focus leaves, on a press outside,
 * when a link is followed, and on Escape, which returns focus to the summary. Before JavaScript it
 * still opens and closes.
 * @param node the consumer's props; their handlers run first
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
    // Safari focuses no pressed link or button: focus that goes nowhere must not close it.
    onBlur: composeHandlers(node.onBlur, ({ currentTarget, relatedTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
    }),
    onClick: (event) => {
      node.onClick?.(event);
      // A router's link prevents the default, so `defaultPrevented` can't tell whether it was
      // followed.
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
