import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { useLatest } from '../internal/use-latest.ts';
import { useMessages, type KitMessages } from '../kit/kit.tsx';

/** The native controls that a field can have. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Judges what a field holds, unless it is empty: the sentence that refuses it, or nothing. `false`: what
 * the kit would refuse by itself is accepted.
 */
export type Validate<T extends readonly unknown[] = readonly [value: string]> =
  | ((...value: T) => string | null | undefined)
  | false;

interface Options {
  /** The control, or the group of radio buttons. */
  root: RefObject<Control | HTMLFieldSetElement | null>;
  /** The consumer's own. */
  error: ReactNode;
  /** The sentence that refuses a text; the browser's own constraints apply in any case. */
  judge?: ((text: string) => string | null | undefined) | undefined;
  /** The sentence for what the browser finds by itself, where the kit has none for it. */
  says?: ((validity: ValidityState) => string | null) | undefined;
}

/**
 * Keeps a control's validity, with which the browser refuses to send its form, and says why in the
 * field instead of in the browser's bubble: on leaving, unless the form has `data-check-on="submit"`, and
 * on sending. The sentence goes as soon as the content is right. A form with `noValidate` judges by
 * itself: nothing is said.
 *
 * @returns the error to show: the consumer's, or else the sentence.
 */
export function useJudgement({ root, error, judge, says }: Options): ReactNode {
  const { form } = useMessages();
  const [sentence, setSentence] = useState<string | null>(null);

  const check = () => {
    const control = controlIn(root.current);
    if (control && judge) {
      control.setCustomValidity((control.value && judge(control.value)) || '');
    }
  };
  /** @param speaks whether a sentence may appear where none is */
  const say = (speaks: boolean) => {
    check();
    const control = controlIn(root.current);
    setSentence((said) => (control && (speaks || said) ? sentenceOf(control, form, says) : null));
  };
  const latest = useLatest({ say, check });

  // The consumer may have changed the content, or the rule.
  useLayoutEffect(check);
  const judges = judge !== undefined;
  useLayoutEffect(() => {
    const control = controlIn(root.current);
    return judges ? () => control?.setCustomValidity('') : undefined;
  }, [root, judges]);

  useLayoutEffect(() => {
    const { current } = root;
    const control = controlIn(current);
    if (!current || !control) return undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const on = (type: string, listener: (event: Event) => void) =>
      current.addEventListener(type, listener, options);

    const changed = () => {
      latest.current.check();
      // A sentence shown at once renders before a controlled field reports its change: React would undo the typing.
      setTimeout(() => listening.signal.aborted || latest.current.say(false));
    };
    on('input', changed);
    on('change', changed);
    on('blur', () => {
      if (!checksOnLeaving(control) || control.validity.valueMissing) return;
      afterPress(control.ownerDocument, options, () => latest.current.say(true));
    });
    on('invalid', (event) => {
      // In a group there are fields beside the buttons.
      if (event.defaultPrevented || !isOf(control, event.target)) return;
      event.preventDefault();
      latest.current.say(true);
      if (firstInvalid(control.form) === control) control.focus();
    });
    const reset = (event: Event) => {
      if (event.target !== control.form) return;
      // The browser resets after the event, unless a listener prevents it.
      setTimeout(() => {
        latest.current.check();
        if (!event.defaultPrevented) setSentence(null);
      });
    };
    control.getRootNode().addEventListener('reset', reset, options);
    return () => listening.abort();
  }, [root, latest]);

  return error || sentence;
}

function controlIn(root: Control | HTMLFieldSetElement | null): Control | null {
  return root instanceof HTMLFieldSetElement ? root.querySelector('input') : root;
}

/** Whether it is the control, or a button of its group. */
function isOf({ type, name, form }: Control, target: EventTarget | null): boolean {
  if (type !== 'radio') return true;
  return target instanceof HTMLInputElement && target.name === name && target.form === form;
}

function checksOnLeaving({ form }: Control): boolean {
  return form === null || (!form.noValidate && form.dataset['checkOn'] !== 'submit');
}

/** A sentence that appeared at once would move a button that is being pressed away from the pointer. */
function afterPress(page: Document, options: { signal: AbortSignal }, then: () => void): void {
  if (!page.querySelector(':active')) return then();
  const later = () => setTimeout(() => options.signal.aborted || then());
  page.addEventListener('mouseup', later, { ...options, once: true });
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  return [...(form?.elements ?? [])].find((one) => one.matches(':invalid:not(fieldset)'));
}

function sentenceOf(
  control: Control,
  messages: KitMessages['form'],
  says: Options['says'],
): string | null {
  const { validity, validationMessage } = control;
  if (!control.willValidate || validity.valid) return null;
  if (validity.customError) return validationMessage;
  const own = says?.(validity);
  if (own) return own;
  if (validity.valueMissing) return messages.missing;
  if (validity.typeMismatch && control.type === 'email') return messages.wrongEmail;
  if ('minLength' in control) {
    if (validity.tooShort) return messages.tooShort(control.minLength);
    if (validity.tooLong) return messages.tooLong(control.maxLength);
  }
  return validationMessage;
}
