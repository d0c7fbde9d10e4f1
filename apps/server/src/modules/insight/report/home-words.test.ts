import { loadCurriculum, listTeachingSteps } from '@letterliaan/curriculum'
import { expect, test } from 'vitest'
import type { StepContent } from '../../curriculum/index.ts'
import { groupSpellingsByKind } from '../errors.ts'
import { createLexicon } from '../lexicon.ts'
import type { Misspelling } from '../misspellings.ts'
import type { WordTurn } from '../turns.ts'
import { chooseHomeWords } from './home-report.ts'

const steps = listTeachingSteps(loadCurriculum())
const byNr = new Map(steps.map((step) => [step.nr, step as unknown as StepContent]))
const kinds = [...new Map(steps.map(({ category, label }) => [category, label]))]
const rows = steps
  .flatMap(({ nr, words }) =>
    Object.values(words)
      .flat()
      .map(({ word }) => ({ nr, word })),
  )
  .map((row, at) => Object.assign(row, { id: at + 1, organisation_id: null }))
const lexicon = createLexicon(
  { categories: [], stepOf: ({ nr }) => byNr.get(nr), firstStepOf: () => undefined },
  rows,
)
const kindsOf = (word: string): string[] =>
  rows.filter((row) => row.word === word).map(({ id }) => lexicon.categoryOf(id))

/** Every word is practised, and misspelt as if its vowel were of the first kind. */
const misspelt = rows.map(({ id, word }) => ({
  word_id: id,
  word,
  written: `${word}x`,
  error_class: 'lang-kort:lang',
  at: id,
}))
const everything = {
  studentLog: {
    lexicon,
    allTurns: rows.map(({ id, nr }) => ({ word_id: id, step_id: nr, isMeasured: false }) as WordTurn),
  },
  spellings: groupSpellingsByKind(misspelt as Misspelling[], lexicon),
  dueIds: rows.map(({ id }) => id),
  dictated: new Set<string>(),
  measureSteps: new Set<number>(),
}

test.each(kinds)('DOE-9 the words for home under %s (%s) are of that kind', (kind) => {
  const words = chooseHomeWords({ ...everything, kinds: [kind] }).map(({ word }) => word)
  expect(new Set(words).size).toBe(5)
  for (const word of words) expect(kindsOf(word), word).toContain(kind)
})

test('DOE-9 a child gets due words of its practised kinds if it made no errors in them', () => {
  const [one, two] = kinds.map(([kind]) => kind).toReversed()
  const chosen = chooseHomeWords({ ...everything, spellings: new Map(), kinds: [one ?? '', two ?? ''] })
  for (const { word } of chosen) expect(kindsOf(word), word).toContain(one)
  expect(chooseHomeWords({ ...everything, kinds: [] }).map(({ word }) => word)).toEqual(
    rows.slice(0, 5).map(({ word }) => word),
  )
})
