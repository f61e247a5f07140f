import type { ReactNode } from 'react';

export interface Fact {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
}

/** Names and values of one thing. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-1 gap-y-1.5">
      {facts.map(({ key, name, value }) => (
        <div key={key} className="flex flex-wrap gap-x-4">
          <dt className="w-24 text-sm text-muted">{name}</dt>
          <dd className="min-w-0 flex-[1_1_8rem] wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
