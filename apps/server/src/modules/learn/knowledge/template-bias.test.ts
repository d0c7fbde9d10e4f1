import type { Word } from '@letterliaan/contract'
import { loadCurriculum, listTeachingSteps } from '@letterliaan/curriculum'
import { analyse, findRulePlaces } from '@letterliaan/dutch'
import { templates } from '@letterliaan/exercises/logic'
import { createSeededRandom } from '@letterliaan/rules/random'
import {
  estimateWordDifficulty,
  toObservations,
  computeSkillToday,
  updateSkill,
  type Skill,
} from '@letterliaan/rules/skill'
import { expect, test } from 'vitest'
import { listJudgedCategories, pickCodes, type TaughtWord } from '../../curriculum/index.ts'
import { toEvidence, type StoredWrongMove } from './turn-evidence.ts'

const start = 1_760_000_000
const numChildren = 12
/** The estimate depends too much on the mean of all children if there are fewer words. */
const minWords = 60

interface AskedWord {
  readonly taught: TaughtWord
  readonly difficulty: number
  /** Each category with the places in the word where it can go wrong. */
  readonly parts: readonly { readonly category: string; readonly places: readonly number[] }[]
}

const askedWords: readonly AskedWord[] = listTeachingSteps(loadCurriculum())
  .filter(({ nr }) => nr <= 70)
  .flatMap(({ category, words }) => [...words[1], ...words[2]].map((word) => ({ category, word })))
  .map(({ category, word }) => {
    const taught = { word: word as unknown as Word, marked: word.marked, category }
    const analysis = analyse(word.marked ?? word.word, pickCodes(taught.word))
    const everywhere = Array.from(word.word, (_, place) => place)
    const parts = listJudgedCategories(taught).map((each) => ({
      category: each,
      places: findRulePlaces(analysis, each) ?? everywhere,
    }))
    return { taught, difficulty: estimateWordDifficulty(taught.word), parts }
  })

interface Fault {
  readonly category: string
  readonly place: number
}

/** Returns all errors of a whole written word, or only the first refused letter of a word typed by letter. */
const rowOf = (kind: StoredWrongMove['kind'], faults: readonly Fault[]): StoredWrongMove | undefined => {
  const [first] = faults.toSorted((a, b) => a.place - b.place)
  if (first === undefined) return undefined
  const told = kind === 'answer' ? faults : [first]
  const error_class = told.map(({ category }) => `fout:${category}`).join(',')
  return kind === 'answer'
    ? { kind, input: 'xyz', place: null, error_class }
    : { kind, input: 'x', place: first.place, error_class }
}

/** Share of errors that blocks prevent: 55% change the number of letters, and a child notices half of those. */
const preventedByBlocks = 0.275

/** Returns the mean estimate of children with equal chances in all categories, who meet each word once. */
function estimate(template: 'OefenDictee' | 'LuisterTyp' | 'LetterBlokken', chance: number): number {
  const kind = template === 'OefenDictee' ? 'answer' : 'attempt'
  const estimates: number[] = []
  for (let child = 1; child <= numChildren; child++) {
    const random = createSeededRandom(child)
    const skills = new Map<string, Skill>()
    const shuffled = askedWords
      .map((word) => ({ word, order: random() }))
      .toSorted((a, b) => a.order - b.order)
    for (const [nr, { word }] of shuffled.entries()) {
      const { taught, difficulty, parts } = word
      const errorChance = 1 / (1 + (chance / (1 - chance)) * Math.exp(-difficulty))
      const chanceOfWord = 1 - errorChance * (template === 'LetterBlokken' ? 1 - preventedByBlocks : 1)
      const faults = parts.flatMap(({ category, places }): Fault[] => {
        const place = places[Math.floor(random() * places.length)] ?? 0
        return random() < chanceOfWord ? [] : [{ category, place }]
      })
      const row = rowOf(kind, faults)
      const turn = { num_errors: row ? 1 : 0, hints_used: 0, cheats_used: 0 }
      const evidence = toEvidence(templates[template], { taught, turn }, row ? [row] : [], start + 3600 * nr)
      for (const { category, observation } of toObservations(evidence, {
        difficulty,
        last_practised_at: null,
      }))
        skills.set(category, updateSkill(skills.get(category) ?? null, observation))
    }
    for (const skill of skills.values())
      if (skill.num_words >= minWords) estimates.push(computeSkillToday(skill, skill.updated_at).chance)
  }
  return estimates.reduce((sum, one) => sum + one, 0) / estimates.length
}

test.each([0.5, 0.8, 0.95])(
  'WETEN-1 a skill of %f is estimated within 0.03 from a dictation, letter by letter, and blocks',
  (chance) => {
    for (const template of ['OefenDictee', 'LuisterTyp', 'LetterBlokken'] as const)
      expect(Math.abs(estimate(template, chance) - chance), template).toBeLessThanOrEqual(0.03)
  },
)
