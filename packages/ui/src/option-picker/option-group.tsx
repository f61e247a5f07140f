import { useId, useRef, type ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useOwnName } from '../internal/use-own-name.ts';
import { useKitLocale } from '../kit/kit.tsx';
import type { KitMessages } from '../locales/messages.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { OptionChoice, OptionGroupView, OptionStanding, OptionValue } from './model.ts';

export interface OptionGroupProps extends Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'defaultValue'
> {
  /** The option with its values. */
  group: OptionGroupView;
  /** The value that is chosen; `null` for none yet. */
  value: string | null;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** How each value stands, as one of `optionStandings`; those left out are available. */
  standings?: Readonly<Record<string, OptionStanding>> | undefined;
  /** All options and what is chosen of them, for the words that say why a value is off. */
  context?: { groups: readonly OptionGroupView[]; choice: OptionChoice } | undefined;
  /** One must be chosen: the browser refuses the form without. */
  required?: boolean | undefined;
}

const available: OptionStanding = { state: 'available', because: [] };

function useReason(context: OptionGroupProps['context']) {
  const { tag, messages } = useKitLocale();
  return ({ state, because }: OptionStanding): string | undefined => {
    const names = because.flatMap((id) => {
      const group = context?.groups.find((one) => one.id === id);
      return group?.values.find(({ value }) => value === context?.choice[id])?.label ?? [];
    });
    return sentenceOf(state, new Intl.ListFormat(tag).format(names), messages.options);
  };
}

function sentenceOf(
  state: OptionStanding['state'],
  others: string,
  options: KitMessages['options'],
): string | undefined {
  if (state === 'soldOut') return others ? options.soldOutWith(others) : options.soldOut;
  if (state === 'impossible') return others ? options.impossible(others) : options.neverMade;
  return undefined;
}

/**
 * One option of a product: native radio buttons, of which arrows choose. A value that is off can be chosen
 * when another choice is the reason, so that a shopper can always change their mind.
 */
export function OptionGroup({
  group,
  value,
  onValueChange,
  standings,
  context,
  required = false,
  className,
  ref,
  ...props
}: OptionGroupProps) {
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const ownName = useOwnName(fieldset);
  const reasonOf = useReason(context);
  const chosen = group.values.find((one) => one.value === value);
  return (
    <fieldset
      data-slot="option-group"
      role="radiogroup"
      aria-required={required || undefined}
      {...props}
      ref={useMergedRef(ref, fieldset)}
      className={cx('ui-option-group', className)}
    >
      <legend data-slot="option-label" className="ui-option-label">
        <span>{group.label}</span>
        {chosen ? <span className="ui-option-chosen">{chosen.label}</span> : null}
      </legend>
      <div className="ui-option-values">
        {group.values.map((one) => {
          const standing = standings?.[one.value] ?? available;
          return (
            <OptionValueButton
              key={one.value}
              {...one}
              id={`${id}-${group.values.indexOf(one)}`}
              standing={standing}
              reason={reasonOf(standing)}
              name={group.name ?? ownName}
              required={required}
              checked={one.value === value}
              onChange={() => onValueChange?.(one.value)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

export interface OptionProblemProps extends ComponentProps<'p'> {
  /** All options. */
  groups: readonly OptionGroupView[];
  /** What is chosen of them. */
  choice: OptionChoice;
  /** From `optionStandings` for this choice. */
  standings: Readonly<Record<string, Readonly<Record<string, OptionStanding>>>>;
}

/** Why what is chosen can't be bought, in one sentence that is announced; its line is kept free. */
export function OptionProblem({
  groups,
  choice,
  standings,
  className,
  ...props
}: OptionProblemProps) {
  const reasonOf = useReason({ groups, choice });
  const [problem] = groups
    .flatMap((group) => {
      const chosen = group.values.find(({ value }) => value === choice[group.id]);
      const standing = chosen && standings[group.id]?.[chosen.value];
      const reason = standing && reasonOf(standing);
      return reason ? [{ text: `${chosen.label}: ${reason}`, because: standing.because }] : [];
    })
    .toSorted((one, other) => one.because.length - other.because.length);
  return (
    <p
      data-slot="option-problem"
      role="status"
      {...props}
      className={cx('ui-option-problem', className)}
    >
      {problem ? <span>{problem.text}</span> : null}
    </p>
  );
}

interface OptionValueButtonProps extends Omit<ComponentProps<'input'>, 'value'>, OptionValue {
  id: string;
  standing: OptionStanding;
  reason: string | undefined;
}

function OptionValueButton({
  id,
  label,
  swatch,
  standing,
  reason,
  ...props
}: OptionValueButtonProps) {
  const neverMade = standing.state === 'impossible' && standing.because.length === 0;
  return (
    <label
      data-slot="option-value"
      data-state={standing.state}
      title={[swatch ? label : undefined, reason].filter(Boolean).join(': ') || undefined}
      className={cx('ui-option-value', swatch && 'ui-option-swatch')}
    >
      <input
        type="radio"
        {...props}
        disabled={neverMade}
        aria-describedby={reason ? id : undefined}
        className="ui-option-button"
      />
      {swatch ? (
        <>
          <svg aria-hidden viewBox="0 0 24 24" className="ui-option-colour">
            <circle cx="12" cy="12" r="11.5" fill={swatch} />
          </svg>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        <span>{label}</span>
      )}
      {reason ? (
        <span id={id} hidden>
          {reason}
        </span>
      ) : null}
    </label>
  );
}
