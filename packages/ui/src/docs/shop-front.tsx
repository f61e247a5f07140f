import { useState } from 'react';
import { useGoods } from '../../screens/goods.ts';
import { useWords } from '../../screens/words.ts';
import { Button } from '../button/button.tsx';
import { Carousel } from '../carousel/carousel.tsx';
import { CartBadge } from '../cart-badge/cart-badge.tsx';
import { FavouriteButton } from '../favourite-button/favourite-button.tsx';
import { ShoppingCart } from '../icons/icons.tsx';
import { KitProvider, type KitLocale } from '../kit/kit.tsx';
import { esPY } from '../locales/es-PY.ts';
import { ptBR } from '../locales/pt-BR.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { HeaderAction, SiteHeader } from '../site-header/site-header.tsx';
import { ShopCurrency } from '../test/currency.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { declarationsOf, type Colours } from './brand.ts';

const languages: readonly KitLocale[] = [ptBR, esPY];

const languageNames = [
  { value: 'pt-BR', label: 'Português' },
  { value: 'es-PY', label: 'Español' },
];

const schemeNames = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Colours of a few brands, by the kit's roles; the first is the kit's own. */
export const brands: readonly { name: string; colours: Colours }[] = [
  { name: 'Green', colours: new Map() },
  {
    name: 'Blue',
    colours: new Map([
      ['brand', ['#1d4e89', '#153a66']],
      ['brand-deep', ['#143a66', '#0e2743']],
      ['brand-ink', ['#1d4e89', '#8fb8e8']],
      ['brand-soft', ['#e6eef7', '#16293d']],
      ['on-brand-soft', ['#143a66', '#c6dbf2']],
    ]),
  },
  {
    name: 'Plum',
    colours: new Map([
      ['brand', ['#6b2b5f', '#51204a']],
      ['brand-deep', ['#4d1d45', '#351530']],
      ['brand-ink', ['#6b2b5f', '#e0a5d5']],
      ['brand-soft', ['#f6eaf3', '#33202f']],
      ['on-brand-soft', ['#4d1d45', '#f0cde8']],
    ]),
  },
  {
    name: 'Graphite',
    colours: new Map([
      ['brand', ['#2f3437', '#24282b']],
      ['brand-deep', ['#1f2325', '#17191b']],
      ['brand-ink', ['#2f3437', '#c3cbd0']],
      ['brand-soft', ['#eceef0', '#262b2e']],
      ['on-brand-soft', ['#1f2325', '#dfe4e8']],
    ]),
  },
];

/** A small shop of the kit, whose language, scheme and brand are changed in place. */
export function ShopFront() {
  const [language, setLanguage] = useState('pt-BR');
  const [scheme, setScheme] = useState('light');
  const [brand, setBrand] = useState('Green');
  const locale = languages.find(({ tag }) => tag === language) ?? ptBR;
  const { colours = new Map() } = brands.find(({ name }) => name === brand) ?? {};
  return (
    <KitProvider locale={locale}>
      <style>{`.docs-shop-front { ${declarationsOf(colours).join(' ')} }`}</style>
      <div className="mb-4 flex flex-wrap gap-x-10 gap-y-2">
        <Choice legend="Language" options={languageNames} value={language} onChoose={setLanguage} />
        <Choice legend="Scheme" options={schemeNames} value={scheme} onChoose={setScheme} />
        <Choice
          legend="Brand"
          options={brands.map(({ name }) => ({ value: name, label: name }))}
          value={brand}
          onChoose={setBrand}
        />
      </div>
      <section
        aria-label="A small shop"
        lang={language}
        data-theme={scheme}
        className="docs-shop-front overflow-hidden rounded-lg border border-line bg-ground text-ink"
      >
        <ShopCurrency value={locale === esPY ? 'PYG' : 'USD'}>
          <Shop />
        </ShopCurrency>
      </section>
    </KitProvider>
  );
}

interface ChoiceProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

function Choice({ legend, options, value, onChoose }: ChoiceProps) {
  return (
    <RadioGroup label={legend} options={options} value={value} onValueChange={onChoose} inline />
  );
}

function Shop() {
  const words = useWords();
  const goods = useGoods();
  const [count, setCount] = useState(0);
  return (
    <>
      <TopBar
        role="region"
        aria-label={words.ratesBar}
        links={[]}
        rates={[
          { currency: 'BRL', rate: '5.42' },
          { currency: 'PYG', rate: '7420' },
        ]}
      />
      <SiteHeader
        role="group"
        logo={<span className="text-2xl font-bold tracking-tight">Ponte</span>}
        search={<SearchField action="#" />}
        actions={
          <HeaderAction
            onPress={() => setCount(0)}
            icon={<ShoppingCart />}
            label={words.cart}
            badge={<CartBadge count={count} />}
          />
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-lg font-bold">{words.newIn(words.categories.hand)}</p>
          <Button variant="soft">{words.seeAll}</Button>
        </div>
        <Carousel label={words.newIn(words.categories.hand)}>
          {goods.map((product) => (
            <ProductCard
              key={product.code}
              product={product}
              onAdd={() => setCount((before) => before + 1)}
              askPriceHref="#"
              favourite={<FavouriteButton name={product.name} variant="raised" size="sm" />}
            />
          ))}
        </Carousel>
      </div>
    </>
  );
}
