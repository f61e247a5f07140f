import { ArrowLeft } from '@ponte/ui/icons';
import { FormattedMessage } from 'react-intl';
import { Link } from '../languages/link.tsx';

interface BackLinkProps {
  readonly href: string;
  readonly text: FormatjsIntl.Message['ids'];
}

/** The list that a page belongs to. */
export function BackLink({ href, text }: BackLinkProps) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-sm font-semibold text-brand-ink hover:underline"
    >
      <ArrowLeft className="size-4" />
      <FormattedMessage id={text} />
    </Link>
  );
}
