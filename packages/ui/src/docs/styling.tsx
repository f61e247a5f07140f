import { Markdown } from '@storybook/addon-docs/blocks';
import { stylingInMarkdown, type StylingContract } from './styling-contract.ts';

/** The parts of a component and its colours, for an app that styles them. */
export function Styling(contract: StylingContract) {
  return <Markdown>{stylingInMarkdown(contract)}</Markdown>;
}
