import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sleeping } from './sleeping.tsx';

it('is rendered by a server as it is', () => {
  const html = renderToString(
    <Sleeping position={9}>
      <hr />
    </Sleeping>,
  );
  expect(html).toBe('<!--$--><hr/><!--/$-->');
});
