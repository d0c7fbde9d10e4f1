import { expect, test, describe } from 'vitest'
import { findKindOfCategory } from '@letterliaan/exercises/logic'
import {
  stepFixture,
  wordFixture,
  contentFixture,
  listMessages,
  stepWithWordsFixture,
  anchorFixture,
  exerciseFixture,
} from '../fixture.ts'
import { loadCurriculum } from '../../load/curriculum.ts'
import type { MixedStep } from '../../schema/step.ts'
import {
  checkEnoughWords,
  checkTooManyWords,
  checkDuplicates,
  checkDifficulty,
  checkPositions,
  checkSorting,
  checkLetterKinds,
  checkTemplateStart,
  checkMixes,
} from './step-rules.ts'

describe('checkEnoughWords and checkTooManyWords', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => wordFixture(`woord${index}`))

  test('too few words for a dictation are a finding', () => {
    const short = stepFixture({ words: { '1': words(10), '2': words(9), '3': words(10) } })
    expect(listMessages(checkEnoughWords(contentFixture([short])))).toEqual([
      '9 words at difficulty 2: at least 10 are needed',
    ])
  })

  test('more words than a copy of the step may have are a finding', () => {
    const long = stepFixture({ words: { '1': words(34), '2': words(34), '3': words(33) } })
    expect(listMessages(checkTooManyWords(contentFixture([long])))).toEqual([
      '101 words: a step holds 100 at most',
    ])
  })
})

describe('checkDuplicates', () => {
  test('a word that occurs twice in one world is a finding', () => {
    const content = contentFixture([
      stepWithWordsFixture([wordFixture('vis', { sentence: 'Een vis.' })]),
      stepWithWordsFixture([wordFixture('vis', { sentence: 'De vis.' })], { nr: 2 }),
    ])
    expect(listMessages(checkDuplicates(content))).toEqual([
      'vis: stands in this world already: 01-test.json',
    ])
  })

  test('a sentence that occurs twice is a finding', () => {
    const sentence = 'De kat ziet de vis.'
    const content = contentFixture([
      stepWithWordsFixture([wordFixture('vis', { sentence }), wordFixture('kat', { sentence })]),
    ])
    expect(listMessages(checkDuplicates(content))).toEqual([
      'kat: its sentence is used already: 01-test.json (vis)',
    ])
  })

  const verb = (person: 'ik' | 'jij') => ({
    infinitive: 'worden',
    subject: person,
    person,
    time: 'nu' as const,
  })

  test('VERB-1 each form of a verb may occur once in a world, even if two are spelt the same', () => {
    const content = contentFixture([
      stepWithWordsFixture([wordFixture('word', { sentence: 'Nu word ik tien.', verb: verb('ik') })]),
      stepWithWordsFixture(
        [
          wordFixture('word', { sentence: 'Nu word jij tien.', verb: verb('jij') }),
          wordFixture('word', { sentence: 'Straks word ik boos.', verb: verb('ik') }),
        ],
        { nr: 2 },
      ),
    ])
    expect(listMessages(checkDuplicates(content))).toEqual([
      'word: stands in this world already: 01-test.json',
    ])
  })
})

describe('checkDifficulty', () => {
  const check = (easy: string, medium: string, hard: string) =>
    listMessages(
      checkDifficulty(
        contentFixture([
          stepFixture({
            words: { '1': [wordFixture(easy)], '2': [wordFixture(medium)], '3': [wordFixture(hard)] },
          }),
        ]),
      ),
    )

  test('easier words at a higher difficulty are a finding', () => {
    expect(check('straat', 'vis', 'kip')).toEqual([expect.stringContaining('difficulty is not ordered')])
  })
})

describe('checkPositions', () => {
  const check = (...steps: Parameters<typeof stepFixture>[0][]) =>
    listMessages(checkPositions(contentFixture(steps.map((step) => stepFixture(step)))))

  test('a number that contradicts another number of the step is a finding', () => {
    expect(check({ position: 2 })).toEqual(['dl 1 makes it number 1 of the path, not position 2 of world 1'])
    expect(check({ nr: 11, position: 11 })).toContain('world 1 has no position 11')
    expect(check({ nr: 2, position: 1 })).toEqual(["the file's name does not begin with its nr 2"])
    expect(check({ dl: 11 })).toEqual(['dl 11 is of groep 4, not of groep 3'])
    expect(check({}, {})).toContain('step 1 exists already')
  })

  test('ZIN-5 a position that does not fit the didactische leeftijd is a finding', () => {
    const content = contentFixture([
      stepFixture({ nr: 1, position: 1, dl: 5 }),
      stepFixture({ nr: 2, position: 2, dl: 4 }),
    ])
    const steps = content.steps.toSorted((one, other) => one.step.dl - other.step.dl)
    expect(listMessages(checkPositions({ ...content, steps }))).toEqual([
      'dl 4 makes it number 1 of the path, not position 2 of world 1',
      'dl 5 makes it number 2 of the path, not position 1 of world 1',
    ])
  })

  test('ZIN-5 no step on the standard path has an earlier month than the previous step', () => {
    const { steps } = loadCurriculum()
    const inPlace = steps.toSorted(
      (one, other) => one.world - other.world || (one.position ?? 0) - (other.position ?? 0),
    )
    expect(inPlace.map(({ world }) => world)).toEqual(
      [10, 15, 20, 25].flatMap((places, at) => Array.from({ length: places }, () => at + 1)),
    )
    const months = inPlace.map(({ dl }) => dl)
    expect(months).toEqual(months.toSorted((a, b) => a - b))
  })

  test('ZIN-5 an extra step with a position on the standard path is a finding', () => {
    const { position: _, ...extra } = stepFixture({ nr: 101 })
    expect(listMessages(checkPositions(contentFixture([extra])))).toEqual([
      "the file's name does not begin with its nr 101",
    ])
    expect(check({ nr: 101, position: 3 })).toContain('step 101 has no place on the standard path')
  })

  test('an anchor that is not a word is a finding', () => {
    const anchor = { word: 'draak', image: 'dragon', description: 'Draak.', hint: 'Draak.', tip: 'Draak.' }
    const content = contentFixture([
      stepWithWordsFixture([wordFixture('vis')], { anchors: [anchor, { ...anchor, word: 'vis' }] }),
    ])
    expect(listMessages(checkPositions(content))).toEqual(['anchor "draak" is no word of any step'])
  })
})

describe('checkSorting', () => {
  const rules = [
    ['lang', 'maan'],
    ['ng', 'ring'],
    ['aai', 'haai'],
  ] as const

  const check = (before: number) => {
    const earlier = rules
      .slice(0, before)
      .map(([category, anchor], at) =>
        stepFixture({ nr: at + 1, category, anchors: [anchorFixture(anchor)] }),
      )
    const changes = {
      nr: 9,
      category: 'nk',
      anchors: [anchorFixture('bank')],
      recipe: [exerciseFixture('SorteerLeer')],
    }
    return listMessages(
      checkSorting(contentFixture([...earlier, stepWithWordsFixture([wordFixture('plank')], changes)])),
    )
  }

  test('a step needs enough other rules for a sorting exercise', () => {
    expect(check(3)).toEqual([])
    expect(check(1)).toEqual([
      "Doe SorteerLeer: 1 earlier steps have a rule that its words don't follow: 3 are needed",
    ])
  })
})

describe('checkLetterKinds', () => {
  const check = (category: string) =>
    listMessages(
      checkLetterKinds(
        contentFixture([
          stepFixture({ category, recipe: [exerciseFixture('SpeurKleur1'), exerciseFixture('SpeurKleur2')] }),
        ]),
      ),
    )

  test('an exercise about one kind of letter is a finding in a step about something else', () => {
    expect(check('kort')).toEqual([])
    expect(check('mmkm')).toEqual([
      'Doe SpeurKleur1: SpeurKleur1 looks for one kind of letter, "mmkm" has none',
    ])
  })
})

describe('checkTemplateStart', () => {
  /** Checks the first steps that may have such exercises, and one step with all of them. */
  const check = (nr: number, dl = nr) =>
    listMessages(
      checkTemplateStart(
        contentFixture([
          ...[11, 26].filter((first) => first !== nr).map((first) => stepFixture({ nr: first, dl: first })),
          stepFixture({
            nr,
            dl,
            recipe: [exerciseFixture('LeesTyp'), exerciseFixture('Zinnen1'), exerciseFixture('Verhaal')],
          }),
        ]),
      ),
    )

  test('sentences and stories are findings in steps for children who cannot write yet', () => {
    expect(check(10)).toEqual([
      'Doe Zinnen1: Zinnen1 comes from step 11 on',
      'Doe Verhaal: Verhaal comes from step 26 on',
    ])
    expect(check(25)).toEqual(['Doe Verhaal: Verhaal comes from step 26 on'])
    expect(check(26)).toEqual([])
  })

  test('the month of an extra step decides, not its number', () => {
    expect(check(130, 25)).toEqual(['Doe Verhaal: Verhaal comes from step 26 on'])
    expect(check(130, 26)).toEqual([])
  })
})

describe('checkMixes', () => {
  const check = (...mixes: MixedStep[]) => {
    const step = (nr: number, more: object) => stepWithWordsFixture([wordFixture('vis')], { nr, ...more })
    return listMessages(checkMixes(contentFixture([step(1, {}), step(2, { mixes }), step(3, {})])))
  }

  test('WEET-7 a step mixes in only words of earlier steps that have the mixed letters', () => {
    expect(check({ step: 1 }, { step: 1, letters: 'i' })).toEqual([])
    expect(check({ step: 3 })).toEqual(['mixes step 3, which does not come before it'])
    expect(check({ step: 1, letters: 'oo' })).toEqual(['no easy word of step 1 has "oo"'])
  })

  /** The first steps of their pair, and the step with all loanwords. */
  const firstOfPair = ['ij', 'au', 'mix-leen']

  test('WEET-7 every step of words learnt by heart, loanwords or suffixes mixes in earlier words, except the first of its pair', () => {
    const { steps } = loadCurriculum()
    const suffixes = new Set(['lijk', 'ing-heid', 'vk-tje', 'vk-etje'])
    const without = steps.filter(
      ({ strategy, category, mixes }) =>
        (strategy === 'weet' || strategy === 'leen' || suffixes.has(category)) && mixes === undefined,
    )
    expect(without.map(({ category }) => category)).toEqual(firstOfPair)
  })

  test('WEET-11 words learnt by ear have the kind heard, and words learnt by heart and loanwords the kind remembered', () => {
    const kinds = loadCurriculum().steps.map(({ strategy, category }) => [
      strategy,
      findKindOfCategory(category),
    ])
    expect(kinds.filter(([strategy, kind]) => strategy === 'luister' && kind !== 'heard')).toEqual([])
    expect(
      kinds.filter(([strategy, kind]) => /weet|leen/.test(strategy ?? '') && kind !== 'remembered'),
    ).toEqual([])
  })
})
