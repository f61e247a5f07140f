import { useLayoutEffect, useState, type ComponentProps, type FocusEvent as Blur } from 'react';
import { tellChange } from './control-value.ts';
import { useFollowedValue } from './use-followed-value.ts';

/** What a consumer or a form library gives to the control of a choice. */
export interface ChoiceControlProps extends Pick<ComponentProps<'input'>, 'ref'> {
  /** Name of the field in a form, which sends the id of the choice; "" for none yet. */
  name?: string | undefined;
  /** The control's own change event; `event.target.value` is the id of the choice. */
  onChange?: ComponentProps<'input'>['onChange'];
  /** Called when focus leaves the whole field. */
  onBlur?: ComponentProps<'input'>['onBlur'];
}

interface Options {
  value: string | null | undefined;
  defaultValue: string | undefined;
  onValueChange: ((id: string | null) => void) | undefined;
  node: ChoiceControlProps;
  /** Called when the form is reset. */
  onReset?: (() => void) | undefined;
}

/** A list whose choice is missing, or a radio button. */
const unanswered = 'select:enabled:has(> option[value=""]:checked), input:enabled:not([hidden])';

/**
 * A choice that is made in controls which come and go. A hidden `<input>` beside them holds it: a
 * form sends and resets that, and a form library's ref reads it, writes it and focuses what is
 * missing.
 */
export function useChoice({ value, defaultValue, onValueChange, node, onReset }: Options) {
  const [own, setOwn] = useState(defaultValue ?? null);
  const chosen = value === undefined ? own : value;

  const take = (text: string) => {
    setOwn(text || null);
    return text;
  };
  const input = useFollowedValue(node.ref, { onWrite: take, onReset });

  useLayoutEffect(() => {
    if (input.current) leadFocus(input.current);
  }, [input]);

  return {
    chosen,
    choose: (next: string | null) => {
      if (input.current) tellChange(input.current, next ?? '');
      setOwn(next);
      if (next !== chosen) onValueChange?.(next);
    },
    /** Props of the hidden `<input>`, the first child of the field's outermost node. */
    control: {
      hidden: true,
      ref: input,
      name: node.name,
      onBlur: node.onBlur,
      onChange: (event) => node.onChange?.(event),
      ...(value === undefined ? { defaultValue: defaultValue ?? '' } : { value: value ?? '' }),
    } satisfies ComponentProps<'input'>,
    /** For `onBlur` of the outermost node. */
    tellLeave: ({ currentTarget, target, relatedTarget }: Blur) => {
      if (target === input.current || currentTarget.contains(relatedTarget)) return;
      input.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    },
  };
}

function leadFocus(input: HTMLInputElement): void {
  const focus = () => input.parentElement?.querySelector<HTMLElement>(unanswered)?.focus();
  // Not assigned: tools such as Storybook put a setter for all elements on the prototype.
  Object.defineProperty(input, 'focus', { configurable: true, value: focus });
}
