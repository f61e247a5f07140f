import {
  applyMask,
  editMask,
  type Mask,
  type MaskedText,
  type MaskState,
} from '@ponte/regional/masks';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type RefObject,
} from 'react';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { keepMasked, tellChange } from './masked-node.ts';

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
}

/**
 * Gives a native `<input>` a mask: the props that it needs, and the node itself.
 *
 * The browser edits first, so that typing, pasting, autofill and on-screen keyboards work as
 * everywhere; the mask then makes its text of the result and puts the caret where the edit was. An
 * input method keeps its text until it is done composing. The consumer's `onChange` runs after the
 * mask, so that it reads the masked text from `event.target.value`.
 */
export function useMaskedInput({ node, maskFor, onEdit }: Options) {
  const input = useRef<HTMLInputElement>(null);
  /** Text and selection before the edit that is under way; `null` when unknown. */
  const before = useRef<MaskState | null>(null);
  useBeforeInput(input, before);
  const [composing, setComposing] = useState(false);
  const ref = useMergedRef(node.ref, input);
  const given = node.value ?? node.defaultValue ?? '';
  const masked = applyMask(maskFor(given), given).text;
  const [text, setText] = useState(masked);

  useLayoutEffect(() => keepMasked(input.current, maskFor, setText), [maskFor]);

  /** What the edit since `before` makes of the text that the browser left. */
  const edited = ({ value, selectionStart }: HTMLInputElement): MaskedText => {
    const state = before.current;
    before.current = null;
    // An edit behind the beginning of a masked text goes on with its mask.
    const goesOn = state && state.start > 0 && maskFor(state.text).read(state.text);
    const mask = maskFor(goesOn ? state.text : value);
    return state
      ? editMask(mask, state, { type: 'input', value, caret: selectionStart ?? value.length })
      : applyMask(mask, value);
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
    if (!tellChange(currentTarget, edit)) onEdit(edit);
  };

  return {
    /** The node, once it is mounted. */
    input,
    /** What the input shows, whoever changed it. */
    text,
    /** Props of the `<input>`. */
    props: {
      ref,
      ...(node.value === undefined
        ? { defaultValue: masked }
        : { value: composing ? text : masked }),
      onChange: handleChange,
      onCompositionEnd: handleCompositionEnd,
    },
  };
}

/** Remembers text and selection as they are before an edit. */
function useBeforeInput(
  input: RefObject<HTMLInputElement | null>,
  beforeRef: RefObject<MaskState | null>,
) {
  useLayoutEffect(() => {
    const node = input.current;
    if (!node) return undefined;
    const remember = (event: Event) => {
      // While a text is composed, the edit began where the composition did.
      if (event instanceof InputEvent && event.isComposing && beforeRef.current) return;
      const { value, selectionStart, selectionEnd } = node;
      beforeRef.current = {
        text: value,
        start: selectionStart ?? value.length,
        end: selectionEnd ?? value.length,
      };
    };
    node.addEventListener('beforeinput', remember);
    node.addEventListener('compositionstart', remember);
    return () => {
      node.removeEventListener('beforeinput', remember);
      node.removeEventListener('compositionstart', remember);
    };
  }, [input, beforeRef]);
}
