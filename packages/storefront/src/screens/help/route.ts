import { LazyScreen, type Route } from '../../page/route.ts';

export const help: Route = {
  path: '/ajuda',
  access: 'public',
  skeleton: 'plain',
  screen: new LazyScreen('help', () => import('./index.ts')),
};
