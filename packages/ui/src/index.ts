// Basics
export * from './button/index.ts';
export * from './flag/index.ts';
export * from './icon-button/index.ts';
export * from './kit/index.ts';
export * from './section-heading/index.ts';
export * from './visually-hidden/index.ts';

// Feedback
export * from './confirm-dialog/index.ts';
export * from './dialog/index.ts';
export * from './drawer/index.ts';
export * from './empty-state/index.ts';
export * from './error-state/index.ts';
export * from './not-found-panel/index.ts';
export * from './notice/index.ts';
export * from './skeleton/index.ts';
export * from './spinner/index.ts';
export * from './status-badge/index.ts';
export * from './toaster/index.ts';

// Forms
export * from './checkbox/index.ts';
export * from './document-input/index.ts';
export * from './field/index.ts';
export * from './file-upload/index.ts';
export * from './form-error-list/index.ts';
export * from './masked-input/index.ts';
export * from './password-field/index.ts';
export * from './phone-input/index.ts';
export * from './postal-code-input/index.ts';
export * from './radio-group/index.ts';
export * from './select/index.ts';
export * from './submit-button/index.ts';
export * from './text-area/index.ts';
export * from './text-field/index.ts';

// Addresses
export * from './address-card/index.ts';
export * from './address-form/index.ts';
export * from './address-modal/index.ts';

// Delivery
export * from './delivery-options/index.ts';
export * from './pickup-point-picker/index.ts';

// Orders
export * from './order-card/index.ts';
export * from './order-timeline/index.ts';
export * from './payment-methods/index.ts';
export * from './pickup-code/index.ts';
export * from './team-card/index.ts';

// Checkout
export * from './checkout-bar/index.ts';

// Cart
export * from './cart-badge/index.ts';
export * from './cart-drawer/index.ts';
export * from './cart-line/index.ts';
export * from './cart-summary/index.ts';
export * from './quantity-stepper/index.ts';

// Money
export * from './currency-menu/index.ts';
export * from './money/index.ts';
export * from './price-tag/index.ts';
export * from './rate-chip/index.ts';

// Catalogue
export * from './banner-slot/index.ts';
export * from './brand-tile/index.ts';
export * from './carousel/index.ts';
export * from './favourite-button/index.ts';
export * from './filter-drawer/index.ts';
export * from './filter-panel/index.ts';
export * from './pagination/index.ts';
export * from './picture/index.ts';
export * from './product-card/index.ts';
export * from './product-gallery/index.ts';
export * from './product-grid/index.ts';
export * from './rich-text/index.ts';
export * from './share-buttons/index.ts';
export * from './sort-select/index.ts';
export * from './spec-table/index.ts';
export * from './stock-status/index.ts';

// Navigation
export * from './bottom-nav/index.ts';
export * from './breadcrumb/index.ts';
export * from './category-menu/index.ts';
export * from './category-nav/index.ts';
export * from './category-panel/index.ts';
export * from './flag-menu/index.ts';
export * from './menu/index.ts';
export * from './nav-bar/index.ts';
export * from './overflow-menu/index.ts';
export * from './progress-steps/index.ts';
export * from './search-box/index.ts';
export * from './search-field/index.ts';
export * from './side-nav/index.ts';
export * from './site-footer/index.ts';
export * from './site-header/index.ts';
export * from './tabs/index.ts';
export * from './top-bar/index.ts';
