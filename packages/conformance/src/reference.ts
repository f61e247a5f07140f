import * as v from 'valibot';
import type { Fixtures } from './fixtures.ts';

const mailbox = v.array(v.object({ body: v.string() }));

/**
 * Fixtures of the reference server while it is tried: with its mailbox and its payment sandbox.
 * @param origin of the API itself, which alone serves those pages
 */
export function referenceFixtures(origin: string): Required<Fixtures> {
  const press = async (link: string, action: string) => {
    const { pathname, search } = new URL(link);
    const response = await fetch(`${origin}${pathname}${search}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ action }),
    });
    if (response.status >= 400) throw new Error(`The sandbox answers ${response.status}.`);
  };
  return {
    mailedLink: async (email) => {
      const response = await fetch(`${origin}/mailbox.json?recipient=${encodeURIComponent(email)}`);
      const [last] = v.parse(mailbox, await response.json());
      const link = /https?:\/\/\S+/.exec(last?.body ?? '')?.[0];
      if (link === undefined) throw new Error(`There is no mail with a link for ${email}.`);
      return link;
    },
    pay: (link) => press(link, 'approve'),
    decline: (link) => press(link, 'decline'),
  };
}
