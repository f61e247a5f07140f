import { useId, useRef, type FocusEvent, type MouseEvent } from 'react';
import { Button } from '../button/button.tsx';
import type { Validate } from '../field/field.tsx';
import { ChevronDown } from '../icons/icons.tsx';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { useFloating } from '../internal/use-floating.ts';
import { useMessages } from '../kit/kit.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useCombobox, type ComboboxOption } from './use-combobox.ts';
import type { LoadOptions } from './use-options.ts';

export type { ComboboxOption } from './use-combobox.ts';

/** Asks for the options of a text; the signal aborts when they are not needed any more. */
export type LoadComboboxOptions = LoadOptions<ComboboxOption>;

/** Props of {@link Combobox}; what is not listed here goes to the `<input>`, `ref` too. */
export interface ComboboxProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange' | 'start' | 'end' | 'validate' | 'minLength'
> {
  /**
   * Asks for the options of a text, best first, at most a few dozen. It is called once the text has rested
   * for `delay`; the signal aborts when another text follows, and what still comes is dropped. When it
   * rejects, the field offers to try again.
   */
  load: LoadComboboxOptions;
  /** The choice, when the consumer holds it; `null` for none. */
  value?: ComboboxOption | null | undefined;
  /** The first choice, when the field holds it, and that after a reset. */
  defaultValue?: ComboboxOption | null | undefined;
  /** Called with what was chosen, and with `null` once its text is edited. */
  onValueChange?: ((option: ComboboxOption | null) => void) | undefined;
  /** Trimmed characters from which it asks; 2 when left out. */
  minLength?: number | undefined;
  /** How long the text rests before it is asked for, in ms; 250 when left out. */
  delay?: number | undefined;
  /** Judges the text: when left out, it has to be that of a choice; `false` takes any text, and sends "". */
  validate?: Validate | undefined;
}

/** The field keeps the focus while something in the list is pressed. */
const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

/**
 * One of many that a server knows, such as a city among thousands, by typing: a combobox of the ARIA
 * practices. Arrow keys go through the options, Enter takes one, Escape closes the list; a text that names
 * one option is that one. A form sends the choice's `value` under `name`.
 */
export function Combobox({
  load,
  value,
  defaultValue = null,
  onValueChange,
  minLength = 2,
  delay = 250,
  validate,
  ...props
}: ComboboxProps) {
  const { combobox: messages, common } = useMessages();
  const listId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { input, text, state, options, active, ...box } = useCombobox({
    node: props,
    value,
    defaultValue,
    onValueChange,
    load,
    minLength,
    delay,
  });
  const open = state.status !== 'idle';
  useFloating({ anchor: input, panel, open, side: 'bottom', align: 'start', sameWidth: true });
  const judge = (shown: string) => (box.isUnknown(shown) ? messages.wrong : null);
  const optionId = (option: ComboboxOption) => `${listId}-${encodeURIComponent(option.value)}`;
  const hasList = options.length > 0;

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === input.current) return;
    if (!panel.current?.contains(relatedTarget)) box.leave();
  };
  return (
    <>
      <TextField
        data-slot="combobox"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        ref={input}
        {...(value === undefined ? { defaultValue: defaultValue?.label ?? '' } : { value: text })}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={active && optionId(active)}
        aria-busy={state.status === 'loading' || undefined}
        validate={validate ?? judge}
        onValueChange={box.type}
        onKeyDown={composeHandlers(props.onKeyDown, box.handleKey)}
        onBlur={(event) => {
          leave(event);
          props.onBlur?.(event);
        }}
        end={
          <span aria-hidden className="ui-combobox-aside">
            {state.status === 'loading' ? <Spinner /> : <ChevronDown />}
          </span>
        }
      />
      {open ? (
        <div
          ref={panel}
          data-slot="combobox-panel"
          data-state={state.status}
          popover="manual"
          className="ui-floating ui-combobox-panel"
          {...keepFocus}
          {...{ onBlur: leave }}
        >
          {hasList ? (
            <div id={listId} role="listbox" aria-label={messages.options} data-slot="combobox-list">
              {options.map((option) => (
                <div
                  key={option.value}
                  id={optionId(option)}
                  role="option"
                  aria-selected={option === active}
                  tabIndex={-1}
                  data-slot="combobox-option"
                  ref={option === active ? showOption : undefined}
                  className="ui-combobox-option"
                  {...{ onClick: () => box.choose(option) }}
                >
                  <span>{option.label}</span>
                  {option.detail ? (
                    <span className="ui-combobox-detail">{option.detail}</span>
                  ) : null}
                </div>
              ))}
            </div>
          ) : (
            <div data-slot="combobox-note" className="ui-combobox-note">
              {state.status === 'loading' ? <span>{messages.loading}</span> : null}
              {state.status === 'found' ? <span>{messages.nothing}</span> : null}
              {state.status === 'failed' ? (
                <>
                  <span>{messages.failed}</span>
                  <Button
                    size="sm"
                    onClick={() => {
                      input.current?.focus();
                      box.retry();
                    }}
                  >
                    {common.retry}
                  </Button>
                </>
              ) : null}
            </div>
          )}
        </div>
      ) : null}
      <VisuallyHidden role="status">
        <span>{said()}</span>
      </VisuallyHidden>
    </>
  );

  /** What a screen reader announces about the list. */
  function said(): string {
    if (state.status === 'failed') return messages.failed;
    if (state.status !== 'found') return '';
    return hasList ? messages.count(options.length) : messages.nothing;
  }
}

function showOption(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
