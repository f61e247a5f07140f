import { Check, CircleExclamationPoint } from '@ponte/ui/icons';
import { VisuallyHidden } from '@ponte/ui/visually-hidden';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '../../shop/shop-context.ts';
import { checkRegistration, fields, sectionStates } from './registration-form.ts';
import { headingIdOf } from './section-panel.tsx';
import { showAndFocus } from './show-and-focus.ts';
import type { RegistrationFormState } from './use-registration-form.ts';

const looks = {
  open: 'border-line bg-surface text-muted',
  done: 'border-success bg-success text-surface',
  wrong: 'border-danger bg-danger text-surface',
} as const;

export function SectionList({ state }: Pick<RegistrationFormState, 'state'>) {
  const intl = useIntl();
  const values = useWatch({ control: state.form.control });
  const checked = checkRegistration(values, useShop().region.store?.documentPhotos);
  const missing = new Set(checked.ok ? [] : Object.keys(checked.problems));
  const wrong = new Set<string>(fields.filter((name) => state.field(name).error !== undefined));
  return (
    <nav
      aria-label={intl.formatMessage({ id: 'registration.sections' })}
      className="rounded-lg edge border-line bg-surface p-2 lg:sticky lg:top-4 lg:p-3"
    >
      <ol className="flex flex-wrap justify-between lg:grid lg:gap-1">
        {sectionStates(missing, wrong).map(({ name, state: progress }, index) => (
          <li key={name}>
            <a
              href={`#${headingIdOf(name)}`}
              data-state={progress}
              onClick={(event) => {
                event.preventDefault();
                showAndFocus(headingIdOf(name));
              }}
              className="flex min-h-11 flex-col items-center gap-1 rounded-md p-1 text-center text-xs font-semibold hover:bg-sunken lg:flex-row lg:gap-3 lg:p-2 lg:text-left lg:text-sm"
            >
              <span
                aria-hidden
                className={`grid size-6 shrink-0 place-items-center rounded-full edge text-xs ${looks[progress]}`}
              >
                <Sign progress={progress} index={index} />
              </span>
              <span>
                <FormattedMessage id={`registration.short.${name}`} />
              </span>
              <VisuallyHidden>
                <FormattedMessage id={`registration.sectionState.${progress}`} />
              </VisuallyHidden>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface SignProps {
  readonly progress: keyof typeof looks;
  readonly index: number;
}

function Sign({ progress, index }: SignProps) {
  if (progress === 'done') return <Check className="size-4" />;
  if (progress === 'wrong') return <CircleExclamationPoint className="size-4" />;
  return <span>{index + 1}</span>;
}
