import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { tellChange } from '../internal/control-value.ts';
import { useEscape } from '../internal/use-escape.ts';
import { useFollowedValue } from '../internal/use-followed-value.ts';
import { useSentValue } from '../internal/use-sent-value.ts';
import { optionNamed, stepTo } from './model.ts';
import { useOptions, type LoadOptions } from './use-options.ts';

/** A choice of a {@link Combobox}. */
export interface ComboboxOption {
  /** What a form sends; a unique key. */
  readonly value: string;
  /** What it says, and the field after it was chosen. */
  readonly label: string;
  /** Beside the label, such as a city's state. */
  readonly detail?: string | undefined;
}

interface Settings {
  node: Pick<ComponentProps<'input'>, 'ref'>;
  value: ComboboxOption | null | undefined;
  defaultValue: ComboboxOption | null;
  onValueChange: ((option: ComboboxOption | null) => void) | undefined;
  load: LoadOptions<ComboboxOption>;
  minLength: number;
  delay: number;
}

/** State of a combobox: the text, the choice that it stands for, and the list that is open. */
export function useCombobox({
  node,
  value,
  defaultValue,
  onValueChange,
  load,
  minLength,
  delay,
}: Settings) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? chosen?.label ?? '';
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);

  const asked = text.trim();
  const isAsked = open && typed !== null && asked.length >= minLength;
  const { state, retry } = useOptions(isAsked ? asked : null, delay, load);
  const options = 'options' in state ? state.options : [];
  const activeOption = options.find((option) => option.value === active);

  const hold = (next: ComboboxOption | null) => {
    setOwn(next);
    if (next?.value !== chosen?.value) onValueChange?.(next);
  };
  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const input = useFollowedValue(node.ref, {
    onWrite: (written) => {
      if (written !== text) {
        // A reset, or a script: of a text alone it is not known what it stands for.
        const next = written === defaultValue?.label ? defaultValue : null;
        setTyped(next || written === '' ? null : written);
        setOwn(next);
        close();
      }
      return written;
    },
  });
  useSentValue(input, (shown) => (chosen && shown === chosen.label ? chosen.value : ''));

  /** While a choice writes its label, which is not typing. */
  const isWriting = useRef(false);
  const choose = (option: ComboboxOption) => {
    hold(option);
    close();
    setTyped(null);
    isWriting.current = true;
    if (input.current) tellChange(input.current, option.label);
    isWriting.current = false;
  };
  useEscape(open && state.status !== 'idle', close);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && activeOption) {
      event.preventDefault();
      choose(activeOption);
    } else if (event.key === 'Enter' && state.status === 'failed') {
      event.preventDefault();
      retry();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) setOpen(true);
      const next = stepTo(options, active, event.key === 'ArrowDown' ? 1 : -1);
      setActive(next?.value ?? null);
    }
  };

  return {
    text,
    chosen,
    state,
    options,
    active: activeOption,
    retry,
    choose,
    /** For when the focus leaves the field: a text that names one option is that one. */
    leave: () => {
      const named = typed === null ? undefined : optionNamed(options, asked);
      if (named && state.status === 'found') choose(named);
      close();
    },
    input,
    handleKey,
    /** What was typed stands for no choice. */
    isUnknown: (shown: string) => shown.trim() !== '' && shown !== chosen?.label,
    type: (next: string) => {
      if (isWriting.current) return;
      setTyped(next);
      setOpen(true);
      setActive(null);
      if (chosen) hold(null);
    },
  };
}
