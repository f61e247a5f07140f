import { useId, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useTimeout } from '../internal/use-timeout.ts';
import { optionAfterKey } from './model.ts';

/** How long the list stays after focus left, in ms: a press on one of its lines ends later. */
const hideDelay = 200;

interface Options {
  defaultValue: string;
  /** How many options the list has now. */
  count: number;
  /** Whether there is something to show, once enough is typed. */
  ready: boolean;
  minLength: number;
  onTextChange: (text: string) => void;
}

/** State of a search box: the text, whether its list shows, and which option is active. */
export function useSearchBox({ defaultValue, count, ready, minLength, onTextChange }: Options) {
  const listId = useId();
  const [text, setText] = useState(defaultValue);
  const [focus, setFocus] = useState<'in' | 'leaving' | 'out'>('out');
  const [dismissed, setDismissed] = useState(false);
  const [active, setActive] = useState(-1);
  const available = ready && focus !== 'out' && text.trim().length >= minLength;
  const open = available && !dismissed;
  const current = open && active < count ? active : -1;

  useTimeout(focus === 'leaving', hideDelay, () => setFocus('out'));

  const close = () => {
    setDismissed(true);
    setActive(-1);
  };

  return {
    text,
    open,
    active: current,
    listId,
    optionId: (index: number) => `${listId}-${index}`,
    activate: setActive,
    close,
    rootProps: {
      onFocus: () => {
        setFocus('in');
        setDismissed(false);
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocus('leaving');
      },
    },
    inputProps: {
      onInput: (event: FormEvent<HTMLInputElement>) => {
        setText(event.currentTarget.value);
        setDismissed(false);
        setActive(-1);
        onTextChange(event.currentTarget.value);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && open) {
          event.preventDefault();
          close();
          return;
        }
        if (event.key === 'Enter' && current >= 0) {
          event.preventDefault();
          document.getElementById(`${listId}-${current}`)?.click();
          return;
        }
        const next = available ? optionAfterKey(event.key, current, count) : null;
        if (next === null) return;
        event.preventDefault();
        setDismissed(false);
        setActive(next);
      },
    },
  };
}
