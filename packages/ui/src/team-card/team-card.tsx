import type { ComponentProps } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { MessageCircle, UserRound } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';
import { Picture, type ImageSource } from '../picture/picture.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** What a member of the sales team shows. */
export interface TeamMemberView {
  /** What they are called. */
  name: string;
  /** What they do, such as "Vendas". */
  role?: string | undefined;
  /** `null` shows a default figure. */
  photo: ImageSource | null;
  /** A wa.me address; without it there is no button. */
  whatsappHref?: string | undefined;
}

export interface TeamCardProps extends ComponentProps<'article'> {
  /** Who it is, and where to write to. */
  member: TeamMemberView;
  /** Level of the name's heading, 3 when left out. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const card = 'ui-card ui-team-card';

/** A member of the sales team, to be written to. */
export function TeamCard({ member, headingLevel = 3, className, ...props }: TeamCardProps) {
  const { team } = useMessages();
  const Heading = `h${headingLevel}` as const;
  return (
    <article data-slot="team-card" {...props} className={cx(card, className)}>
      {member.photo ? (
        <Picture image={member.photo} alt="" sizes="96px" className="size-24 rounded-full" />
      ) : (
        <span aria-hidden className="ui-medallion size-24">
          <UserRound className="size-11" />
        </span>
      )}
      <Heading className="mt-3 font-bold text-balance wrap-anywhere">{member.name}</Heading>
      {member.role ? <p className="text-sm text-muted wrap-anywhere">{member.role}</p> : null}
      {member.whatsappHref ? (
        <ButtonLink
          size="sm"
          href={member.whatsappHref}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={team.write(member.name)}
          className="mt-4 max-w-full wrap-anywhere"
        >
          <MessageCircle />
          {team.whatsapp}
        </ButtonLink>
      ) : null}
    </article>
  );
}

/** The shape of a `TeamCard` while it is loading. */
export function TeamCardSkeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="team-card-skeleton" {...props} className={cx(card, className)}>
      <Skeleton className="size-24 rounded-full" />
      <Skeleton className="mt-4 w-3/5" />
      <Skeleton className="mt-2 w-2/5" />
      <Skeleton className="mt-4 h-9 w-4/5 rounded-md" />
    </div>
  );
}
