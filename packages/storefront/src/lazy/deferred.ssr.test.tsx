import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { deferred } from './deferred.tsx';
import { LazyModule } from './lazy-module.ts';

function Greeting({ name }: { readonly name: string }) {
  return <p>{name}</p>;
}

it('renders on the server as ever, once its code is there', async () => {
  const DeferredGreeting = deferred(
    () => Promise.resolve({ Greeting }),
    (code) => code.Greeting,
  );
  await DeferredGreeting.preload();

  expect(renderToString(<DeferredGreeting name="Ana" />)).toBe('<!--$--><p>Ana</p><!--/$-->');
});

it('imports a group of parts once, for all of them', async () => {
  let imports = 0;
  const group = new LazyModule(async () => {
    imports += 1;
    return { Greeting, Rule: () => <hr /> };
  });
  const DeferredGreeting = deferred(group, (code) => code.Greeting);
  const DeferredRule = deferred(group, (code) => code.Rule);
  await group.load();

  const html = renderToString(
    <>
      <DeferredGreeting name="Ana" />
      <DeferredRule />
    </>,
  );

  expect(html).toBe('<!--$--><p>Ana</p><!--/$--><!--$--><hr/><!--/$-->');
  expect(imports).toBe(1);
});
