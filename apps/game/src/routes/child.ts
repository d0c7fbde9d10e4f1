import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPage } from '../app/router/load-page.ts'
import { guardedRoute } from './guarded.ts'

/** The child's own pages (hub-and-account §2): profile, welcome, subscription. */
export const profileRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/profiel',
  staticData: {
    title: 'Jouw profiel',
    background: 'clearing',
    back: { to: '/', label: 'Naar de kaart' },
    fetches: (queries) => [queries.levels],
  },
  loader: loadPage,
  component: lazyRouteComponent(() => import('./pages/ProfilePage.tsx'), 'ProfilePage'),
})

export const welcomeRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/welcome',
  staticData: { title: 'Welkom', background: 'entrance' },
  component: lazyRouteComponent(() => import('./pages/WelcomePage.tsx'), 'WelcomePage'),
})

export const orderRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/bestellen',
  staticData: { access: 'account', title: 'Bestellen', background: 'entrance' },
  component: lazyRouteComponent(() => import('./pages/OrderPage.tsx'), 'OrderPage'),
})
