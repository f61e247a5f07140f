import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Link } from '../languages/link.tsx';
import { useOffice } from '../office/office-context.ts';
import { sections } from './sections.tsx';

/** The sections that who is signed in may see. */
export const Navigation = observer(function Navigation() {
  const intl = useIntl();
  const { session } = useOffice();
  const { pathname } = useLocation();
  const groups = sections
    .map((group) => group.filter(({ roles }) => session.may(roles)))
    .filter((group) => group.length > 0);
  return (
    <nav
      aria-label={intl.formatMessage({ id: 'navigation.label' })}
      className="grid grid-cols-1 gap-2"
    >
      {groups.map((group) => (
        <ul
          key={group[0]?.path}
          className="grid grid-cols-1 gap-px border-t border-line pt-2 first:border-t-0 first:pt-0"
        >
          {group.map(({ path, text, icon }) => {
            const current = pathname === path || pathname.startsWith(`${path}/`);
            return (
              <li key={path}>
                <Link
                  href={path}
                  aria-current={current ? 'page' : undefined}
                  className="flex min-h-10 items-center gap-2.5 rounded-sm px-3 font-medium -outline-offset-2 hover:bg-hover aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-on-brand-soft"
                >
                  <span aria-hidden className="[&>svg]:size-5">
                    {icon}
                  </span>
                  <FormattedMessage id={text} />
                </Link>
              </li>
            );
          })}
        </ul>
      ))}
    </nav>
  );
});
