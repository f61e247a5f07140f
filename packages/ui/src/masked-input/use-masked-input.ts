import { applyMask, editMask, type Mask, type MaskedText } from '@ponte/regional/masks';
import {
  useLayoutEffect,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
} from 'react';
import { followValue, tellChange } from '../internal/control-value.ts';
import { useLatest } from '../internal/use-latest.ts';
import { useSentValue } from '../internal/use-sent-value.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { createEditHistory, stateOf } from './edit-history.ts';

type InputProps = ComponentProps<'input'>;

/** What a consumer may have given to the input. */
export interface MaskedNodeProps extends Pick<InputProps, 'ref' | 'onChange' | 'onCompositionEnd'> {
  /** The content in any form that the mask reads, when the consumer holds it. */
  value?: string | undefined;
  /** The first content, when the input holds it. */
  defaultValue?: string | undefined;
}

interface Options {
  node: MaskedNodeProps;
  /** The mask for a text; the same function for as long as its answers are the same. */
  maskFor: (text: string) => Mask;
  /** What is sent of a text; the mask's raw characters when left out. */
  submitAs?: ((text: string) => string) | undefined;
  /** The value of a text, where one is written in several ways: what was typed stays while it means the value held. */
  valueIn?: ((text: string) => string) | undefined;
  /** Writes out a value that was given, before it is masked. */
  writeOut?: ((value: string) => string) | undefined;
  /** Called with what the shopper's edit made of the field. */
  onEdit: (edited: MaskedText) => void;
  /** Called when the form is reset. */
  onReset?: (() => void) | undefined;
}

/**
 * Masks a native `<input>`: returns the props that it needs, and the node.
 *
 * The browser edits first, so typing, pasting, autofill and on-screen keyboards work as usual; the
 * mask then formats the result and restores the caret. An input method keeps its text until
 * composition ends. The consumer's `onChange` runs afterwards, so it reads the masked text from
 * `event.target.value`.
 */
export function useMaskedInput({
  node,
  maskFor,
  submitAs,
  valueIn,
  writeOut = asGiven,
  onEdit,
  onReset,
}: Options) {
  const inputRef = useSharedRef(node.ref);
  const [history] = useState(createEditHistory);
  const [composing, setComposing] = useState(false);
  const given = node.value ?? node.defaultValue ?? '';
  const written = maskedText(maskFor, writeOut(given));
  const [text, setText] = useState(written);
  const isShown = node.value !== undefined && valueIn?.(text) === valueIn?.(given);
  const masked = valueIn && isShown ? text : written;
  const latestReset = useLatest(onReset);
  const latestWriteOut = useLatest(writeOut);
  useSentValue(inputRef, submitAs ?? ((shown) => maskFor(shown).read(shown) ?? shown));

  useLayoutEffect(() => {
    const { current } = inputRef;
    if (!current) return undefined;
    const show = (written: string) => {
      const shown = maskedText(maskFor, latestWriteOut.current(written));
      setText(shown);
      return shown;
    };
    const onReset = () => latestReset.current?.();
    const stops = [
      followValue(current, { current: { onWrite: show, onReset } }),
      history.follow(current),
    ];
    return () => stops.forEach((stop) => stop());
  }, [inputRef, maskFor, history, latestReset, latestWriteOut]);

  /** What the last edit makes of the text that the browser left. */
  const edited = (current: HTMLInputElement): MaskedText => {
    const state = history.takeBefore();
    const { text: value, start: caret } = stateOf(current);
    let mask = maskFor(value);
    if (!state) return applyMask(mask, value);
    // Appending to a masked text keeps its mask.
    const last = maskFor(state.text);
    if (state.start > 0 && last.read(state.text)) mask = last;
    return editMask(mask, state, { type: 'input', value, caret });
  };

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget, nativeEvent } = event;
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
      setComposing(true);
    } else {
      const edit = edited(currentTarget);
      if (edit.text !== currentTarget.value) {
        currentTarget.value = edit.text;
        currentTarget.setSelectionRange(edit.caret, edit.caret);
      }
      onEdit(edit);
    }
    setText(currentTarget.value);
    node.onChange?.(event);
  };

  const handleCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    node.onCompositionEnd?.(event);
    setComposing(false);
    const edit = edited(currentTarget);
    if (!tellChange(currentTarget, edit.text, edit.caret)) onEdit(edit);
  };

  return {
    /** The node, once it is mounted. */
    inputRef,
    /** The input's text, after typing or a change by code. */
    text,
    /** Props of the `<input>`. */
    props: {
      ref: inputRef,
      ...(node.value === undefined
        ? { defaultValue: masked }
        : { value: composing ? text : masked }),
      onChange: handleChange,
      onCompositionEnd: handleCompositionEnd,
    },
  };
}

const asGiven = (value: string) => value;

function maskedText(maskFor: (text: string) => Mask, text: string): string {
  return applyMask(maskFor(text), text).text;
}
