import { createContext, use } from 'react';
import type { Office } from './create-office.ts';

export const OfficeContext = createContext<Office | undefined>(undefined);

/** @throws outside of `App` */
export function useOffice(): Office {
  const office = use(OfficeContext);
  if (!office) throw new Error('useOffice needs the App component around it.');
  return office;
}
