import { RadioGroup } from '@ponte/ui/radio-group';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { differencesOf, type Conflict } from './take-up.ts';

export interface PartWords {
  /** What a part of the form is called, and a value in it. */
  readonly labelOf: (path: string) => ReactNode;
  /** How a value is shown that is not plain text. */
  readonly shownAs?: ((path: string, value: unknown) => ReactNode) | undefined;
}

export interface ConflictChoiceProps extends PartWords {
  readonly conflict: Conflict;
  readonly partAt: (path: string) => unknown;
  readonly onPart: (path: string, part: unknown) => void;
}

type Side = 'stored' | 'typed';

/** Both values of a part that was changed here and in the store: the form has the chosen one, neither is lost. */
export function ConflictChoice({
  conflict,
  partAt,
  onPart,
  labelOf,
  shownAs,
}: ConflictChoiceProps) {
  const intl = useIntl();
  const { path, stored } = conflict;
  const [chosen, setChosen] = useState<Side>('typed');
  const [typed, setTyped] = useState(conflict.typed);
  const isLabel = (name: string) => name === path || labelOf(name) === labelOf(path);
  const choose = (side: Side) => {
    if (side === 'stored') setTyped(partAt(path));
    onPart(path, side === 'stored' ? stored : typed);
    setChosen(side);
  };
  const word = (id: FormatjsIntl.Message['ids']) => intl.formatMessage({ id });
  const optionOf = (side: Side) => ({
    value: side,
    label: word(`meanwhile.${side}`),
    hint: differencesOf({ path, stored, typed }).map((difference) => {
      const value =
        shownAs?.(difference.path, difference[side]) ?? plainValue(difference[side], word);
      return (
        <span key={difference.path} className="block wrap-anywhere">
          {isLabel(difference.path)
            ? value
            : intl.formatMessage({ id: 'acts.value' }, { name: labelOf(difference.path), value })}
        </span>
      );
    }),
  });
  return (
    <RadioGroup
      className="mt-3"
      inline
      label={labelOf(path)}
      options={[optionOf('stored'), optionOf('typed')]}
      value={chosen}
      onValueChange={(side) => choose(side === 'stored' ? 'stored' : 'typed')}
    />
  );
}

function plainValue(value: unknown, word: (id: FormatjsIntl.Message['ids']) => string): string {
  if (value === undefined || value === null || value === '') return word('acts.nothing');
  if (typeof value === 'boolean') return word(value ? 'acts.yes' : 'acts.no');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
