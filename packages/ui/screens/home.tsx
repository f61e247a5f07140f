import type { ReactNode } from 'react';
import { BannerSlot } from '../src/banner-slot/banner-slot.tsx';
import { BrandTile } from '../src/brand-tile/brand-tile.tsx';
import { Carousel } from '../src/carousel/carousel.tsx';
import { CategoryNav } from '../src/category-nav/category-nav.tsx';
import { FavouriteButton } from '../src/favourite-button/favourite-button.tsx';
import { ProductCard } from '../src/product-card/product-card.tsx';
import { ProductGrid } from '../src/product-grid/product-grid.tsx';
import { SectionHeading } from '../src/section-heading/section-heading.tsx';
import { pictures } from '../src/test/samples.ts';
import { Frame, useCategories } from './frame.tsx';
import { useGoods } from './goods.ts';
import { useWords } from './words.ts';

const counts = [312, 184, 97, 141, 203];
const brands = ['Makro', 'Toral', 'Ferrum', 'Kompa', 'Itaipú Tools', 'Nortec'];

/** The home page around what it shows of the chosen category. */
export function Home({ featured }: { featured?: ReactNode }) {
  const words = useWords();
  return (
    <Frame current="home">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-4 md:py-6 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <Categories />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-7">
          <BannerSlot
            headingLevel={1}
            title={words.hero.title}
            description={words.hero.text}
            image={{ ...pictures.drill, alt: '' }}
            cta={{ href: '/produtos', label: words.hero.button }}
            priority
          />
          <section aria-labelledby="featured">
            <SectionHeading
              headingId="featured"
              className="mb-3.5"
              more={{ href: '/produtos/hand', label: words.seeAll }}
            >
              {words.newIn(words.categories.hand)}
            </SectionHeading>
            {featured ?? <Featured />}
          </section>
          <MostSearched />
          <Brands />
        </div>
      </div>
    </Frame>
  );
}

function Categories() {
  const items = useCategories().map(({ href, label, icon }, index) => ({
    href,
    label,
    icon,
    count: counts[index],
    current: index === 0,
  }));
  return <CategoryNav className="hidden self-start lg:block" items={items} />;
}

function Featured() {
  return (
    <ProductGrid className="md:grid-cols-4 max-md:[&>li:nth-child(n+7)]:hidden">
      {useGoods().map((product) => (
        <ProductCard
          key={product.code}
          product={product}
          onAdd={() => undefined}
          askPriceHref="https://wa.me/595000000"
          favourite={<FavouriteButton name={product.name} variant="raised" size="sm" />}
        />
      ))}
    </ProductGrid>
  );
}

function MostSearched() {
  const words = useWords();
  const goods = useGoods().toReversed();
  return (
    <div>
      <SectionHeading className="mb-3.5">{words.mostSearched}</SectionHeading>
      <Carousel label={words.mostSearched}>
        {goods.map((product) => (
          <ProductCard
            key={product.code}
            product={product}
            onAdd={() => undefined}
            askPriceHref="https://wa.me/595000000"
          />
        ))}
      </Carousel>
    </div>
  );
}

function Brands() {
  const words = useWords();
  return (
    <section aria-labelledby="brands">
      <SectionHeading
        headingId="brands"
        className="mb-3.5"
        more={{ href: '/marcas', label: words.allBrands }}
      >
        {words.brands}
      </SectionHeading>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4 lg:grid-cols-6">
        {brands.map((name) => (
          <li key={name}>
            <BrandTile href={`/marca/${name}`} name={name} logo={null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
