import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router-dom';
import { homeOf } from '../layout/sections.tsx';
import { useOffice } from '../office/office-context.ts';

/** Leads to where a role begins. */
export const Home = observer(function Home() {
  const { session } = useOffice();
  return <Navigate replace to={homeOf((roles) => session.may(roles))} />;
});
