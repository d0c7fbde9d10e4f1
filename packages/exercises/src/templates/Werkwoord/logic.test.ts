import { turnFixture } from '../../kit/analysed-word.fixture.ts'
import { describe, expect, test } from 'vitest'
import { conjugateVerb, type VerbForm } from '@letterliaan/dutch/verbs'
import { wordFixture } from '../../kit/fixture.ts'
import { chooseHelp } from '../../kit/help.ts'
import { judgeMove } from '../../kit/judge.ts'
import { begunTableFixture } from '../../run/play-table.fixture.ts'
import { fixture } from './fixture.ts'
import { adviseOnEnding, logic } from './logic.ts'
import { listQuestions } from './questions.ts'
import { findGapInSentence } from './sentence.ts'

const wordOf = (word: string, verb: VerbForm) => wordFixture(1, word, { verb: { subject: null, ...verb } })

/** Reads 'worden jij nu inversion'. The person is - if there is none. */
const formOf = (text: string): VerbForm => {
  const [infinitive = '', person, time, inversion] = text.split(' ')
  const form = { infinitive, person: person === '-' ? null : person, time }
  return { ...form, ...(inversion && { inversion: true }) } as VerbForm
}

/** Opens the first sentence: 'Mila wordt morgen tien.' */
const open = () => {
  const table = begunTableFixture(fixture)
  const choose = (...choices: string[]) => {
    for (const choice of choices) table.toFlow({ type: 'choose', choice })
  }
  return { table, choose, posted: table.posted }
}

describe('VERB-1 time and person are asked before the scheme', () => {
  test.each([
    ['wordt', 'worden hij nu', 'time:nu person:hij stem:word ending:t'],
    ['word', 'worden jij nu inversion', 'time:nu person:jij stem:word ending:niets'],
    ['lopen', 'lopen wij nu', 'time:nu person:wij ending:geheel'],
    ['leefde', 'leven hij toen', 'time:toen person:hij change:zelfde root:v ending:de'],
    ['faxte', 'faxen ik toen', 'time:toen person:ik change:zelfde root:x ending:te'],
    ['juichten', 'juichen wij toen', 'time:toen person:wij change:zelfde root:ch ending:ten'],
    ['liep', 'lopen hij toen', 'time:toen person:hij change:anders'],
    ['gebeurd', 'gebeuren - klaar', 'time:klaar end:t root:r ending:d'],
    ['gered', 'redden - klaar', 'time:klaar end:t root:d ending:niets'],
    ['gelopen', 'lopen - klaar', 'time:klaar end:n'],
    ['gekocht', 'kopen - klaar', 'time:klaar end:t'],
    ['verbrede', 'verbreden - bijvoeglijk', 'time:bijvoeglijk participle:verbreed ending:e'],
    ['zet', 'zetten - gebod', 'time:gebod stem:zet ending:niets'],
    ['zwemmen', 'zwemmen - infinitief', 'time:infinitief'],
  ])('%s (%s): %s', (word, verb, expected) => {
    const questions = listQuestions(wordOf(word, formOf(verb)))
    expect(questions.map(({ kind, right }) => `${kind}:${right}`).join(' ')).toBe(expected)
    for (const { choices, right } of questions) {
      expect(choices).toContain(right)
      expect(new Set(choices).size).toBe(choices.length)
      expect(choices.length).toBeGreaterThan(1)
    }
  })

  test.each([
    ['lopen', 'hij', 'loop', ['liep', 'loop', 'lopen']],
    ['leven', 'hij', 'leef', ['leef', 'leefde', 'leven']],
    ['worden', 'jij', 'word', ['werd', 'word', 'worden']],
    ['zetten', 'hij', 'zet', ['zet', 'zette', 'zetten']],
    ['vinden', 'u', 'vind', ['vind', 'vinden', 'vond']],
    ['op|eten', 'hij', 'eet', ['at', 'eet', 'eten']],
  ] as const)(
    '%s with %s offers the ik-vorm %s among other right forms, but not the asked form',
    (infinitive, person, right, choices) => {
      const verb = { infinitive, person, time: 'nu', subject: null } as const
      const stem = listQuestions(wordOf('x', verb)).find(({ kind }) => kind === 'stem')
      expect(stem).toEqual({ kind: 'stem', right, choices })
      const wrong = stem?.choices.filter((choice) => choice !== right)
      expect(wrong).not.toContain(conjugateVerb(verb))
    },
  )

  test.each([
    ['verven', 'geverfde', ['geverfd', 'verfde', 'verven']],
    // The past is spelt like the adjective, so its question would reveal the answer.
    ['ontvoeren', 'ontvoerde', ['ontvoerd', 'ontvoeren', 'ontvoert']],
  ])('the adjective of %s offers the participle among other right forms', (infinitive, form, choices) => {
    const verb = { infinitive, person: null, time: 'bijvoeglijk' } as const
    expect(listQuestions(wordOf(form, verb))[1]?.choices).toEqual(choices)
  })

  test('a word without a verb has no questions, and cannot be played', () => {
    const word = wordFixture(1, 'vis', {})
    expect([listQuestions(word), logic.word.canPlay(word)]).toEqual([[], false])
  })

  test('a wrong choice is posted once and stays crossed out, and the right choice continues', () => {
    const { table, choose, posted } = open()
    choose('toen', 'toen', 'iets anders', 'nu', 'ik', 'hij')
    expect(posted()).toEqual([
      { attempt: 'toen', at: 0 },
      { attempt: 'ik', at: 1 },
    ])
    expect(table.flowState).toMatchObject({ answered: 2, tried: [], isTyping: false })
    expect(table.state.progress.errors).toBe(2)
  })

  test('nothing can be typed or sent before the scheme is complete', () => {
    const { table, posted } = open()
    table.toFlow({ type: 'text', text: 'wordt' })
    table.pressEnter()
    expect([table.flowState?.input, posted()]).toEqual(['', []])
  })

  const shownHelp = ({ table }: ReturnType<typeof open>): readonly (string | null)[] => {
    const { turn, progress } = table.state
    const help = turn && chooseHelp(logic, turn, table.flowState, progress.errors)
    return help?.pieces.map(({ text }) => text) ?? []
  }

  test('help shows pieces up to the asked one, and only after mistakes at that piece', () => {
    const opened = open()
    const { choose } = opened
    choose('toen', 'klaar', 'gebod', 'nu')
    expect(shownHelp(opened)).toEqual([])
    choose('ik')
    expect(shownHelp(opened)).toEqual(['nu', 'hij, zij, het'])
    choose('hij')
    expect(shownHelp(opened)).toEqual([])
  })

  test('the form is shown only after the third wrong form, whatever the mistakes in the scheme', () => {
    const opened = open()
    const { table, choose } = opened
    choose('toen', 'klaar', 'gebod', 'nu', 'ik', 'hij', 'word', 't')
    const shown = ['word', 'wort', 'wordd'].map((text) => {
      table.toFlow({ type: 'text', text })
      table.pressEnter()
      table.deliverAll()
      table.toFlow({ type: 'text', text: 'w' })
      return shownHelp(opened).join('')
    })
    expect(shown).toEqual(['', '', 'wordt'])
  })

  test('a wrong form stays in the field and is not sent twice', () => {
    const { table, choose, posted } = open()
    choose('nu', 'hij', 'word', 't')
    table.toFlow({ type: 'text', text: 'word' })
    table.pressEnter()
    table.pressEnter()
    expect(posted()).toEqual([{ answer: 'word' }])
    expect(table.flowState).toMatchObject({ rejected: 'word', isTyping: true })
  })
})

test('VERB-1 a choice that is right or not offered is no attempt', () => {
  const word = wordOf('wordt', { infinitive: 'worden', person: 'hij', time: 'nu' })
  const turn = { ...turnFixture(logic, 'vis'), word }
  const kinds = [
    { attempt: 'nu', at: 0 },
    { attempt: 'toen', at: 0 },
    { attempt: 'toen', at: 1 },
    { attempt: 'ik', at: 99 },
    { attempt: 'ik' },
  ].map((data) => judgeMove(logic, turn, data).kind)
  expect(kinds).toEqual(['ignored', 'attempt', 'ignored', 'ignored', 'ignored'])
})

test.each([
  ['worden hij nu', 'niets', /zet er een t achter/],
  ['worden jij nu inversion', 't', /achter het werkwoord/],
  ['zetten hij nu', 't', /eindigt al op een t/],
  ['leven hij toen', 'te', /kofschip/],
  ['leven wij toen', 'de', /meer mensen/],
  ['lopen hij toen', 'te', /verandert/],
  ['gebeuren - klaar', 't', /toen/],
  ['worden hij nu', 't', null],
])('VERB-2 the advice on a wrong ending is that of the rule: %s with %s', (verb, choice, hint) => {
  const advice = adviseOnEnding({ word: wordOf('x', formOf(verb)) }, choice)
  expect(hint === null ? advice === null : hint.test(advice ?? '')).toBe(true)
})

test.each([
  ['Waarom word jij boos?', 'word', ['Waarom ', ' jij boos?']],
  ['Het woord wordt woorden.', 'wordt', ['Het woord ', ' woorden.']],
  ['Zet je fiets weg.', 'zet', ['', ' je fiets weg.']],
  ['Hij is thuis.', 'loopt', null],
])('the gap in %j is at the whole word %s, if there is one', (sentence, word, parts) => {
  const gap = findGapInSentence(sentence, word)
  expect(gap && [gap.before, gap.after]).toEqual(parts)
})
