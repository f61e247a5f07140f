import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { deferred } from './deferred.tsx';

it('renders on the server as ever, once its code is there', async () => {
  const Greeting = deferred<{ name: string }>(() =>
    Promise.resolve(({ name }: { name: string }) => <p>{name}</p>),
  );
  await Greeting.preload();

  expect(renderToString(<Greeting name="Ana" />)).toBe('<!--$--><p>Ana</p><!--/$-->');
});
