import { Check, Circle } from '../icons/index.ts';
import { useMessages } from '../kit/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { passwordStrength } from './model.ts';

const bars = { empty: 0, weak: 1, fair: 2, strong: 3 } as const;
const colours = {
  empty: 'bg-line',
  weak: 'bg-danger',
  fair: 'bg-action',
  strong: 'bg-success',
} as const;

/** A bar of three parts, the word for it, and what a strong password has. */
export function StrengthHint({ password }: { password: string }) {
  const messages = useMessages().password;
  const { level, traits } = passwordStrength(password);
  return (
    <span data-slot="password-strength" data-level={level} className="block pt-0.5">
      <span className="flex items-center gap-1.5">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            aria-hidden
            className={`h-1 flex-1 rounded-full forced-colors:border ${bar <= bars[level] ? colours[level] : 'bg-line'}`}
          />
        ))}
        <span aria-live="polite" className="min-h-[1lh] min-w-14 text-right font-semibold text-ink">
          {messages.levels[level]}
        </span>
      </span>
      <span className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1">
        {traits.map(({ trait, met }) => (
          <span
            key={trait}
            data-met={met}
            className="flex items-center gap-1 data-[met=true]:text-success"
          >
            {met ? (
              <Check className="size-[1.1em]" />
            ) : (
              <Circle className="size-[1.1em] [scale:50%]" />
            )}
            {messages.traits[trait]}
            <VisuallyHidden>{met ? messages.met : messages.missing}</VisuallyHidden>
          </span>
        ))}
      </span>
    </span>
  );
}
