import { forgotPasswordRoute, loginRoute, logoutRoute } from './account.ts'
import { orderRoute, profileRoute, welcomeRoute } from './child.ts'
import { guardedRoute } from './guarded.ts'
import { exerciseRoute, lessonAtLevelRoute, lessonRoute, overviewRoute, worldRoute } from './play.ts'
import { rootRoute } from './root.tsx'

/** Every address of the game. */
export const routeTree = rootRoute.addChildren([
  loginRoute,
  logoutRoute,
  forgotPasswordRoute,
  guardedRoute.addChildren([
    overviewRoute,
    worldRoute,
    lessonRoute,
    lessonAtLevelRoute,
    exerciseRoute,
    profileRoute,
    welcomeRoute,
    orderRoute,
  ]),
])
