import type { Shop } from './shop.ts';

/** Presses a button of the store's own page, such as `approve`, which stands for its provider too. */
export async function pressStaff({ api }: Shop, order: string, action: string): Promise<void> {
  const { port } = new URL(api.origin);
  const origin = `http://localhost:${port}`;
  const response = await fetch(`${origin}/staff`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ order, action }),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`${action} answered ${response.status}`);
}
