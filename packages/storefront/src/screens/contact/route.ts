import { LazyScreen, type Route } from '../../page/route.ts';

export const contact: Route = {
  path: '/contato',
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('contact', () => import('./index.ts')),
};
