import { canEnterWorld, listMissingProfileFields } from '@letterliaan/rules'
import { commonTexts } from '@letterliaan/texts/common'
import { pageTexts } from '@letterliaan/texts/pages'
import { themeNames, type SoundName } from '@letterliaan/ui/sound'
import type { Redirect } from '@letterliaan/web/navigator'
import type { GuardedStudent } from '../app/guard/guarded-profile.ts'
import { definePage, type GamePage } from '../app/navigation/page.ts'
import {
  readExerciseParams,
  readLevelParams,
  readSchoolParams,
  readStepParams,
  readToetsParams,
  readWorldParams,
  type ExerciseParams,
  type LevelParams,
  type SchoolParams,
  type StepParams,
  type ToetsParams,
  type WorldParams,
} from '../app/navigation/read-params.ts'
import { addresses } from '../app/addresses.ts'
import { loginMeta } from './login-meta.ts'

const lessonMeta = {
  access: 'player',
  title: commonTexts.step,
  background: 'camp',
  isPlayed: true,
} as const

/** World 4 has music (MAP-12); the other worlds have ambient sound. */
const ambienceByWorld: Partial<Record<WorldParams['world_id'], SoundName>> = {
  1: 'water',
  2: 'canopy',
  3: 'dusk',
}

const themeOfWorld = (world: number) => themeNames[world - 1]

const backToLesson = ({ id, stap_id }: StepParams) => ({
  to: addresses.lesson(id, stap_id),
  label: pageTexts.lessonPage,
})

/** Redirects a missing step, exercise or test to the map of its world (MAP-11). */
const toMap = (student: GuardedStudent, world: number): Redirect => ({
  to: canEnterWorld(world, student) ? addresses.world(world) : addresses.overview,
  notice: pageTexts.noStep,
})

const toOverview: Redirect = { to: addresses.overview }

/** Redirects if the address of a step in a locked world was typed (NAV-10). */
const stepOutOfReach = (student: GuardedStudent, { id }: StepParams): Redirect | null =>
  canEnterWorld(id, student) ? null : toMap(student, id)

const stepMissing = (student: GuardedStudent, { id }: StepParams): Redirect => toMap(student, id)

const schoolLoginMeta = {
  access: 'anyone',
  title: pageTexts.schoolLogin,
  background: 'entrance',
  back: { to: addresses.login, label: pageTexts.login },
} as const

/** Every page of the game (NAV-1). Each has its own chunk. */
export const pages: readonly GamePage[] = [
  definePage({
    path: addresses.login,
    access: 'visitor',
    ...loginMeta,
    load: async () => (await import('./screens/LoginPage.tsx')).LoginPage,
  }),
  definePage({
    path: addresses.logout,
    access: 'anyone',
    title: pageTexts.logout,
    load: async () => (await import('./screens/LogoutPage.tsx')).LogoutPage,
  }),
  definePage({
    path: addresses.loginByToken,
    access: 'anyone',
    title: pageTexts.login,
    load: async () => (await import('./screens/LoginByTokenPage.tsx')).LoginByTokenPage,
  }),
  definePage({
    path: addresses.scanCard,
    access: 'anyone',
    title: pageTexts.scanCard,
    background: 'entrance',
    back: { to: addresses.login, label: pageTexts.login },
    load: async () => (await import('./screens/ScanCardPage.tsx')).ScanCardPage,
  }),
  definePage({
    path: addresses.typeCode,
    access: 'anyone',
    title: pageTexts.typeCode,
    background: 'entrance',
    back: { to: addresses.login, label: pageTexts.login },
    load: async () => (await import('./screens/TypeCodePage.tsx')).TypeCodePage,
  }),
  definePage({
    path: addresses.pairDevice,
    access: 'anyone',
    title: pageTexts.pairDevice,
    background: 'entrance',
    back: { to: addresses.login, label: pageTexts.login },
    load: async () => (await import('./screens/PairDevicePage.tsx')).PairDevicePage,
  }),
  definePage({
    path: addresses.schoolLogin,
    ...schoolLoginMeta,
    load: async () => (await import('./screens/SchoolLoginPage.tsx')).SchoolLoginPage,
  }),
  definePage<SchoolParams>({
    path: `${addresses.schoolLogin}/$code`,
    ...schoolLoginMeta,
    read: readSchoolParams,
    load: async () => (await import('./screens/SchoolLoginPage.tsx')).LoginOfSchoolPage,
  }),
  definePage({
    path: addresses.whoAreYou,
    access: 'anyone',
    title: pageTexts.whoAreYou,
    background: 'entrance',
    load: async () => (await import('./screens/WhoAreYouPage.tsx')).WhoAreYouPage,
  }),
  definePage({
    path: addresses.forgotPassword,
    access: 'anyone',
    title: pageTexts.forgotPassword,
    background: 'entrance',
    back: { to: addresses.login, label: pageTexts.login },
    fetches: (queries) => [queries.installation],
    load: async () => (await import('./screens/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  }),
  definePage({
    path: addresses.supervisorForgotPassword,
    access: 'anyone',
    title: pageTexts.forgotPassword,
    background: 'entrance',
    fetches: (queries) => [queries.installation],
    load: async () => (await import('./screens/ForgotPasswordPage.tsx')).SupervisorForgotPasswordPage,
  }),
  definePage({
    path: addresses.newPassword,
    access: 'anyone',
    title: pageTexts.newPassword,
    background: 'entrance',
    load: async () => (await import('./screens/NewPasswordPage.tsx')).NewPasswordPage,
  }),
  definePage({
    path: addresses.overview,
    access: 'member',
    title: pageTexts.worlds,
    background: 'overview',
    fetches: (queries) => [queries.steps],
    load: async () => (await import('./screens/WorldsPage.tsx')).WorldsPage,
  }),
  definePage<WorldParams>({
    path: '/wereld/$world_id',
    access: 'player',
    title: commonTexts.world,
    read: readWorldParams,
    redirect: (student, { world_id }) => (canEnterWorld(world_id, student) ? null : toOverview),
    fetches: (queries) => [queries.steps],
    music: ({ world_id }) => (world_id === 4 ? 'night' : undefined),
    ambience: ({ world_id }) => ambienceByWorld[world_id],
    theme: ({ world_id }) => themeOfWorld(world_id),
    async load({ world_id }) {
      const { WorldPage, fetchWorldMap } = await import('./screens/WorldPage.tsx')
      fetchWorldMap(world_id)
      return WorldPage
    },
  }),
  definePage<StepParams>({
    path: '/fase/$id/stap/$stap_id',
    ...lessonMeta,
    read: readStepParams,
    redirect: stepOutOfReach,
    fetches: (queries, { stap_id }) => [queries.step(stap_id)],
    ifMissing: stepMissing,
    theme: ({ id }) => themeOfWorld(id),
    load: async () => (await import('./screens/LessonPage.tsx')).LessonPage,
  }),
  definePage<LevelParams>({
    path: '/fase/$id/stap/$stap_id/$difficulty',
    ...lessonMeta,
    read: readLevelParams,
    redirect: stepOutOfReach,
    fetches: (queries, { stap_id }) => [queries.step(stap_id)],
    ifMissing: stepMissing,
    theme: ({ id }) => themeOfWorld(id),
    load: async () => (await import('./screens/LessonPage.tsx')).LessonAtLevelPage,
  }),
  definePage<StepParams>({
    path: '/fase/$id/stap/$stap_id/samen',
    access: 'player',
    title: pageTexts.together,
    isPlayed: true,
    back: backToLesson,
    background: 'clearing',
    read: readStepParams,
    redirect: stepOutOfReach,
    fetches: (queries, { stap_id }) => [queries.step(stap_id)],
    ifMissing: stepMissing,
    load: async () => (await import('./screens/TogetherPage.tsx')).TogetherPage,
  }),
  definePage<ExerciseParams>({
    path: '/fase/$id/stap/$stap_id/$exercise_id',
    access: 'player',
    title: pageTexts.exercise,
    isPlayed: true,
    back: backToLesson,
    background: 'clearing',
    read: readExerciseParams,
    redirect: stepOutOfReach,
    fetches: (queries, { stap_id, exercise_id }) => [queries.exercise(exercise_id), queries.step(stap_id)],
    ifMissing: stepMissing,
    load: async () => (await import('./screens/ExercisePage.tsx')).ExercisePage,
  }),
  definePage<ToetsParams>({
    path: '/test/$stap_id/$test_id',
    access: 'player',
    title: pageTexts.toets,
    isPlayed: true,
    background: 'clearing',
    read: readToetsParams,
    fetches: (queries, { test_id }) => [queries.test(test_id)],
    // The address contains no world, so the child's current world is opened.
    ifMissing: (student) => toMap(student, student.phase_id),
    load: async () => (await import('./screens/ToetsPage.tsx')).ToetsPage,
  }),
  definePage({
    path: addresses.treehouse,
    access: 'player',
    title: pageTexts.treehouse,
    fetches: (queries) => [queries.steps, queries.repeatables],
    music: () => 'birds',
    inEvening: { music: 'night', theme: 'lullaby' },
    load: async () => (await import('./screens/TreehousePage.tsx')).TreehousePage,
  }),
  definePage({
    path: addresses.profile,
    access: 'member',
    title: pageTexts.profile,
    background: 'hut',
    back: { to: addresses.overview, label: commonTexts.toMap },
    fetches: (queries) => [queries.levels],
    load: async () => (await import('./screens/ProfilePage.tsx')).ProfilePage,
  }),
  definePage({
    path: addresses.welcome,
    access: 'member',
    title: pageTexts.welcome,
    background: 'hut',
    // The welcome follows the profile (PROF-4) and does not replace it.
    redirect: (student, _params, school) =>
      listMissingProfileFields(student, school).length === 0 ? null : { to: addresses.profile },
    load: async () => (await import('./screens/WelcomePage.tsx')).WelcomePage,
  }),
  definePage({
    path: addresses.logbook,
    access: 'player',
    title: pageTexts.logbook.text,
    background: 'hut',
    back: { to: addresses.treehouse, label: pageTexts.treehouse },
    fetches: (queries) => [queries.notes],
    load: async () => (await import('./screens/LogbookPage.tsx')).LogbookPage,
  }),
  definePage({
    path: addresses.bookshelf,
    access: 'player',
    title: pageTexts.bookshelf.text,
    background: 'hut',
    back: { to: addresses.treehouse, label: pageTexts.treehouse },
    fetches: (queries) => [queries.booksRead, queries.books],
    load: async () => (await import('./screens/BookshelfPage.tsx')).BookshelfPage,
  }),
  definePage({
    path: addresses.endCave,
    access: 'player',
    title: pageTexts.cave,
    background: 'cave',
    back: { to: addresses.world(4), label: pageTexts.world4 },
    redirect: ({ end_reward_4_collected }) => (end_reward_4_collected ? null : toOverview),
    music: () => 'cave',
    load: async () => (await import('./screens/EndCavePage.tsx')).EndCavePage,
  }),
  definePage({
    path: addresses.shop,
    access: 'player',
    title: pageTexts.shop,
    background: 'camp',
    back: { to: addresses.treehouse, label: pageTexts.treehouse },
    fetches: (queries) => [queries.badges],
    load: async () => (await import('./screens/ShopPage.tsx')).ShopPage,
  }),
  definePage({
    path: addresses.badges,
    access: 'player',
    title: pageTexts.badges.text,
    background: 'hut',
    back: { to: addresses.treehouse, label: pageTexts.treehouse },
    fetches: (queries) => [queries.badges],
    load: async () => (await import('./screens/BadgesPage.tsx')).BadgesPage,
  }),
  definePage({
    path: addresses.ownWords,
    access: 'player',
    title: pageTexts.ownWords,
    background: 'hut',
    back: { to: addresses.treehouse, label: pageTexts.treehouse },
    load: async () => (await import('./screens/OwnWordsPage.tsx')).OwnWordsPage,
  }),
  definePage({
    path: addresses.soundChart,
    access: 'player',
    title: pageTexts.soundChart.text,
    background: 'hut',
    back: { to: addresses.overview, label: commonTexts.toMap },
    load: async () => (await import('./screens/SoundChartPage.tsx')).SoundChartPage,
  }),
  definePage({
    path: addresses.renewal,
    access: 'account',
    title: pageTexts.order,
    background: 'entrance',
    load: async () => (await import('./screens/RenewalPage.tsx')).RenewalPage,
  }),
]
