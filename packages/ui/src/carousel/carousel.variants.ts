import { cva } from 'class-variance-authority';

/** How wide an item is: so many to a page. */
export const carouselItemVariants = /* @__PURE__ */ cva('min-w-0 shrink-0 snap-start', {
  variants: {
    perPage: {
      /** Five on a desktop, three on a tablet, two on a phone (storefront.md §2). */
      products: 'w-[calc((100%-0.625rem)/2)] md:w-[calc((100%-2rem)/3)] lg:w-[calc((100%-4rem)/5)]',
      one: 'w-full snap-always',
    },
  },
});
