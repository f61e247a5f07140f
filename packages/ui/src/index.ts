// Basics
export * from './accordion/accordion.tsx';
export * from './button/button.tsx';
export * from './flag/flag.tsx';
export * from './icon-button/icon-button.tsx';
export * from './kit/kit.tsx';
export * from './grid/grid.tsx';
export * from './popover/popover.tsx';
export * from './section-heading/section-heading.tsx';
export * from './stack/stack.tsx';
export * from './tooltip/tooltip.tsx';
export * from './visually-hidden/visually-hidden.tsx';

// Forms
export * from './amount-input/amount-input.tsx';
export * from './checkbox/checkbox.tsx';
export * from './code-input/code-input.tsx';
export * from './combobox/combobox.tsx';
export * from './date-field/date-field.tsx';
export * from './document-input/document-input.tsx';
export * from './field/field.tsx';
export * from './file-upload/file-upload.tsx';
export * from './form-error-list/form-error-list.tsx';
export * from './masked-input/masked-input.tsx';
export * from './password-field/password-field.tsx';
export * from './phone-input/phone-input.tsx';
export * from './postal-code-input/postal-code-input.tsx';
export * from './radio-group/radio-group.tsx';
export * from './rating-input/rating-input.tsx';
export * from './select/select.tsx';
export * from './submit-button/submit-button.tsx';
export * from './switch/switch.tsx';
export * from './text-area/text-area.tsx';
export * from './text-field/text-field.tsx';

// Feedback
export * from './confirm-dialog/confirm-dialog.tsx';
export * from './dialog/dialog.tsx';
export * from './drawer/drawer.tsx';
export * from './empty-state/empty-state.tsx';
export * from './error-state/error-state.tsx';
export * from './not-found-panel/not-found-panel.tsx';
export * from './notice/notice.tsx';
export * from './skeleton/skeleton.tsx';
export * from './spinner/spinner.tsx';
export * from './status-badge/status-badge.tsx';
export * from './toaster/toaster.tsx';

// Addresses
export * from './address-card/address-card.tsx';
export * from './address-form/address-form.tsx';
export * from './address-modal/address-modal.tsx';

// Delivery
export * from './delivery-options/delivery-options.tsx';
export * from './pickup-point-picker/pickup-point-picker.tsx';

// Orders
export * from './order-card/order-card.tsx';
export * from './order-timeline/order-timeline.tsx';
export * from './payment-methods/payment-methods.tsx';
export * from './pickup-code/pickup-code.tsx';
export * from './team-card/team-card.tsx';

// Catalogue
export * from './badge/badge.tsx';
export * from './banner-slot/banner-slot.tsx';
export * from './brand-tile/brand-tile.tsx';
export * from './carousel/carousel.tsx';
export * from './compare-table/compare-table.tsx';
export * from './favourite-button/favourite-button.tsx';
export * from './filter-chips/filter-chips.tsx';
export * from './filter-drawer/filter-drawer.tsx';
export * from './filter-panel/filter-panel.tsx';
export * from './option-picker/option-picker.tsx';
export * from './pagination/pagination.tsx';
export * from './picture/picture.tsx';
export * from './price-range/price-range.tsx';
export * from './product-card/product-card.tsx';
export * from './product-gallery/product-gallery.tsx';
export * from './product-grid/product-grid.tsx';
export * from './quantity-tiers/quantity-tiers.tsx';
export * from './rating/rating.tsx';
export * from './review-list/review-list.tsx';
export * from './rich-text/rich-text.tsx';
export * from './share-buttons/share-buttons.tsx';
export * from './sort-select/sort-select.tsx';
export * from './spec-table/spec-table.tsx';
export * from './stock-status/stock-status.tsx';

// Money
export * from './currency-menu/currency-menu.tsx';
export * from './money/money.tsx';
export * from './price/price.tsx';
export * from './price-tag/price-tag.tsx';
export * from './rate-chip/rate-chip.tsx';
export * from './short-price-tag/short-price-tag.tsx';

// Cart
export * from './cart-badge/cart-badge.tsx';
export * from './cart-drawer/cart-drawer.tsx';
export * from './cart-line/cart-line.tsx';
export * from './cart-summary/cart-summary.tsx';
export * from './coupon-field/coupon-field.tsx';
export * from './quantity-stepper/quantity-stepper.tsx';

// Navigation
export * from './bottom-nav/bottom-nav.tsx';
export * from './breadcrumb/breadcrumb.tsx';
export * from './category-menu/category-menu.tsx';
export * from './category-nav/category-nav.tsx';
export * from './category-panel/category-panel.tsx';
export * from './flag-menu/flag-menu.tsx';
export * from './menu/menu.tsx';
export * from './nav-bar/nav-bar.tsx';
export * from './overflow-menu/overflow-menu.tsx';
export * from './progress-steps/progress-steps.tsx';
export * from './search-box/search-box.tsx';
export * from './search-field/search-field.tsx';
export * from './side-nav/side-nav.tsx';
export * from './site-footer/site-footer.tsx';
export * from './site-header/site-header.tsx';
export * from './tabs/tabs.tsx';
export * from './top-bar/top-bar.tsx';

// Checkout
export * from './checkout-bar/checkout-bar.tsx';
