import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyse } from '../../analyse.ts'
import { conjugateVerb } from '../../verbs/conjugate.ts'
import { verbPersons, verbTimes, type VerbForm } from '../../verbs/verb-form.ts'
import { verbTable } from '../../verbs/verbs.fixture.ts'
import { diagnoseAnalysis } from '../diagnose.ts'
import { reconstruct } from '../reconstruct.ts'
import { listWrongForms } from './wrong-forms.ts'

const now = (infinitive: string, person: VerbForm['person'], inversion = false): VerbForm => ({
  infinitive,
  person,
  time: 'nu',
  inversion,
})
const past = (infinitive: string, person: VerbForm['person'] = 'hij'): VerbForm => ({
  infinitive,
  person,
  time: 'toen',
})
const nobody = (infinitive: string, time: VerbForm['time']): VerbForm => ({ infinitive, person: null, time })

test.each<[VerbForm, string, string, RegExp]>([
  [now('worden', 'hij'), 'word', 'ww-t', /^Hij, zij of het/],
  [now('worden', 'jij'), 'word', 'ww-t', /^Jij of je staat ervoor/],
  [now('worden', 'u'), 'word', 'ww-t', /^Bij u/],
  [now('worden', 'hij'), 'wort', 'ww-stam', /hele werkwoord/],
  [now('worden', 'ik'), 'wordt', 'ww-geen-t', /^Bij ik/],
  [now('worden', 'ik'), 'wort', 'ww-stam', /hele werkwoord/],
  [now('worden', 'jij', true), 'wordt', 'ww-geen-t', /staat achter/],
  [now('vinden', 'hij'), 'vind', 'ww-t', /zet er een t achter/],
  [now('vinden', 'hij'), 'vint', 'ww-stam', /d of een t/],
  [now('lopen', 'hij'), 'loop', 'ww-t', /zet er een t achter/],
  [now('lopen', 'hij'), 'loopd', 'ww-t', /zet er een t achter/],
  [now('zetten', 'hij'), 'zett', 'ww-geen-t', /eindigt al op een t/],
  [now('zetten', 'hij'), 'zed', 'ww-stam', /hele werkwoord/],
  [now('lopen', 'wij'), 'loop', 'ww-n', /hele werkwoord/],
  [now('gebeuren', 'hij'), 'gebeurd', 'ww-nu-vd', /^Het is nu/],
  [nobody('gebeuren', 'klaar'), 'gebeurt', 'ww-nu-vd', /^Het is al klaar/],
  [nobody('verdwalen', 'klaar'), 'verdwaalt', 'ww-nu-vd', /^Het is al klaar/],
  [nobody('zetten', 'gebod'), 'zett', 'ww-geen-t', /eindigt al op een t/],
  [nobody('houden', 'gebod'), 'houdt', 'ww-geen-t', /moet doen/],
  [past('werken'), 'werkde', 'ww-te-de', /kofschip/],
  [past('faxen'), 'faxde', 'ww-te-de', /kofschip/],
  [past('leven'), 'leefte', 'ww-te-de', /kofschip/],
  [past('reizen', 'wij'), 'reisten', 'ww-te-de', /kofschip/],
  [past('wachten'), 'wachte', 'ww-dubbel', /^Schrijf eerst de ik-vorm/],
  [past('branden'), 'brande', 'ww-dubbel', /^Schrijf eerst de ik-vorm/],
  [past('praten'), 'prate', 'ww-dubbel', /^Schrijf eerst de ik-vorm/],
  [past('praten', 'wij'), 'praten', 'ww-dubbel', /^Schrijf eerst de ik-vorm/],
  [past('vergroten'), 'vergrote', 'ww-dubbel', /^Schrijf eerst de ik-vorm/],
  [past('kneden'), 'knede', 'ww-dubbel', /^Schrijf eerst de ik-vorm/],
  [past('branden'), 'brantte', 'ww-stam', /hele werkwoord/],
  [past('werken'), 'werktte', 'ww-dubbel', /te veel/],
  [past('werken', 'wij'), 'werkte', 'ww-n', /meer mensen/],
  [past('werken'), 'werkten', 'ww-n', /één mens/],
  [past('lopen'), 'loopte', 'ww-sterk', /verandert/],
  [past('lopen'), 'liepte', 'ww-sterk', /verandert/],
  [past('vinden'), 'vondt', 'ww-geen-t', /^Dit is toen/],
  [past('werken'), 'werkt', 'ww-tijd', /naar de zin/],
  [nobody('spelen', 'klaar'), 'gespeelt', 'ww-vd', /toen/],
  [nobody('fietsen', 'klaar'), 'gefietsd', 'ww-vd', /toen/],
  [nobody('branden', 'klaar'), 'gebrandt', 'ww-vd', /toen/],
  [nobody('branden', 'klaar'), 'gebrant', 'ww-vd', /toen/],
  [nobody('gamen', 'klaar'), 'gegamet', 'ww-vd', /toen/],
  [nobody('lopen', 'klaar'), 'geloopt', 'ww-sterk', /gaat anders/],
  [nobody('verbreden', 'bijvoeglijk'), 'verbreedde', 'ww-bn', /zo kort/],
  [nobody('vergroten', 'bijvoeglijk'), 'vergrootte', 'ww-bn', /zo kort/],
  [nobody('koken', 'bijvoeglijk'), 'gekookde', 'ww-bn', /toen/],
  [nobody('vernielen', 'bijvoeglijk'), 'vernielte', 'ww-bn', /toen/],
  [nobody('redden', 'bijvoeglijk'), 'gerette', 'ww-bn', /toen/],
  [nobody('redden', 'bijvoeglijk'), 'geredte', 'ww-bn', /toen/],
  [nobody('redden', 'bijvoeglijk'), 'gerede', 'verdubbeling', /korte klank/],
  [nobody('zetten', 'bijvoeglijk'), 'gezete', 'verdubbeling', /korte klank/],
])('VERB-2 %o written as %s is %s', (verb, written, tag, hint) => {
  const { errors } = diagnoseAnalysis(analyse(conjugateVerb(verb)), written, { verb })
  expect(errors).toMatchObject([{ tag, hint: expect.stringMatching(hint) as string }])
})

test.each([
  ['gebeurt', 'gebeurd', 'ww-nu-vd'],
  ['gebeurd', 'gebeurt', 'ww-nu-vd'],
  ['verdwaalt', 'verdwaald', 'ww-nu-vd'],
  ['bewaart', 'bewaard', 'ww-nu-vd'],
  ['gespeeld', 'gespeelt', 'ww-dt'],
  ['ontdekt', 'ontdekd', 'ww-dt'],
  ['hond', 'hont', 'd-t'],
])(
  'VERB-2 a wrong form outside the verb steps is explained too: %s written as %s is %s',
  (word, written, tag) => {
    expect(diagnoseAnalysis(analyse(word), written).errors.map((error) => error.tag)).toEqual([tag])
  },
)

test.each([
  ['leefde', 'leevde', 'f-v'],
  ['loopt', 'lopt', 'lang-kort'],
])('VERB-2 an error outside the verb ending keeps its kind: %s written as %s', (word, written, tag) => {
  const verb = word === 'loopt' ? now('lopen', 'hij') : past('leven')
  expect(diagnoseAnalysis(analyse(word), written, { verb }).errors.map((error) => error.tag)).toContain(tag)
})

test.each<[VerbForm, string, string]>([
  [now('worden', 'hij'), 'wort', 'ww-stam'],
  [now('gebeuren', 'hij'), 'gebeurd', 'ww-nu-vd'],
  [now('worden', 'ik'), 'wordt', 'ww-geen-t'],
  [past('werken'), 'werkd', 'ww-te-de'],
  [past('wachten'), 'wachte', 'ww-dubbel'],
])('VERB-2 a refused letter of %o, %s…, is read as the wrong form that it began', (verb, begun, tag) => {
  const { errors } = reconstruct(analyse(conjugateVerb(verb)), begun, { verb })
  expect(errors.map((error) => error.tag)).toEqual([tag])
})

test('VERB-2 no wrong form equals the right one, and each has one error with a sentence', () => {
  const verbs = fc.record({
    infinitive: fc.constantFrom(...verbTable.map(({ infinitive }) => infinitive)),
    person: fc.constantFrom(...verbPersons, null),
    time: fc.constantFrom(...verbTimes),
    inversion: fc.boolean(),
  })
  fc.assert(
    fc.property(verbs, (verb) => {
      const wrong = listWrongForms(verb)
      expect(wrong.has(conjugateVerb(verb))).toBe(false)
      const analysis = analyse(conjugateVerb(verb))
      for (const written of [...wrong.keys()].slice(0, 4)) {
        const { pieces, errors } = diagnoseAnalysis(analysis, written, { verb })
        expect(errors).toHaveLength(1)
        expect(pieces.map(({ answer }) => answer).join('')).toBe(written)
      }
    }),
    { numRuns: 300 },
  )
})
