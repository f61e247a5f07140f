import type { ReactNode } from 'react';
import { Button } from '../src/button/button.tsx';
import { KeyRound, LogOut, MapPin, Package, UserRound } from '../src/icons/icons.tsx';
import { SideNav } from '../src/side-nav/side-nav.tsx';
import { Frame } from './frame.tsx';
import { useWords } from './words.ts';

const icons = [
  <UserRound key="1" />,
  <Package key="2" />,
  <MapPin key="3" />,
  <KeyRound key="4" />,
];

/** The customer's area: its sections beside the page, or above it on phones. */
export function Account({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <Frame current="profile">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 py-4 md:py-6 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-6 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <SideNav
          className="self-start"
          label={words.account}
          items={words.accountLinks.map((label, index) => ({
            href: `/perfil/${index}`,
            label,
            icon: icons[index],
            current: index === 1,
          }))}
          footer={
            <Button variant="danger" size="sm">
              <LogOut />
              {words.logout}
            </Button>
          }
        />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
      </div>
    </Frame>
  );
}
