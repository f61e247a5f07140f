export {
  TeamCard,
  TeamCardSkeleton,
  type TeamCardProps,
  type TeamMemberView,
} from './team-card.tsx';
