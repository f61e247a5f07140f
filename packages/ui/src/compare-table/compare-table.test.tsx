import { expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { CompareTable, type CompareRow } from './compare-table.tsx';

function shown(...rows: readonly CompareRow[]): string {
  const columns = [
    { id: 1, head: 'Furadeira' },
    { id: 2, head: 'Serra' },
  ];
  return renderHtml(
    <CompareTable
      label="Comparação"
      columns={columns}
      rows={rows}
      differsLabel="difere"
      onlyDifferencesLabel="Só o que difere"
    />,
  );
}

test('a row whose values differ says so in words, one whose values are alike does not', () => {
  const html = shown(
    { name: 'Potência', values: ['750 W', '500 W'] },
    { name: 'Tensão', values: ['220 V', '220 V'] },
  );

  expect(html.match(/<tr data-differs.*?<\/tr>/g)).toHaveLength(1);
  expect(html).toMatch(/Potência<\/span><span[^>]*>≠<\/span> <span[^>]*>difere</);
});

test('a missing value is shown as "-" and differs from one that is there', () => {
  const html = shown({ name: 'Potência', values: ['750 W', null] });

  expect(html).toContain('<td>750\u00A0W</td><td>-</td>');
  expect(html).toContain('difere');
});

test('where nothing differs there is nothing to hide', () => {
  expect(shown({ name: 'Tensão', values: ['220 V', '220 V'] })).not.toContain('type="checkbox"');
});
