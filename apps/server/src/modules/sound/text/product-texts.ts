import { loadCurriculum } from '@letterliaan/curriculum'
import { knownHints } from '@letterliaan/dutch'
import { listChartRules, listChartWords } from '@letterliaan/dutch/sound-chart'
import { templates } from '@letterliaan/exercises/logic'
import { normaliseText, listPlainLines } from '@letterliaan/texts'
import { screens, listSpokenTexts, fillNumbers } from '@letterliaan/texts/all'
import { storyScenes } from '@letterliaan/texts/story'
import { testStepDescription } from '../../curriculum/index.ts'
import { listTextsOfGames } from './step-texts.ts'

/** Texts of exercises are first, because children hear them first. */
const spokenTexts = listSpokenTexts([...Object.values(templates), ...screens].map(({ texts = {} }) => texts))

const hasPlaces = (text: string): boolean => text.includes('{')

export const productTexts: readonly string[] = [
  ...new Set([...spokenTexts.filter((text) => !hasPlaces(text)), ...listChartRules()]),
]

const firstScreens = [
  'profile.ts',
  'map.ts',
  'lesson.ts',
  'exercise.ts',
  'help.ts',
  'too-early.ts',
  'rewards.ts',
]

/** Lists lines in order, except placeholders and the plain versions for older children. */
export function listTextsOfFirstHour(): string[] {
  const [scene] = storyScenes
  const [first] = loadCurriculum().steps
  const used = new Set(first?.recipe.map(({ exercise_type }) => exercise_type.template))
  const catalogues = [
    { acts: Object.fromEntries(scene?.acts.map(({ line }, at) => [at, line]) ?? []) },
    ...firstScreens.flatMap((file) =>
      screens.filter((screen) => screen.file === file).map(({ texts }) => texts),
    ),
    ...Object.values(templates).flatMap(({ name, texts = {} }) => (used.has(name) ? [texts] : [])),
  ]
  const lines = catalogues.flatMap(listPlainLines).flatMap(({ text, easier = [] }) => [text].concat(easier))
  return [...new Set(lines.map(normaliseText))]
}

const textsOfBadges = (): string[] =>
  loadCurriculum()
    .badges.flatMap(({ name, description, how_to_earn }) => [name, description, how_to_earn])
    .filter((text) => text !== '')

export const listTextsOfProduct = (): string[] => [
  ...productTexts,
  ...spokenTexts.filter(hasPlaces).flatMap(fillNumbers),
  ...listChartWords(),
  ...knownHints,
  ...textsOfBadges(),
  ...listTextsOfGames(),
  testStepDescription,
]
