import { teamOf, type Team } from '@ponte/domain/team';
import { ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { MessageCircle } from '@ponte/ui/icons';
import { TeamCard, TeamCardSkeleton } from '@ponte/ui/team-card';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../links/paths.ts';
import { whatsAppLink } from '../../links/whatsapp-link.ts';
import { usePictures } from '../../media/use-pictures.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Loading } from '../../page/loading.tsx';
import { TextPage } from '../../page/text-page.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2.5 md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5';
const photoShape = { width: 96, height: 96 };

export const TeamScreen = observer(function TeamScreen() {
  const intl = useIntl();
  const { shop } = useShop();
  return (
    <TextPage
      title={intl.formatMessage({ id: 'team.title' })}
      description={intl.formatMessage({ id: 'team.description' })}
      lead={intl.formatMessage({ id: 'team.lead' })}
      canonical={paths.team}
    >
      <People team={teamOf(shop)} />
    </TextPage>
  );
});

const People = observer(function People({ team }: { readonly team: Team }) {
  const intl = useIntl();
  const { region } = useShop();
  const pictures = usePictures();
  if (team.status === 'failed') {
    return (
      <LoadFailure
        title={<FormattedMessage id="team.failed" />}
        error={team.error}
        onRetry={() => void team.retry()}
      />
    );
  }
  if (team.status !== 'ready') return <TeamLoading />;
  if (team.members.length === 0) return <Nobody />;
  return (
    <ul className={grid}>
      {team.members.map(({ id, name, role, photo, whatsApp }) => (
        <li key={id} className="grid">
          <TeamCard
            headingLevel={2}
            member={{
              name,
              role: role ?? undefined,
              photo: pictures.source(photo, '', photoShape),
              whatsappHref: whatsApp
                ? whatsAppLink(
                    whatsApp,
                    intl.formatMessage({ id: 'team.greeting' }, { name, shop: region.name }),
                  )
                : undefined,
            }}
          />
        </li>
      ))}
    </ul>
  );
});

function TeamLoading() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'team.loading' })} className={grid}>
      {Array.from({ length: 10 }, (_, index) => (
        <TeamCardSkeleton key={index} />
      ))}
    </Loading>
  );
}

function Nobody() {
  const href = whatsAppLink(useShop().region.whatsapp);
  return (
    <EmptyState
      title={<FormattedMessage id="team.emptyTitle" />}
      action={
        href ? (
          <ButtonLink href={href} variant="brand">
            <MessageCircle />
            <FormattedMessage id="team.storeWhatsApp" />
          </ButtonLink>
        ) : null
      }
    >
      <FormattedMessage id="team.emptyText" />
    </EmptyState>
  );
}
