import { expect, test } from 'vitest';
import { valuesNamed } from '../offered-facets.ts';
import { FacetIndexDraft } from './facet-index.ts';
import { inSlices } from './slices.ts';

test('a value unique to each product, such as a serial number, is not a facet', async () => {
  const draft = new FacetIndexDraft();
  for (let serial = 1; serial <= 10_050; serial += 1) {
    const specifications = [
      { name: 'Número de série', value: `S${serial}` },
      { name: 'Tensão', value: serial % 2 === 0 ? '127 V' : '220 V' },
    ];
    draft.add(specifications, specifications);
  }

  const index = await inSlices(draft.finish());
  const slugs = index.facets.filter(({ values }) => values.length > 0).map(({ slug }) => slug);
  expect(slugs).toEqual(['tensao']);
  expect(valuesNamed(index, 'numero-de-serie', ['s1'])).toEqual([]);
  expect(valuesNamed(index, 'tensao', ['127-v', '220-v'])).toHaveLength(2);
  expect(index.values.length).toBeLessThan(10_003);
});
