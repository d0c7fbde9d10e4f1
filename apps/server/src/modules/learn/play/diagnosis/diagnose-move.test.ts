import type { TemplateName, Word } from '@letterliaan/contract'
import { loadCurriculum, listTeachingSteps } from '@letterliaan/curriculum'
import { templates } from '@letterliaan/exercises/logic'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diagnoseMove, readSpelling } from './diagnose-move.ts'
import { formatWrittenWord, readWrittenWord } from './written-word.ts'
import type { TaughtWord } from '../../../curriculum/index.ts'

const wordOf = (word: string, sound_groups = word, read_letters = word.split('').join(',')) =>
  ({ word, sound_groups, read_letters }) as Word

/** Returns a word with the data of the step that teaches it. */
function taught(text: string): TaughtWord {
  for (const { category, words } of listTeachingSteps(loadCurriculum())) {
    const word = Object.values(words)
      .flat()
      .find((candidate) => candidate.word === text)
    if (word) return { word: word as unknown as Word, marked: word.marked, category }
  }
  throw new Error(`${text} is not taught.`)
}

const attempt = (input: string, place: number | null) => ({ kind: 'attempt' as const, input, place })
const answer = (input: string) => ({ kind: 'answer' as const, input, place: null })

test.each<
  [string, TemplateName, Word, ReturnType<typeof attempt> | ReturnType<typeof answer>, string | null]
>([
  ['another letter', 'LuisterTyp', wordOf('vis'), attempt('f', 0), 'fis'],
  ['a letter left out', 'LuisterTyp', wordOf('bommen'), attempt('e', 3), 'bomen'],
  ['the last letter', 'LetterBlokken', wordOf('hond'), attempt('t', 3), 'hont'],
  ['a whole answer', 'OefenDictee', wordOf('bommen'), answer('bomen'), 'bomen'],
  ['a klankgroep typed', 'TypKlankgroepen1', wordOf('kikker', 'ki,kker'), attempt('a', 1), 'kakker'],
  ['the first klankgroep', 'TypKlankgroepen2', wordOf('kikker', 'ki,kker'), attempt('a', 1), 'kakker'],
  ['a place that may count spaces', 'TypKlankgroepen2', wordOf('kikker', 'ki,kker'), attempt('k', 5), null],
  ['a wrong cut', 'TypKlankgroepen2', wordOf('kikker', 'ki,kker'), attempt(' ', 1), null],
  ['a sound that was chosen', 'KiesKlank', wordOf('ijs', 'ijs', 'ij,s'), attempt('ei', 0), 'eis'],
  ['a colour', 'Blokken', wordOf('vis'), attempt('red', 1), null],
  ['a letter of blocks', 'Blokken', wordOf('vis'), attempt('f', 0), 'fis'],
  ['a word in a sentence', 'Zinnen2', wordOf('trein'), attempt('trijn', null), 'trijn'],
  ['a sentence', 'Zinnen1', wordOf('ei'), answer('Ik ga op reis.'), null],
  ['an anchor', 'SorteerLeer', wordOf('ei'), attempt('12', null), null],
  ['no place', 'LuisterTyp', wordOf('vis'), attempt('f', null), null],
])('%s (%s)', (_what, template, word, move, written) => {
  const spelling = readWrittenWord(template, word, move)
  expect(spelling && readSpelling({ word, category: '' }, spelling).whole).toBe(written)
})

test.each<
  [string, TemplateName, Word, ReturnType<typeof attempt> | ReturnType<typeof answer>, string | null]
>([
  ['the first letter', 'LeesTyp', wordOf('schoen'), attempt('x', 0), 'x…'],
  ['a later one', 'LuisterTyp', wordOf('bommen'), attempt('e', 3), 'bome…'],
  ['the last', 'LetterBlokken', wordOf('hond'), attempt('t', 3), 'hont'],
  ['one too many', 'LeesTyp', wordOf('vis'), attempt('s', 3), 'viss'],
  ['a whole word', 'LeesTyp', wordOf('vis'), answer('vi'), 'vi'],
  ['a choice', 'KiesKlank', wordOf('ijs', 'ijs', 'ij,s'), attempt('ei', 0), 'eis'],
  ['a colour', 'Blokken', wordOf('vis'), attempt('red', 1), null],
])('GIDS-6 a child sees no more than it wrote: %s (%s)', (_what, template, word, move, written) => {
  const spelling = readWrittenWord(template, word, move)
  expect(spelling && formatWrittenWord(spelling)).toBe(written)
})

describe('WEET-3 a refused letter', () => {
  const read = (word: string, begun: string) => {
    const [input = '', place] = [begun.at(-1), begun.length - 1]
    return diagnoseMove('LuisterTyp', taught(word), attempt(input, place))
  }

  test.each([
    ['robot', 'roo', 'verenkeling:kg-L'],
    ['trein', 'tri', 'ei-ij:ei'],
  ])('the refused letter of %s, %s… is read as the error that it began', (word, begun, error_class) => {
    const found = read(word, begun)
    expect([found.error_class, found.is_rebuilt]).toEqual([error_class, true])
    expect(found.feedback).not.toMatch(/overgeslagen|vergeet|te veel|volgorde/)
  })

  test('a refused letter that begins no likely error gets no explanation and neutral feedback', () => {
    expect(read('trein', 'q')).toEqual({
      error_class: 'onbekend:',
      feedback: 'Kijk en luister nog eens goed naar dit woord.',
      is_rebuilt: false,
    })
  })
})

test.each([
  ['voetbal', 'voet ', 'aaneen:samenstelling', /aan elkaar/],
  ['voetbal', 'voet-', 'koppelteken:koppel', /geen streepje/],
  ['robot', "robo'", "apostrof:mv-'s", /geen hoge komma/],
])('WEET-5 a refused sign keeps its error: %s written as %s…: %s', (word, begun, error_class, sentence) => {
  const move = attempt(begun.at(-1) ?? '', begun.length - 1)
  const found = diagnoseMove('LuisterTyp', taught(word), move)
  expect(found.error_class).toBe(error_class)
  expect(found.feedback).toMatch(sentence)
})

test.each<[TemplateName, string, ReturnType<typeof attempt> | ReturnType<typeof answer>, string, RegExp]>([
  ['OefenDictee', 'vindt', answer('vind'), 'ww-t:ww-nu', /^Hij, zij of het/],
  ['Werkwoord', 'getekend', answer('getekent'), 'ww-vd:ww-toen', /toen/],
  ['Zinnen2', 'verdwaald', attempt('verdwaalt', 4), 'ww-nu-vd:ww-toen', /al klaar/],
  ['LuisterTyp', 'loopt', answer('loop'), 'ww-t:ww-nu', /zet er een t achter/],
  ['LuisterTyp', 'leefde', attempt('t', 4), 'ww-te-de:ww-toen', /kofschip/],
])('VERB-2 %s: %s', (template, word, move, error_class, sentence) => {
  const found = diagnoseMove(template, taught(word), move)
  expect(found).toMatchObject({ error_class, feedback: expect.stringMatching(sentence) as string })
})

test.each([
  ['lopen', 'lope', 'slot-n:stomme-e', 'Je hoort de n aan het eind bijna niet, maar je schrijft hem wel.'],
  ['fietst', 'fiets', 'ww-dt:ww-nu', 'Zoek de ik-vorm van dit werkwoord: komt er nog een t achter?'],
  ['robot', 'ro', 'onbekend:', 'Er hoort nog iets achter.'],
])('WEET-4 %s cut short to %s: %s', (word, written, error_class, feedback) => {
  const found = diagnoseMove('LuisterTyp', taught(word), answer(written))
  expect(found).toEqual({ error_class, feedback, is_rebuilt: false })
})

test('both errors are logged, but the feedback is about the error that the step teaches', () => {
  const diagnosis = diagnoseMove('StapDictee', { ...taught('ballon'), category: 'kg-K' }, answer('palon'))
  expect(diagnosis.error_class?.split(',')).toHaveLength(2)
  expect(diagnosis.error_class).toContain('verdubbeling:kg-K')
  expect(diagnosis.feedback).toContain('dubbel')
})

test.each([
  ['bruidstaart', 'bruidtaart', 'tussen-s:tussen-s'],
  ['zeester', 'zeesteer', 'lang-kort:lang'],
  ['postbode', 'posbode', 'samenstelling:samenst-weg'],
  ['expeditie', 'expeeditie', 'stomme-e:stomme-e'],
])('%s written as %s is explained by marks and codes of its author', (word, written, error_class) => {
  expect(diagnoseMove('OefenDictee', taught(word), answer(written)).error_class).toBe(error_class)
})

test('any input for any word is diagnosed without an exception, and its error class can be parsed', () => {
  const steps = loadCurriculum().steps
  const anyWord = fc
    .constantFrom(...steps)
    .chain((step) =>
      fc
        .constantFrom(...Object.values(step.words).flat())
        .map((word) => ({ step, word: word as unknown as Word })),
    )
  const anyTemplate = fc.constantFrom(...(Object.keys(templates) as TemplateName[]))
  fc.assert(
    fc.property(
      anyWord,
      anyTemplate,
      fc.constantFrom<'attempt' | 'answer'>('attempt', 'answer'),
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.option(fc.nat(40)),
      ({ step, word }, template, kind, input, place) => {
        const { error_class } = diagnoseMove(
          template,
          { word, marked: undefined, category: step.category },
          { kind, input, place },
        )
        for (const entry of error_class?.split(',') ?? []) expect(entry).toMatch(/^[^:,]+:[^:,]*$/)
      },
    ),
    { numRuns: 100 },
  )
})

describe('ZIN-4 a capital and a mark of a dictated sentence are explained in steps that ask them', () => {
  const sentence = "'Mag ik peren, Anna?' vroeg Tom."
  const dictated = (written: string, category = 'leestekens') => {
    const word = taught('peren').word
    return diagnoseMove('ZinDictee', { word: { ...word, sentence }, category }, answer(written))
  }

  test.each([
    ["'mag ik peren, Anna?' vroeg Tom.", 'hoofdletter:hoofdletter', /^Kijk naar de hoofdletters/],
    ["'Mag ik peren Anna?' vroeg Tom.", 'leesteken:leestekens', /^Kijk naar de leestekens/],
    ["'mag ik peren Anna?' vroeg Tom.", 'hoofdletter:hoofdletter,leesteken:leestekens', /leestekens/],
  ])('%s: %s', (written, error_class, feedback) => {
    const found = dictated(written)
    expect(found.error_class).toBe(error_class)
    expect(found.feedback).toMatch(feedback)
  })

  test('a wrong capital or mark is no error in other steps', () => {
    expect(dictated('mag ik peren anna vroeg tom', 'kg-L').error_class).toBeNull()
  })
})
