import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What a list shows, as its address says it. */
export interface ListAddress {
  readonly get: (name: string) => string | undefined;
  /** The same list with other parameters, from its first page unless `after` is given. */
  readonly hrefWith: (changes: Readonly<Record<string, string | undefined>>) => string;
  readonly go: (changes: Readonly<Record<string, string | undefined>>) => void;
  /** Another one with each press of a link that leads here, also of the one to what is shown. */
  readonly visit: string;
}

export function useListAddress(path: string): ListAddress {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const hrefWith = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries({ after: undefined, ...changes })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const text = next.toString();
    return text === '' ? path : `${path}?${text}`;
  };
  return {
    get: (name) => parameters.get(name) ?? undefined,
    hrefWith,
    go: (changes) => void navigate(hrefWith(changes)),
    visit: key,
  };
}
