import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conjugateVerb, makeVerbScheme } from './conjugate.ts'
import { makeIkVorm } from './stem.ts'
import { readInfinitive, verbPersons, verbTimes, type VerbForm } from './verb-form.ts'
import { verbTable } from './verbs.fixture.ts'

const verbs = verbTable.map(({ infinitive }) => infinitive)

test('VERB-1 more than 150 verbs are checked', () => {
  expect(new Set(verbs).size).toBeGreaterThan(150)
})

test.each(verbTable)('VERB-1 $infinitive: ik $ik, hij $hij, toen $past, $participle', (verb) => {
  const { infinitive } = verb
  const form = (more: Partial<VerbForm>) => conjugateVerb({ infinitive, person: null, time: 'nu', ...more })
  expect({
    infinitive,
    ik: form({ person: 'ik' }),
    hij: form({ person: 'hij' }),
    past: form({ person: 'hij', time: 'toen' }),
    participle: form({ time: 'klaar' }),
  }).toEqual(verb)
})

test.each<[VerbForm, string]>([
  [{ infinitive: 'worden', person: 'jij', time: 'nu' }, 'wordt'],
  [{ infinitive: 'worden', person: 'jij', time: 'nu', inversion: true }, 'word'],
  [{ infinitive: 'vinden', person: 'u', time: 'nu' }, 'vindt'],
  [{ infinitive: 'vinden', person: 'u', time: 'nu', inversion: true }, 'vindt'],
  [{ infinitive: 'lopen', person: 'wij', time: 'nu' }, 'lopen'],
  [{ infinitive: 'lopen', person: 'wij', time: 'toen' }, 'liepen'],
  [{ infinitive: 'wachten', person: 'wij', time: 'toen' }, 'wachtten'],
  [{ infinitive: 'leven', person: 'wij', time: 'toen' }, 'leefden'],
  [{ infinitive: 'hebben', person: 'jij', time: 'nu' }, 'hebt'],
  [{ infinitive: 'zijn', person: 'hij', time: 'nu' }, 'is'],
  [{ infinitive: 'kunnen', person: 'hij', time: 'nu' }, 'kan'],
  [{ infinitive: 'bestaan', person: 'hij', time: 'nu' }, 'bestaat'],
  [{ infinitive: 'zetten', person: null, time: 'gebod' }, 'zet'],
  [{ infinitive: 'houden', person: null, time: 'gebod' }, 'houd'],
  [{ infinitive: 'zwemmen', person: null, time: 'infinitief' }, 'zwemmen'],
  [{ infinitive: 'op|bellen', person: null, time: 'infinitief' }, 'opbellen'],
  [{ infinitive: 'verbreden', person: null, time: 'bijvoeglijk' }, 'verbrede'],
  [{ infinitive: 'vergroten', person: null, time: 'bijvoeglijk' }, 'vergrote'],
  [{ infinitive: 'redden', person: null, time: 'bijvoeglijk' }, 'geredde'],
  [{ infinitive: 'zetten', person: null, time: 'bijvoeglijk' }, 'gezette'],
  [{ infinitive: 'verven', person: null, time: 'bijvoeglijk' }, 'geverfde'],
  [{ infinitive: 'bakken', person: null, time: 'bijvoeglijk' }, 'gebakken'],
  [{ infinitive: 'branden', person: null, time: 'bijvoeglijk' }, 'gebrande'],
  [{ infinitive: 'updaten', person: null, time: 'bijvoeglijk' }, 'geüpdatete'],
  [{ infinitive: 'aan|branden', person: null, time: 'bijvoeglijk' }, 'aangebrande'],
  [{ infinitive: 'gebeuren', person: 'hij', time: 'nu' }, 'gebeurt'],
  [{ infinitive: 'gebeuren', person: null, time: 'klaar' }, 'gebeurd'],
])('VERB-1 %o is %s', (verb, form) => {
  expect(conjugateVerb(verb)).toBe(form)
})

const isIrregular = /^(?:ver|be)?(?:gaan|staan|slaan|hebben|zijn|kunnen|zullen)$/u

const anyVerb = fc.record({
  infinitive: fc.constantFrom(...verbs),
  person: fc.constantFrom(...verbPersons, null),
  time: fc.constantFrom(...verbTimes),
  inversion: fc.boolean(),
})

describe('VERB-1 for any verb', () => {
  test('the form is base and ending, unless it is strong or the whole verb', () => {
    fc.assert(
      fc.property(anyVerb, (verb) => {
        const { form, base, ending } = makeVerbScheme(verb)
        const isBuilt = ending !== 'sterk' && ending !== 'geheel' && !isIrregular.test(verb.infinitive)
        const isPlain = verb.time === 'nu' || verb.time === 'toen' || verb.time === 'gebod'
        expect(!isBuilt || (isPlain ? form === base + ending : form.endsWith(ending))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('no ik-vorm ends in v, z or a double consonant, and no present form in tt (except app)', () => {
    for (const verb of verbs.filter((known) => known !== 'appen')) {
      const stem = makeIkVorm(verb.split('|').at(-1) ?? '')
      expect(stem).not.toMatch(/(?:[vz]|([bcdfgklmnprst])\1)$/u)
      for (const person of verbPersons)
        expect(conjugateVerb({ infinitive: verb, person, time: 'nu' })).not.toMatch(/tt$/u)
    }
  })

  test('a participle has ge, a prefix or a particle, and ends in d, t or n', () => {
    for (const infinitive of verbs) {
      const form = conjugateVerb({ infinitive, person: null, time: 'klaar' })
      expect(form).toMatch(/[dtn]$/u)
      expect(form).toMatch(/ge|^(?:be|ver|ont|her|er|mis|over|onder|voor|achter|vol|om|door|weer)/u)
      expect(readInfinitive({ infinitive })).not.toContain('|')
    }
  })
})

test('a text that is not an infinitive never throws', () => {
  for (const infinitive of ['constructor', '__proto__', '|', '', 'x', '\ud800|', 'toString|en'])
    for (const time of verbTimes)
      for (const person of verbPersons)
        expect(typeof conjugateVerb({ infinitive, person, time })).toBe('string')
})
