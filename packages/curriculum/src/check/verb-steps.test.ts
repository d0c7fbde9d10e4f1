import type { Word } from '@letterliaan/contract'
import { makeVerbScheme, type VerbForm, verbPersons, verbTimes } from '@letterliaan/dutch/verbs'
import { templates, type Turn } from '@letterliaan/exercises/logic'
import { firstExtraNr } from '@letterliaan/rules/preparation'
import { expect, test } from 'vitest'
import { loadCurriculum, listTeachingSteps } from '../load/curriculum.ts'

const all = listTeachingSteps(loadCurriculum())
const steps = all.filter(({ category }) => category.startsWith('ww-'))
const words = steps.flatMap(({ nr, words: byLevel }) =>
  Object.values(byLevel)
    .flat()
    .map((word) => ({ nr, word: { ...word, audio_sentence: true } as unknown as Word })),
)

/** Returns the choices of a child that knows the scheme, in order. */
function choicesOf(verb: VerbForm): string[] {
  const { form, base, ending, root } = makeVerbScheme(verb)
  const first = [verb.time, ...(verb.person === null ? [] : [verb.person])]
  const end = ending === '' ? 'niets' : ending
  if (verb.time === 'infinitief') return first
  if (ending === 'geheel') return [...first, end]
  if (verb.time !== 'toen' && verb.time !== 'klaar') return [...first, base, end]
  if (ending === 'sterk') return [...first, verb.time === 'toen' ? 'anders' : form.endsWith('n') ? 'n' : 't']
  const last = root.endsWith('ch') ? 'ch' : (root.at(-1) ?? '')
  return [...first, verb.time === 'toen' ? 'zelfde' : 't', last, end]
}

function play(word: Word, choices: readonly string[]) {
  const turn = { word, words: [word], difficulty: 2, documents: [] } as unknown as Turn
  const { flow, judge } = templates.Werkwoord
  let { state } = flow.start(turn, 0, 'calm' as never)
  const attempts: unknown[] = []
  const send = (event: never) => {
    const next = flow.next(turn, state, event, 0, 'calm' as never)
    state = next.state
    attempts.push(...next.effects.filter(({ type }) => type === 'attempt'))
  }
  for (const choice of choices) send({ type: 'choose', choice } as never)
  send({ type: 'text', text: word.word } as never)
  const typed = (state as { input: string }).input
  return { attempts, typed, isRight: judge.isRight(turn, { answer: typed }) }
}

test('VERB-1 each word of the verb steps is the result of the right choices in its scheme', () => {
  expect(words.length).toBeGreaterThan(350)
  const wrong = words.flatMap(({ nr, word }) => {
    const { verb } = word
    if (verb === undefined) return [`${nr} ${word.word}: no verb`]
    const { attempts, typed, isRight } = play(word, choicesOf(verb))
    const isForm = makeVerbScheme(verb).form === word.word
    return attempts.length === 0 && typed === word.word && isRight && isForm ? [] : [`${nr} ${word.word}`]
  })
  expect(wrong).toEqual([])
})

test('VERB-1 the verb steps have every person and time, jij before and after the verb, and ten words per difficulty', () => {
  const verbs = words.flatMap(({ word: { verb } }) => (verb === undefined ? [] : [verb]))
  expect(new Set(verbs.map(({ time }) => time))).toEqual(new Set(verbTimes))
  expect(new Set(verbs.flatMap(({ person }) => person ?? []))).toEqual(new Set(verbPersons))
  expect(verbs.filter(({ inversion }) => inversion === true).length).toBeGreaterThan(10)
  expect(steps.length).toBeGreaterThanOrEqual(14)
  const extra = steps.filter(({ nr }) => nr >= firstExtraNr)
  expect(extra.flatMap((step) => Object.values(step.words).filter((level) => level.length < 10))).toEqual([])
})

test('ZIN-4 each word of the step about names has a capital or is a day or month, and sentences begin with a capital', () => {
  const small = /^(?:(?:maan|zon|woens)dag|maart|april|juni|november)$/u
  const named = all.find(({ nr }) => nr === 121)
  const texts = Object.values(named?.words ?? {}).flatMap((level) => level.map(({ word }) => word))
  expect(texts.filter((word) => !/^\p{Lu}/u.test(word) && !small.test(word))).toEqual([])
  const dictated = all.filter(({ nr }) => nr >= 120 && nr < 130)
  expect(dictated).toHaveLength(4)
  for (const { words: byLevel, recipe } of dictated) {
    expect(recipe.some(({ exercise_type }) => exercise_type.template === 'ZinDictee')).toBe(true)
    for (const { sentence } of Object.values(byLevel).flat())
      expect(sentence).toMatch(/^(?:'?\p{Lu}|'s \p{Lu}).*[.?!]$/u)
  }
})
