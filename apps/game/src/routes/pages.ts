import type { Student } from '@letterliaan/contract'
import { canEnterWorld, missingProfileFields } from '@letterliaan/rules'
import type { SoundName } from '@letterliaan/ui/sound'
import type { Redirect } from '@letterliaan/web/navigator'
import { definePage, type GamePage, type PageMeta } from '../app/navigation/page.ts'
import {
  readExerciseParams,
  readLevelParams,
  readStepParams,
  readTestParams,
  readWorldParams,
  type ExerciseParams,
  type LevelParams,
  type StepParams,
  type TestParams,
  type WorldParams,
} from '../app/navigation/read-params.ts'
import { addresses } from '../app/addresses.ts'

const lessonMeta = { access: 'player', title: 'Stap', background: 'camp' } as const

/** World 4 has music (MAP-12); the others sound as they look. */
const ambienceByWorld: Partial<Record<WorldParams['world_id'], SoundName>> = {
  1: 'water',
  2: 'canopy',
  3: 'dusk',
}

/** A step, exercise or test that is not there (MAP-11): back to the map that it should be on. */
const toMap = (student: Student, world: number): Redirect => ({
  to: canEnterWorld(world, student) ? addresses.world(world) : addresses.overview,
  notice: 'Deze stap is er niet. Kies een stap op de kaart.',
})

const toOverview: Redirect = { to: addresses.overview }

/** A step of a world that is locked cannot be entered by typing its address (NAV-10). */
const stepOutOfReach = (student: Student, { id }: StepParams): Redirect | null =>
  canEnterWorld(id, student) ? null : toMap(student, id)

const stepMissing = (student: Student, { id }: StepParams): Redirect => toMap(student, id)

export const loginMeta = { title: 'Inloggen', background: 'entrance' } as const satisfies PageMeta

/** Every page of the game (NAV-1); its code is a chunk of its own. */
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
    title: 'Uitloggen',
    load: async () => (await import('./screens/LogoutPage.tsx')).LogoutPage,
  }),
  definePage({
    path: addresses.loginByToken,
    access: 'anyone',
    title: 'Inloggen',
    load: async () => (await import('./screens/LoginByTokenPage.tsx')).LoginByTokenPage,
  }),
  definePage({
    path: addresses.scanCard,
    access: 'anyone',
    title: 'Scan je kaart',
    background: 'entrance',
    back: { to: addresses.login, label: 'Inloggen' },
    load: async () => (await import('./screens/ScanCardPage.tsx')).ScanCardPage,
  }),
  definePage({
    path: addresses.typeCode,
    access: 'anyone',
    title: 'Typ je code',
    background: 'entrance',
    back: { to: addresses.login, label: 'Inloggen' },
    load: async () => (await import('./screens/TypeCodePage.tsx')).TypeCodePage,
  }),
  definePage({
    path: addresses.pairDevice,
    access: 'anyone',
    title: 'Koppel dit apparaat',
    background: 'entrance',
    back: { to: addresses.login, label: 'Inloggen' },
    load: async () => (await import('./screens/PairDevicePage.tsx')).PairDevicePage,
  }),
  definePage({
    path: addresses.whoAreYou,
    access: 'anyone',
    title: 'Wie ben jij?',
    background: 'entrance',
    load: async () => (await import('./screens/WhoAreYouPage.tsx')).WhoAreYouPage,
  }),
  definePage({
    path: addresses.forgotPassword,
    access: 'anyone',
    title: 'Wachtwoord vergeten?',
    background: 'entrance',
    back: { to: addresses.login, label: 'Inloggen' },
    fetches: (queries) => [queries.installation],
    load: async () => (await import('./screens/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  }),
  definePage({
    path: addresses.supervisorForgotPassword,
    access: 'anyone',
    title: 'Wachtwoord vergeten?',
    background: 'entrance',
    fetches: (queries) => [queries.installation],
    load: async () => (await import('./screens/ForgotPasswordPage.tsx')).SupervisorForgotPasswordPage,
  }),
  definePage({
    path: addresses.newPassword,
    access: 'anyone',
    title: 'Nieuw wachtwoord',
    background: 'entrance',
    load: async () => (await import('./screens/NewPasswordPage.tsx')).NewPasswordPage,
  }),
  definePage({
    path: addresses.overview,
    access: 'member',
    title: 'Kies je wereld',
    background: 'overview',
    fetches: (queries) => [queries.steps],
    load: async () => (await import('./screens/OverviewPage.tsx')).OverviewPage,
  }),
  definePage<WorldParams>({
    path: '/wereld/$world_id',
    access: 'player',
    title: 'Wereld',
    read: readWorldParams,
    redirect: (student, { world_id }) => (canEnterWorld(world_id, student) ? null : toOverview),
    fetches: (queries) => [queries.steps],
    music: ({ world_id }) => (world_id === 4 ? 'night' : undefined),
    ambience: ({ world_id }) => ambienceByWorld[world_id],
    load: async () => (await import('./screens/WorldPage.tsx')).WorldPage,
  }),
  definePage<StepParams>({
    path: '/fase/$id/stap/$stap_id',
    ...lessonMeta,
    read: readStepParams,
    redirect: stepOutOfReach,
    fetches: (queries, { stap_id }) => [queries.step(stap_id)],
    ifMissing: stepMissing,
    load: async () => (await import('./screens/LessonPage.tsx')).LessonPage,
  }),
  definePage<LevelParams>({
    path: '/fase/$id/stap/$stap_id/$difficulty',
    ...lessonMeta,
    read: readLevelParams,
    redirect: stepOutOfReach,
    fetches: (queries, { stap_id }) => [queries.step(stap_id)],
    ifMissing: stepMissing,
    load: async () => (await import('./screens/LessonPage.tsx')).LessonAtLevelPage,
  }),
  definePage<ExerciseParams>({
    path: '/fase/$id/stap/$stap_id/$exercise_id',
    access: 'player',
    title: 'Oefening',
    background: 'clearing',
    read: readExerciseParams,
    redirect: stepOutOfReach,
    fetches: (queries, { stap_id, exercise_id }) => [queries.exercise(exercise_id), queries.step(stap_id)],
    ifMissing: stepMissing,
    load: async () => (await import('./screens/ExercisePage.tsx')).ExercisePage,
  }),
  definePage<TestParams>({
    path: '/test/$stap_id/$test_id',
    access: 'player',
    title: 'Toets',
    background: 'clearing',
    read: readTestParams,
    fetches: (queries, { test_id }) => [queries.test(test_id)],
    // Its address tells no world: the one that the child has come to.
    ifMissing: (student) => toMap(student, student.phase_id),
    load: async () => (await import('./screens/ToetsPage.tsx')).ToetsPage,
  }),
  definePage({
    path: addresses.treehouse,
    access: 'player',
    title: 'Boomhut',
    fetches: (queries) => [queries.steps, queries.repeatables],
    music: () => 'birds',
    load: async () => (await import('./screens/TreehousePage.tsx')).TreehousePage,
  }),
  definePage({
    path: addresses.profile,
    access: 'member',
    title: 'Jouw profiel',
    background: 'hut',
    back: { to: addresses.overview, label: 'Naar de kaart' },
    fetches: (queries) => [queries.levels],
    load: async () => (await import('./screens/ProfilePage.tsx')).ProfilePage,
  }),
  definePage({
    path: addresses.welcome,
    access: 'member',
    title: 'Welkom',
    background: 'hut',
    // It is shown after the profile is saved (PROF-4), not in its place.
    redirect: (student, _params, { asks_date_of_birth }) =>
      missingProfileFields(student, asks_date_of_birth).length === 0 ? null : { to: addresses.profile },
    load: async () => (await import('./screens/WelcomePage.tsx')).WelcomePage,
  }),
  definePage({
    path: addresses.logbook,
    access: 'player',
    title: 'Logboek',
    background: 'hut',
    back: { to: addresses.treehouse, label: 'Boomhut' },
    fetches: (queries) => [queries.notes],
    load: async () => (await import('./screens/LogbookPage.tsx')).LogbookPage,
  }),
  definePage({
    path: addresses.bookshelf,
    access: 'player',
    title: 'Boekenplank',
    background: 'hut',
    back: { to: addresses.treehouse, label: 'Boomhut' },
    fetches: (queries) => [queries.booksRead, queries.books],
    load: async () => (await import('./screens/BookshelfPage.tsx')).BookshelfPage,
  }),
  definePage({
    path: addresses.endCave,
    access: 'player',
    title: 'Eindgrot',
    background: 'cave',
    back: { to: addresses.world(4), label: 'Wereld 4' },
    redirect: ({ end_reward_4_collected }) => (end_reward_4_collected ? null : toOverview),
    music: () => 'cave',
    load: async () => (await import('./screens/EndCavePage.tsx')).EndCavePage,
  }),
  definePage({
    path: addresses.shop,
    access: 'player',
    title: 'Badgewinkel',
    background: 'camp',
    back: { to: addresses.treehouse, label: 'Boomhut' },
    fetches: (queries) => [queries.badges],
    load: async () => (await import('./screens/ShopPage.tsx')).ShopPage,
  }),
  definePage({
    path: addresses.badges,
    access: 'player',
    title: 'Mijn Badges',
    background: 'hut',
    back: { to: addresses.treehouse, label: 'Boomhut' },
    fetches: (queries) => [queries.badges],
    load: async () => (await import('./screens/BadgesPage.tsx')).BadgesPage,
  }),
  definePage({
    path: addresses.soundChart,
    access: 'player',
    title: 'Klankenkaart',
    background: 'hut',
    back: { to: addresses.overview, label: 'Naar de kaart' },
    load: async () => (await import('./screens/SoundChartPage.tsx')).SoundChartPage,
  }),
  definePage({
    path: addresses.order,
    access: 'account',
    title: 'Bestellen',
    background: 'entrance',
    load: async () => (await import('./screens/OrderPage.tsx')).OrderPage,
  }),
]
