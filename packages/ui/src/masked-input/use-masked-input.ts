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
export function useMaskedInput({ node, maskFor, onEdit, onReset }: Options) {
  const inputRef = useSharedRef(node.ref);
  const [history] = useState(createEditHistory);
  const [composing, setComposing] = useState(false);
  const given = node.value ?? node.defaultValue ?? '';
  const masked = maskedText(maskFor, given);
  const [text, setText] = useState(masked);
  const latestReset = useLatest(onReset);

  useLayoutEffect(() => {
    const { current } = inputRef;
    if (!current) return undefined;
    const show = (written: string) => {
      const shown = maskedText(maskFor, written);
      setText(shown);
      return shown;
    };
    const onReset = () => latestReset.current?.();
    const stops = [
      followValue(current, { current: { onWrite: show, onReset } }),
      history.follow(current),
    ];
    return () => stops.forEach((stop) => stop());
  }, [inputRef, maskFor, history, latestReset]);

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

function maskedText(maskFor: (text: string) => Mask, text: string): string {
  return applyMask(maskFor(text), text).text;
}
