import { helpOf } from '@ponte/domain/help';
import { ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { ErrorState } from '@ponte/ui/error-state';
import { ChevronDown, MessageCircle } from '@ponte/ui/icons';
import { Skeleton } from '@ponte/ui/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../links/paths.ts';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { Loading } from '../../page/loading.tsx';
import { StoreCard } from '../../page/store-card.tsx';
import { TextColumns, TextPage } from '../../page/text-page.tsx';
import { TitledCard } from '../../page/titled-card.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

/** Questions and answers (decision 23); works without JavaScript. */
export function HelpScreen() {
  const intl = useIntl();
  return (
    <TextPage
      title={intl.formatMessage({ id: 'help.title' })}
      description={intl.formatMessage({ id: 'help.description' })}
      lead={intl.formatMessage({ id: 'help.lead' })}
      canonical={paths.help}
    >
      <TextColumns
        aside={
          <>
            <More />
            <StoreCard />
          </>
        }
      >
        <section aria-labelledby="questions">
          <h2 id="questions" className="mb-3 text-xl font-bold tracking-tight">
            <FormattedMessage id="help.questions" />
          </h2>
          <Questions />
        </section>
      </TextColumns>
    </TextPage>
  );
}

const Questions = observer(function Questions() {
  const intl = useIntl();
  const help = helpOf(useShop().shop);
  const { questions, error } = help;
  if (!questions) {
    return error ? (
      <ErrorState title={<FormattedMessage id="help.failed" />} onRetry={() => void help.load()} />
    ) : (
      <Loading label={intl.formatMessage({ id: 'help.loading' })} className="grid gap-2">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-13" />
        ))}
      </Loading>
    );
  }
  if (questions.length === 0) {
    return <EmptyState title={<FormattedMessage id="help.empty" />} />;
  }
  return (
    <div className="edge-t border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group edge-b border-line">
          <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold">
            {question}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-muted group-open:rotate-180 motion-safe:transition-transform"
            />
          </summary>
          <p className="pr-9 pb-4 text-pretty whitespace-pre-line text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
});

function More() {
  const href = whatsAppLink(useShop().region.whatsapp);
  return (
    <TitledCard title={<FormattedMessage id="help.more.title" />} large>
      <p className="mt-2 text-pretty">
        <FormattedMessage id="help.more.text" />
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        {href ? (
          <ButtonLink href={href} variant="brand">
            <MessageCircle />
            <FormattedMessage id="help.more.whatsApp" />
          </ButtonLink>
        ) : null}
        <ButtonLink href={paths.contact}>
          <FormattedMessage id="help.more.contact" />
        </ButtonLink>
      </p>
    </TitledCard>
  );
}
