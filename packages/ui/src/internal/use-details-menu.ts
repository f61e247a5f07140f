import type { ComponentProps } from 'react';
import { composeHandlers } from './compose-handlers.ts';

type DetailsProps = Pick<ComponentProps<'details'>, 'onBlur' | 'onKeyDown'>;

/**
 * Makes a `<details>` behave as a menu of links: it closes when focus leaves it and on Escape,
 * which brings focus back to the summary. Before JavaScript it opens and closes all the same.
 *
 * @param node what the consumer gave to the node; their handlers run before ours.
 */
export function useDetailsMenu(node: DetailsProps): Required<DetailsProps> {
  return {
    onBlur: composeHandlers(node.onBlur, (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
    }),
    onKeyDown: composeHandlers(node.onKeyDown, (event) => {
      if (event.key !== 'Escape' || !event.currentTarget.open) return;
      event.currentTarget.open = false;
      event.currentTarget.querySelector('summary')?.focus();
    }),
  };
}
