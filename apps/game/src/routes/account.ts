import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { access: 'visitor', title: 'Inloggen', background: 'entrance' },
  component: lazyRouteComponent(() => import('./pages/LoginPage.tsx'), 'LoginPage'),
})

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wachtwoord-vergeten',
  staticData: {
    access: 'anyone',
    title: 'Wachtwoord vergeten?',
    background: 'entrance',
    back: { to: '/login', label: 'Inloggen' },
  },
  component: lazyRouteComponent(() => import('./pages/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
})

export const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  staticData: { access: 'anyone', title: 'Uitloggen' },
  component: lazyRouteComponent(() => import('./pages/LogoutPage.tsx'), 'LogoutPage'),
})
