import type { Rolldown } from 'vite';

/**
 * The files that pages share, by the paths of modules. Each takes along all that these import, but for
 * what is of a file above it: so no two need each other, and none runs before what it needs. A screen,
 * and what is imported when it is needed, has a file of its own; what few of them share is split by the
 * bundler.
 */
const sharedFiles: Readonly<Record<string, readonly RegExp[]>> = {
  // The first script of a page, which loads the others.
  early: [/client\/load-scripts\.ts$/],
  // Every page. React DOM is run in a task of its own, but not fetched by itself.
  shell: [
    /src\/client\.ts$|react-dom\/client\.js$|regional\/src\/money\//,
    /storefront\/src\/(?:lazy|links|media|shop|products\/(?:category-icon|product-card))/,
    /storefront\/src\/page\/(?!form-page|outcome|text-page|use-kept)/,
    /domain\/src\/(?:shop\/|api\/(?:brands|products))/,
    /ui\/src\/(?:brand-tile|breadcrumb|icons(?!\/social)|not-found-panel|quantity-stepper)\//,
    /ui\/src\/(?:section-heading|internal\/(?:lazy-part|reach-|use-(?!browser-|choice|details-|hold|only-|timeout)))/,
    /ponte:messages\/(?:failures|products)$/,
  ],
  // Pages of text, and pages of a single form with what came of it: neither is a list or a product.
  texts: [
    /storefront\/src\/(?:page\/text-page|screens\/terms\/own-text)|domain\/src\/(?:api\/)?shop-texts/,
  ],
  outcomes: [/storefront\/src\/page\/(?:form-page|outcome)/],
  // What answers and forms are checked with.
  rules: [/node_modules\/valibot\/|contract\/src\/(?:rules|limits)/],
  // What is around a page, opens over it, or is the visitor's own.
  parts: [
    /ui\/src\/(?:cart-line|cart-summary|confirm-dialog|dialog|drawer|field|payment-methods)\//,
    /ui\/src\/(?:radio-group|text-field|button\/copy-button|internal\/(?:modal\/modal-stack|use-(?:browser-has|hold|timeout)))/,
    /storefront\/src\/(?:account\/(?:account-page|use-sign-out)|forms\/use-error-texts)/,
    /storefront\/src\/(?:layout\/(?:cart-notice|deferred-not-yet-sold)|products\/(?:price-skeleton|use-observed-cart-lines))/,
    /domain\/src\/(?:account|favourite-products|forms\/refusal|recently-viewed|submission)[./]/,
    /ponte:messages\/cart$/,
  ],
  // What stands below a page's own matter: what was seen, what buyers say.
  beneath: [/storefront\/src\/products\/recently-viewed|domain\/src\/reviews\//],
  // What stands below a product, and of which another page has some: long texts, what is compared.
  compared: [/ui\/src\/rich-text\/|products\/comparison-href|domain\/src\/compar/],
  // Fields with a mask, and what every form needs.
  fields: [/regional\/src\/masks\/|ui\/src\/(?:document-input|masked-input|phone-input)\//],
  forms: [/storefront\/src\/(?:forms\/shop-form|account\/sign-in-form)/],
};

export const chunkGroups: Rolldown.CodeSplittingGroup[] = Object.entries(sharedFiles).map(
  ([name, paths]) => ({ name, test: (id) => paths.some((path) => path.test(id)) }),
);
