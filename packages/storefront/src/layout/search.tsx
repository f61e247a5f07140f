import { SearchBox } from '@ponte/ui/search-box';
import { useIntl } from 'react-intl';
import { productsHref, productHref, searchHref } from '../links/addresses.ts';
import { useNavigate } from '../links/navigation.ts';
import { usePictures } from '../media/use-pictures.ts';
import { observer } from '../shop/observer.ts';
import { useSearch } from './use-search.ts';

/** A plain form before JavaScript; afterwards it suggests, and navigates in place. */
export const Search = observer(function Search() {
  const intl = useIntl();
  const navigate = useNavigate();
  const pictures = usePictures();
  const { searched, search, shown, begin, type, commit } = useSearch();
  return (
    <SearchBox
      action={productsHref}
      defaultValue={searched}
      suggestions={search && shown ? shown(search.suggestions, pictures) : { status: 'idle' }}
      onFocus={begin}
      onValueChange={type}
      onCommit={commit}
      seeAllHref={searchHref}
      recent={search?.recent.map((text) => ({ text, href: searchHref(text) }))}
      onForgetRecent={() => search?.forget()}
      emptyText={intl.formatMessage({ id: 'header.no_products_found' })}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = new FormData(event.currentTarget).get('text');
        if (typeof asked !== 'string' || asked.trim() === '') return;
        const coded = search?.codedBy(asked);
        navigate(coded ? productHref(coded) : searchHref(asked));
      }}
    />
  );
});
