import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LazyModule } from '../lazy/lazy-module.ts';
import { asleep } from './asleep.tsx';

it('is rendered by a server, with its properties', async () => {
  const code = new LazyModule(() =>
    Promise.resolve({ Line: ({ text }: { readonly text: string }) => <hr title={text} /> }),
  );
  const Line = asleep(code, ({ Line: loaded }) => loaded);
  await code.load();

  expect(renderToString(<Line text="filters" />)).toContain('<hr title="filters"/>');
});
