import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageChoice } from '../page/language-choice.tsx';
import { Logo } from '../page/logo.tsx';

interface BeforeSignInProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What surrounds the pages that need no session. */
export function BeforeSignIn({ title, children }: BeforeSignInProps) {
  const intl = useIntl();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <title>{intl.formatMessage({ id: 'page.title' }, { title })}</title>
      <header className="ui-on-brand bg-brand text-on-brand">
        <div className="mx-auto flex min-h-14 max-w-120 flex-wrap items-center gap-x-2 px-4 py-1">
          <Logo />
          <span className="text-sm text-on-brand-muted">
            <FormattedMessage id="office" />
          </span>
          <div className="ml-auto">
            <LanguageChoice onBrand />
          </div>
        </div>
      </header>
      <main className="mx-auto w-full max-w-120 p-4 md:pt-12">
        <div className="rounded-lg border border-line bg-surface p-5 md:p-8">
          <h1 className="mb-5 text-2xl font-bold [letter-spacing:-0.025em]">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
