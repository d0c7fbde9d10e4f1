import { canEnterWorld } from '@letterliaan/rules'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { redirectTo } from '../app/guard/redirect-to.ts'
import { loadPage } from '../app/router/load-page.ts'
import {
  readExerciseParams,
  readLevelParams,
  readStepParams,
  readWorldParams,
} from '../app/router/read-params.ts'
import { guardedRoute } from './guarded.ts'

/** The overview, a world, a lesson and an exercise (learning-core §2). */
export const overviewRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/',
  staticData: { title: 'Kies je wereld', background: 'entrance', fetches: (queries) => [queries.steps] },
  loader: loadPage,
  component: lazyRouteComponent(() => import('./pages/OverviewPage.tsx'), 'OverviewPage'),
})

export const worldRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/wereld/$world_id',
  params: { parse: readWorldParams },
  staticData: { access: 'player', title: 'Wereld', fetches: (queries) => [queries.steps] },
  beforeLoad({ context, params }) {
    redirectTo(canEnterWorld(params.world_id, context.student) ? null : '/')
  },
  loader: loadPage,
  component: lazyRouteComponent(() => import('./pages/WorldPage.tsx'), 'WorldPage'),
})

export const lessonRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/fase/$id/stap/$stap_id',
  params: { parse: readStepParams },
  staticData: {
    access: 'player',
    title: 'Stap',
    background: 'clearing',
    fetches: (queries, { stap_id }) => [queries.step(Number(stap_id))],
  },
  loader: loadPage,
  component: lazyRouteComponent(() => import('./pages/LessonPage.tsx'), 'LessonPage'),
})

/** The difficulty variant of the lesson page. */
export const lessonAtLevelRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/fase/$id/stap/$stap_id/$difficulty',
  params: { parse: readLevelParams },
  staticData: {
    access: 'player',
    title: 'Stap',
    background: 'clearing',
    fetches: (queries, { stap_id }) => [queries.step(Number(stap_id))],
  },
  loader: loadPage,
  component: lazyRouteComponent(() => import('./pages/LessonPage.tsx'), 'LessonAtLevelPage'),
})

export const exerciseRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: '/fase/$id/stap/$stap_id/$exercise_id',
  params: { parse: readExerciseParams },
  staticData: {
    access: 'player',
    title: 'Oefening',
    background: 'clearing',
    fetches: (queries, { stap_id, exercise_id }) => [
      queries.exercise(Number(exercise_id)),
      queries.steps,
      queries.step(Number(stap_id)),
    ],
  },
  loader: loadPage,
  component: lazyRouteComponent(() => import('./pages/ExercisePage.tsx'), 'ExercisePage'),
})
