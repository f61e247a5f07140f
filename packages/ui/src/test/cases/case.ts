import type { ReactElement, RefCallback } from 'react';

/** What a consumer may give to any component. */
export interface Probe {
  className: string;
  'data-probe': string;
  ref: RefCallback<Element>;
}

/** A component with no optional prop but the probe. */
export interface Case {
  /** The component's name. */
  name: string;
  render: (probe: Probe) => ReactElement;
  /** Where the rest of the props goes: the outermost node unless said otherwise. */
  rest?: 'control';
  /** Which node, or nodes, the ref holds: the one with the rest of the props unless said otherwise. */
  ref?: 'first input' | 'every input';
  /** It lies over the page: a server renders nothing of it, and its node is not among the app's. */
  over?: true;
}
