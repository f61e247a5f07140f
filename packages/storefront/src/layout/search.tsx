import type { Product } from '@ponte/domain';
import type { Suggestions } from '@ponte/domain/search';
import { SearchBox, type SearchSuggestions } from '@ponte/ui/search-box';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import frame from '#messages/frame';
import { withTexts } from '../languages/texts.tsx';
import { productHref, searchHref } from '../links/addresses.ts';
import { usePictures } from '../media/use-pictures.ts';
import { useSearch } from './use-search.ts';

const nothing: Suggestions = { status: 'idle' };

/** A plain form before JavaScript; afterwards it suggests, and the router handles it. */
export const Search = withTexts([frame], function Search() {
  const intl = useIntl();
  const navigate = useNavigate();
  const pictures = usePictures();
  const { searched, search, begin, type, commit } = useSearch();
  const productsOf = (products: readonly Product[]): SearchSuggestions => ({
    status: 'results',
    items: products.map((product) => ({
      id: String(product.id),
      href: productHref(product),
      name: product.name,
      image: pictures.source(product.picture, ''),
      price: product.price,
      priceInvalid: product.priceInvalid,
    })),
  });
  const suggestions = search?.suggestions ?? nothing;
  return (
    <SearchBox
      action="/produtos"
      defaultValue={searched}
      suggestions={
        suggestions.status === 'results' ? productsOf(suggestions.products) : suggestions
      }
      onFocus={begin}
      onTextChange={type}
      onCommit={commit}
      seeAllHref={searchHref}
      recent={search?.recent.map((text) => ({ text, href: searchHref(text) }))}
      onForgetRecent={() => search?.forget()}
      emptyText={intl.formatMessage({ id: 'header.no_products_found' })}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = new FormData(event.currentTarget).get('text');
        if (typeof asked !== 'string' || asked.trim() === '') return;
        void navigate(searchHref(asked));
      }}
    />
  );
});
