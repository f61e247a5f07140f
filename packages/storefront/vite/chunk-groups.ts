import type { Rolldown } from 'vite';

/**
 * The files that pages share, by the paths of modules. Each takes along all that these import, but for
 * what is of a file above it: so no two need each other, and none runs before what it needs. A screen,
 * and what is imported when it is needed, has its own file; what few of them share is split by the
 * bundler.
 */
const sharedFiles: Readonly<Record<string, readonly RegExp[]>> = {
  // The first script of a page, which loads the others.
  early: [/client\/load-scripts\.ts$/],
  // Every page. React DOM is run in its own task, but not fetched by itself.
  shell: [
    /apps\/\w+\/src\/client\.ts$|react-dom\/client\.js$|regional\/src\/money\/|contract\/src\/rules\/order/,
    /storefront\/src\/(?:lazy|links\/(?!after-sign-in|safe-redirect)|media|shop)\//,
    /storefront\/src\/products\/(?:category-icon|product-card)/,
    /storefront\/src\/page\/(?!form-page|outcome|panel|text-page|use-collection|use-kept)/,
    /domain\/src\/shop\//,
    /ui\/src\/(?:brand-tile|breadcrumb|icons\/lucide\/general|not-found-panel|quantity-stepper)/,
    /ui\/src\/(?:section-heading|internal\/(?:lazy-part|reach-|use-(?!browser-|choice|details-|hold|only-|swipe|timeout)))/,
  ],
  // Pages of text, and pages of a single form with what came of it: neither is a list or a product.
  texts: [/storefront\/src\/(?:page\/text-page|screens\/terms\/own-text)|domain\/src\/shop-texts/],
  outcomes: [/storefront\/src\/page\/(?:form-page|outcome)/],
  // What answers and forms are checked with.
  rules: [/node_modules\/valibot\/|contract\/src\/(?:rules\/(?!order)|limits)/],
  // What is around a page, opens over it, or stands beside a product.
  parts: [
    /ui\/src\/(?:button\/copy-button|cart-line|cart-summary|dialog|drawer|field|payment-methods|radio-group)/,
    /ui\/src\/internal\/(?:modal\/modal-stack|use-(?:browser-has|hold|timeout))/,
    /storefront\/src\/account\/use-(?:account-sections|sign-out)/,
    /storefront\/src\/(?:layout\/(?:cart-notice|deferred-not-yet-sold)|products\/(?:price-skeleton|use-observed-cart-lines))/,
    /domain\/src\/(?:favourite-products\/|forms\/refusal|recently-viewed\/|submission\/)/,
  ],
  // What comes below a page's main content: products seen last, reviews.
  beneath: [/storefront\/src\/products\/recently-viewed|domain\/src\/reviews\//],
  // What pages share that are the visitor's own.
  own: [
    /ui\/src\/(?:confirm-dialog|text-field)\/|domain\/src\/account[./]/,
    /storefront\/src\/(?:account\/account-page|forms\/use-error-texts|page\/panel)/,
  ],
  // What stands below a product, and of which another page has some: long texts, what is compared.
  compared: [/ui\/src\/rich-text\/|products\/comparison-href|domain\/src\/compar/],
  // Fields with a mask, and what every form needs.
  fields: [/regional\/src\/masks\/|ui\/src\/(?:document-input|masked-input|phone-input)\//],
  forms: [/storefront\/src\/(?:forms\/shop-form|account\/sign-in-form|links\/after-sign-in)/],
};

export const chunkGroups: Rolldown.CodeSplittingGroup[] = Object.entries(sharedFiles).map(
  ([name, paths]) => ({ name, test: (id) => paths.some((path) => path.test(id)) }),
);
