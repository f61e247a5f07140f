import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Guard } from './guard.tsx';
import { Home } from './home.tsx';
import { Missing } from './missing.tsx';
import { pages } from './pages.tsx';
import { RouteFailure } from './route-failure.tsx';

/** Every page: those of who is signed in, and those before. */
export function createRouter() {
  const routes: RouteObject[] = [
    {
      path: '/invitation',
      lazy: async () => ({
        Component: (await import('../session/invitation-screen.tsx')).InvitationScreen,
      }),
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <div />,
    },
    {
      element: <Guard />,
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <div />,
      children: [
        { index: true, element: <Home /> },
        {
          errorElement: <RouteFailure />,
          children: pages,
        },
        { path: '*', element: <Missing /> },
      ],
    },
  ];
  return createBrowserRouter(routes);
}
