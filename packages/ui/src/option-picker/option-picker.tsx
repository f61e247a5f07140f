import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { useControllableState } from '../internal/use-controllable-state.ts';
import { useLatest } from '../internal/use-latest.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import {
  optionStandings,
  type OptionChoice,
  type OptionGroupView,
  type OptionVariant,
} from './model.ts';
import { OptionGroup, OptionProblem } from './option-group.tsx';

export {
  optionStandings,
  variantOf,
  type OptionChoice,
  type OptionGroupView,
  type OptionStanding,
  type OptionState,
  type OptionValue,
  type OptionVariant,
} from './model.ts';
export {
  OptionGroup,
  OptionProblem,
  type OptionGroupProps,
  type OptionProblemProps,
} from './option-group.tsx';

const nothing: OptionChoice = {};

export interface OptionPickerProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange'
> {
  /** The product's options in their order. */
  groups: readonly OptionGroupView[];
  /** What exists of the product, and which of it is sold out. */
  variants: readonly OptionVariant[];
  /** What is chosen, when the consumer holds it. */
  value?: OptionChoice | undefined;
  /** What is chosen at first, and after a form's reset, when the component holds it. */
  defaultValue?: OptionChoice | undefined;
  /** Called with the whole choice; `variantOf` gives its variant. */
  onValueChange?: ((value: OptionChoice) => void) | undefined;
  /** One of each must be chosen: the browser refuses the form without. */
  required?: boolean | undefined;
}

/**
 * Chooses one variant of a product by its options, such as voltage, size and colour. Values that can't be
 * bought with the other choices are off, and say why. Its parts are `OptionPicker.Group` and
 * `OptionPicker.Problem`.
 *
 * @example <OptionPicker groups={groups} variants={variants} onValueChange={setChoice} />
 */
export function OptionPicker({
  groups,
  variants,
  value,
  defaultValue = nothing,
  onValueChange,
  required = false,
  className,
  ref,
  ...props
}: OptionPickerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [choice, choose] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const standings = optionStandings(groups, variants, choice);

  const latest = useLatest({ isHeld: value !== undefined, restore: () => choose(defaultValue) });
  useLayoutEffect(() => {
    const page = root.current?.getRootNode();
    const reset = ({ target }: Event) => {
      const isOurs = target instanceof HTMLFormElement && target.contains(root.current);
      // The browser resets after the event, and React's own choice comes after that.
      if (isOurs && !latest.current.isHeld) setTimeout(() => latest.current.restore());
    };
    page?.addEventListener('reset', reset);
    return () => page?.removeEventListener('reset', reset);
  }, [latest]);

  return (
    <div
      data-slot="option-picker"
      {...props}
      ref={useMergedRef(ref, root)}
      className={cx('ui-option-picker', className)}
    >
      {groups.map((group) => (
        <OptionGroup
          key={group.id}
          group={group}
          value={choice[group.id] ?? null}
          onValueChange={(next) => choose({ ...choice, [group.id]: next })}
          standings={standings[group.id]}
          context={{ groups, choice }}
          required={required}
        />
      ))}
      <OptionProblem groups={groups} choice={choice} standings={standings} />
    </div>
  );
}

OptionPicker.Group = OptionGroup;
OptionPicker.Problem = OptionProblem;
