import { listAddress, withSort, type ListQuery, type Sort } from '@ponte/domain/product-list';
import { SortSelect, type SortOption } from '@ponte/ui/sort-select';
import { useNavigate } from 'react-router-dom';

/** The orders on offer, by the values that the address and the GET form carry. */
const options: readonly (SortOption & { readonly sort: Sort })[] = [
  { value: '', order: 'newest', sort: 'default' },
  { value: 'valor_venda:asc', order: 'priceAscending', sort: 'priceAsc' },
  { value: 'valor_venda:desc', order: 'priceDescending', sort: 'priceDesc' },
  { value: 'nome:asc', order: 'nameAscending', sort: 'nameAsc' },
  { value: 'nome:desc', order: 'nameDescending', sort: 'nameDesc' },
];

/** In which order the list stands: at once with JavaScript, by a button without. */
export function SortForm({ query }: { readonly query: ListQuery }) {
  const navigate = useNavigate();
  const current = options.find(({ sort }) => sort === query.sort);
  const { pathname, searchParams } = new URL(listAddress(withSort(query, 'default')), 'http://_');
  return (
    <form method="get" action={pathname}>
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SortSelect
        name="sort"
        value={current?.value ?? ''}
        options={options}
        onValueChange={(value) => {
          const chosen = options.find((option) => option.value === value);
          if (chosen) void navigate(listAddress(withSort(query, chosen.sort)));
        }}
      />
    </form>
  );
}
