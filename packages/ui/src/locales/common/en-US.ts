import type { CommonMessages } from './messages.ts';

export const commonEnUS: CommonMessages = {
  common: {
    close: 'Close',
    cancel: 'Cancel',
    loading: 'Loading',
    retry: 'Try again',
    optional: 'optional',
    actionOn: (action, name) => `${action}: ${name}`,
  },
  feedback: {
    loadingProducts: 'Loading products',
    errorTitle: 'This could not be loaded',
    errorText: 'Check your connection and try again.',
    emptyTitle: 'Nothing here yet',
    notFoundTitle: 'Page not found',
    notFoundText: 'The address may have changed, or the product has left the catalog.',
    goHome: 'Go to the home page',
    seeProducts: 'See products',
    notifications: 'Notifications',
    dismiss: 'Dismiss notification',
  },
};
