import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useLatest } from '../internal/use-latest.ts';
import { useTimeout } from '../internal/use-timeout.ts';

/** How long the list stays after blur, in ms: a press on an entry ends later. */
const hideDelay = 200;

interface Options {
  defaultValue: string;
  /** How many suggestions there are, without the row of all results. */
  suggested: number;
  /** How many searches are remembered. */
  recent: number;
  /** Whether there is something to show, once enough is typed. */
  ready: boolean;
  minLength: number;
  onValueChange: (text: string) => void;
  onCommit: (() => void) | undefined;
}

/** State of a search box: the text, whether its list shows, and which option is active. */
export function useSearchBox({
  defaultValue,
  suggested,
  recent,
  ready,
  minLength,
  onValueChange,
  onCommit,
}: Options) {
  const listId = useId();
  const [first] = useState(defaultValue);
  const [text, setText] = useState(defaultValue);
  const [typed, setTyped] = useState(false);
  const [focus, setFocus] = useState<'in' | 'leaving' | 'out'>('out');
  const [dismissed, setDismissed] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const given = useRef(defaultValue);
  const latestChange = useLatest(onValueChange);
  useEffect(() => {
    const node = input.current;
    // Text typed before hydration fired no event.
    if (!node || node !== document.activeElement || node.value === node.defaultValue) return;
    setFocus('in');
    setTyped(true);
    setText(node.value);
    latestChange.current(node.value);
  }, [latestChange]);
  // The field and its list follow a new search; text being typed stays, because results of an
  // earlier submission arrive late.
  useLayoutEffect(() => {
    if (given.current === defaultValue) return;
    given.current = defaultValue;
    if (typed || !input.current) return;
    input.current.value = defaultValue;
    setText(defaultValue);
  }, [defaultValue, typed]);

  const mode = text.trim().length < minLength ? ('recent' as const) : ('suggestions' as const);
  const hasAll = mode === 'suggestions' && suggested > 0;
  const count = mode === 'recent' ? recent + suggested : suggested + Number(hasAll);
  const available = focus !== 'out' && (mode === 'recent' ? count > 0 : ready);
  const open = available && !dismissed;
  const current = open && active < count ? active : -1;

  useTimeout(focus === 'leaving', hideDelay, () => setFocus('out'));

  const close = () => {
    setDismissed(true);
    setActive(-1);
  };

  return {
    text,
    /** What the field shows at first; it holds its text itself from then on. */
    first,
    /** What the list is about. */
    mode,
    /** How many options the list has. */
    count,
    focused: focus !== 'out',
    open,
    active: current,
    listId,
    optionId: (index: number) => `${listId}-${index}`,
    activate: setActive,
    /** The text was submitted, or an option chosen. */
    commit: () => {
      setTyped(false);
      close();
      onCommit?.();
    },
    focus: () => {
      setFocus('in');
      setDismissed(false);
    },
    blur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocus('leaving');
    },
    inputProps: {
      ref: input,
      'data-typed': typed || undefined,
      onInput: (event: FormEvent<HTMLInputElement>) => {
        // Focus before hydration fired no event.
        setFocus('in');
        setTyped(true);
        setText(event.currentTarget.value);
        setDismissed(false);
        setActive(-1);
        onValueChange(event.currentTarget.value);
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
        // The caret goes there, and Enter sends the text again.
        if (/^(?:Home|End|Arrow(?:Left|Right))$/.test(event.key)) return setActive(-1);
        const next = available ? optionAfterKey(event.key, current, count) : null;
        if (next === null) return;
        event.preventDefault();
        setDismissed(false);
        setActive(next);
        document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
      },
    },
  };
}

/** The option after an arrow key among `count`, from the other end beyond the last; -1 is none. */
export function optionAfterKey(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active >= count - 1 ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return null;
}
