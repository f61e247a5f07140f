import { expect, it } from 'vitest';
import { serializePageState, type PageState } from './page-state.ts';

it('cannot end the element that it stands in, whatever the shop holds', () => {
  const state: PageState = {
    origins: { BR: 'https://br.example', PY: 'https://py.example' },
    paymentHosts: [],
    shop: {
      'product-page': [
        {
          status: 'ready',
          key: ['x'],
          data: { description: '</script><script>alert(1)</script><!--' },
        },
      ],
    },
  };

  const text = serializePageState(state);

  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(state);
});
