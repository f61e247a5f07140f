import { expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { ErrorState } from './error-state.tsx';

test('says that it tries again while the retry is pending', () => {
  expect(renderHtml(<ErrorState onRetry={() => undefined} />)).not.toContain('aria-busy');
  expect(renderHtml(<ErrorState onRetry={() => undefined} pending />)).toContain(
    'aria-busy="true"',
  );
});
