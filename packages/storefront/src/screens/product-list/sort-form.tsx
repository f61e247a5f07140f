import { listAddress, sortOptions, withSort, type ListQuery } from '@ponte/domain/product-list';
import { SortSelect } from '@ponte/ui/sort-select';
import { useNavigate } from 'react-router-dom';
import { ListForm } from './list-form.tsx';

/** The orders on offer; who has chosen none sees the newest first. */
const options = sortOptions.map(({ sort, value }) => ({
  value,
  order: sort === 'default' ? ('newest' as const) : sort,
}));

/** In which order the list stands: at once with JavaScript, by a button without. */
export function SortForm({ query }: { readonly query: ListQuery }) {
  const navigate = useNavigate();
  const current = sortOptions.find(({ sort }) => sort === query.sort);
  return (
    <ListForm query={withSort(query, 'default')}>
      <SortSelect
        name="sort"
        value={current?.value ?? ''}
        options={options}
        onValueChange={(value) => {
          const chosen = sortOptions.find((option) => option.value === value);
          if (chosen) void navigate(listAddress(withSort(query, chosen.sort)));
        }}
      />
    </ListForm>
  );
}
