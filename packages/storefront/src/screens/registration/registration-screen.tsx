import { Button } from '@ponte/ui/button';
import { ChevronDown } from '@ponte/ui/icons';
import { PasswordField } from '@ponte/ui/password-field';
import { RadioGroup } from '@ponte/ui/radio-group';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShopForm } from '../../forms/shop-form.tsx';
import { loginHref } from '../../links/addresses.ts';
import { Link } from '../../links/link.tsx';
import { Container } from '../../page/container.tsx';
import { PageHead } from '../../page/page-head.tsx';
import type { ScreenProps } from '../../route/screen.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { AddressSection } from './address-section.tsx';
import { DocumentSection } from './document-section.tsx';
import { PersonSection } from './person-section.tsx';
import { kindOf } from './registration-form.ts';
import { SectionList } from './section-list.tsx';
import { columns, SectionPanel } from './section-panel.tsx';
import { SendPart } from './send-part.tsx';
import { nextField, showAndFocus } from './show-and-focus.ts';
import { useRegistrationForm, type RegistrationFormState } from './use-registration-form.ts';

/** Registers a customer, and leads to the page named in `redirect` (accounts.md §2). */
export const RegistrationScreen = observer(function RegistrationScreen({ location }: ScreenProps) {
  const intl = useIntl();
  const { shop, region } = useShop();
  const { locale } = shop.language;
  const form = useRegistrationForm(location.searchParams.get('redirect'), locale);
  const title = intl.formatMessage({ id: 'registration.title' });
  return (
    <>
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'registration.description' }, { shop: region.name })}
      />
      <Container className="py-5 md:py-8">
        <header className="mx-auto mb-5 max-w-240">
          <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
          <p className="mt-1 max-w-[34.9rem] text-pretty text-muted">
            <FormattedMessage id="registration.lead" />
          </p>
          <Link
            href={loginHref(form.target)}
            className="mt-1 inline-block min-h-6 font-semibold text-link underline underline-offset-2"
          >
            <FormattedMessage id="registration.signIn" />
          </Link>
        </header>
        <div className="mx-auto grid max-w-240 grid-cols-1 items-start gap-5 lg:grid-cols-[13rem_1fr]">
          <SectionList state={form.state} />
          <ShopForm state={form.state} aria-label={title} className="grid grid-cols-1 gap-5">
            <NationalitySection {...form} />
            <PersonSection {...form} />
            <PasswordSection {...form} />
            <DocumentSection {...form} />
            <AddressSection key={form.kind} {...form} />
            <SendPart {...form} />
            <NextError state={form.state} />
          </ShopForm>
        </div>
      </Container>
    </>
  );
});

function PasswordSection({ state }: RegistrationFormState) {
  const intl = useIntl();
  return (
    <SectionPanel name="password" title={<FormattedMessage id="registration.section.password" />}>
      <div className={columns}>
        <PasswordField required strength autoComplete="new-password" {...state.field('password')} />
        <PasswordField
          label={intl.formatMessage({ id: 'registration.passwordConfirmation' })}
          required
          autoComplete="new-password"
          {...state.field('passwordConfirmation')}
        />
      </div>
    </SectionPanel>
  );
}

/** After a refusal: the number of errors, and a button to the next. */
function NextError({ state }: Pick<RegistrationFormState, 'state'>) {
  /** The last target: a second press finds the focus on the button itself. */
  const last = useRef<string>(undefined);
  const ids = state.errors.flatMap(({ fieldId }) => (fieldId ? [fieldId] : []));
  if (ids.length === 0) return null;
  const goOn = () => {
    const from = ids.indexOf(last.current ?? '');
    const next = from < 0 ? nextField(ids) : ids[(from + 1) % ids.length];
    last.current = next;
    if (next) showAndFocus(next);
  };
  return (
    <div className="error-bar sticky bottom-bottom-nav z-20 flex flex-wrap items-center justify-between gap-3 rounded-lg edge border-danger bg-surface p-2 pl-4 shadow-lg md:bottom-4">
      <p className="text-sm font-semibold">
        <FormattedMessage id="registration.errorCount" values={{ count: ids.length }} />
      </p>
      <Button size="sm" onClick={goOn}>
        <FormattedMessage id="registration.nextError" />
        <ChevronDown />
      </Button>
    </div>
  );
}

/** The nationality, on which the rest of the form depends. */
function NationalitySection({ state, chooseKind }: RegistrationFormState) {
  const intl = useIntl();
  return (
    <SectionPanel name="nationality" title={<FormattedMessage id="registration.section.origin" />}>
      <RadioGroup
        label={intl.formatMessage({ id: 'registration.nationality' })}
        hint={intl.formatMessage({ id: 'registration.nationalityHint' })}
        variant="card"
        required
        {...state.field('kind')}
        onValueChange={(value) => chooseKind(kindOf(value))}
        options={[
          {
            value: 'foreign',
            label: intl.formatMessage({ id: 'registration.brazilian' }),
            hint: intl.formatMessage({ id: 'registration.brazilianHint' }),
          },
          {
            value: 'resident',
            label: intl.formatMessage({ id: 'registration.paraguayan' }),
            hint: intl.formatMessage({ id: 'registration.paraguayanHint' }),
          },
        ]}
      />
    </SectionPanel>
  );
}
