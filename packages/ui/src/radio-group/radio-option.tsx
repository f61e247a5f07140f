import { cva, type VariantProps } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';

const radioOptionVariants = /* @__PURE__ */ cva(
  'base:flex base:min-h-8 base:items-start base:gap-2.5 has-disabled:base:opacity-55',
  {
    variants: {
      look: {
        plain: 'base:py-1',
        card: 'base:rounded-md base:border base:border-control base:bg-surface base:px-4 base:py-3 hover:base:border-brand-ink has-checked:base:border-brand-ink has-checked:base:bg-brand-soft has-checked:base:text-on-brand-soft',
      },
    },
    defaultVariants: { look: 'plain' },
  },
);

/** Props of {@link RadioOption}. */
export interface RadioOptionProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size'>, VariantProps<typeof radioOptionVariants> {
  /** What it says; the name of the radio button. */
  label: ReactNode;
  /** A smaller line beneath the label, read as a description. */
  hint?: ReactNode;
  /** At the end of the option's line, such as a price; part of what is read out. */
  aside?: ReactNode;
}

/** One radio button with its label. The browser ties the buttons of a name together. */
export function RadioOption({ label, hint, aside, look, className, ...props }: RadioOptionProps) {
  const id = useId();
  const [labelId, asideId, hintId] = [`${id}-label`, `${id}-aside`, `${id}-hint`];
  return (
    <label data-slot="radio-option" className={radioOptionVariants({ look, className })}>
      <input
        {...props}
        type="radio"
        aria-labelledby={aside ? `${labelId} ${asideId}` : labelId}
        aria-describedby={hint ? hintId : undefined}
        className="mt-px size-5 shrink-0 accent-brand-ink"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3">
        <span className="min-w-0">
          <span id={labelId} className={look === 'card' ? 'font-semibold' : undefined}>
            {label}
          </span>
          {hint ? (
            <span id={hintId} className="block text-sm text-muted">
              {hint}
            </span>
          ) : null}
        </span>
        {aside ? <span id={asideId}>{aside}</span> : null}
      </span>
    </label>
  );
}
