import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShopForm } from '../../forms/shop-form.tsx';
import { loginHref } from '../../links/addresses.ts';
import { Link } from '../../links/link.tsx';
import { Container } from '../../page/container.tsx';
import { PageHead } from '../../page/page-head.tsx';
import type { ScreenProps } from '../../page/screen.ts';
import { useShop } from '../../shop/shop-context.ts';
import { AddressSection } from './address-section.tsx';
import { DocumentSection } from './document-section.tsx';
import { NationalitySection } from './nationality-section.tsx';
import { NextError } from './next-error.tsx';
import { PasswordSection } from './password-section.tsx';
import { PersonSection } from './person-section.tsx';
import { SectionList } from './section-list.tsx';
import { SendPart } from './send-part.tsx';
import { useRegistrationForm } from './use-registration-form.ts';

/** Registering as a customer (accounts.md §2). */
export const RegistrationScreen = observer(function RegistrationScreen({ location }: ScreenProps) {
  const intl = useIntl();
  const { locale } = useShop().shop.language;
  const form = useRegistrationForm(location.searchParams.get('redirect'), locale);
  const title = intl.formatMessage({ id: 'registration.title' });
  return (
    <>
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'registration.description' })}
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
