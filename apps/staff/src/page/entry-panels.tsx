import { Button } from '@ponte/ui/button';
import { Plus } from '@ponte/ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EntryButtons } from '../forms/entry-buttons.tsx';
import { Panel } from './panel.tsx';

interface EntryPanelsProps {
  /** Of `useFieldArray`. */
  readonly entries: {
    readonly fields: readonly { readonly id: string }[];
    readonly move: (from: number, to: number) => void;
    readonly remove: (index: number) => void;
  };
  readonly titleOf: (number: number) => string;
  /** The fields of the entry at a place. */
  readonly children: (index: number) => ReactNode;
}

/** Entries of a list in a form, each with its place and its end. */
export function EntryPanels({ entries, titleOf, children }: EntryPanelsProps) {
  const { fields, move, remove } = entries;
  return fields.map(({ id }, index) => (
    <Panel
      key={id}
      title={titleOf(index + 1)}
      aside={
        <EntryButtons
          index={index}
          count={fields.length}
          onMove={(to) => move(index, to)}
          onRemove={() => remove(index)}
        />
      }
    >
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">{children(index)}</div>
    </Panel>
  ));
}

interface AddEntryProps {
  readonly text: FormatjsIntl.Message['ids'];
  /** Whether the list is as long as it may be. */
  readonly full: boolean;
  readonly onAdd: () => void;
}

export function AddEntry({ text, full, onAdd }: AddEntryProps) {
  return (
    <Button disabled={full} onClick={onAdd}>
      <Plus />
      <FormattedMessage id={text} />
    </Button>
  );
}
