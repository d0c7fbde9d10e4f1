import { conjugateVerb, makeVerbScheme, type VerbScheme } from '../../verbs/conjugate.ts'
import { splitParticle } from '../../verbs/stem.ts'
import { verbPersons, verbTimes, type VerbForm } from '../../verbs/verb-form.ts'
import type { VerbTag } from '../tags.ts'
import { chooseHintForT, chooseHintWithoutT, verbHints, type VerbHint } from './verb-hints.ts'

export interface VerbError {
  readonly tag: VerbTag
  readonly hint: VerbHint
}

type WrongForm = readonly [form: string, tag: VerbTag, hint: VerbHint]

/** Swaps the last t and d, which sound alike. */
const otherEnd = (form: string): string =>
  form.endsWith('d') ? `${form.slice(0, -1)}t` : form.endsWith('t') ? `${form.slice(0, -1)}d` : form

const endsInSound = (base: string): boolean => /[dt]$/u.test(base)

/** Returns the stem with the letter that a child hears: wort, vint. */
const wrongStems = (base: string, endings: readonly string[]): WrongForm[] =>
  endsInSound(base) ? endings.map((ending) => [otherEnd(base) + ending, 'ww-stam', verbHints.stem]) : []

function wrongWithT(verb: VerbForm, { base, form }: VerbScheme): WrongForm[] {
  if (base.endsWith('t'))
    return [[`${base}t`, 'ww-geen-t', verbHints.endsInT], ...wrongStems(base, ['', 't'])]
  const hint = chooseHintForT(verb)
  const done = conjugateVerb({ ...verb, person: null, time: 'klaar' })
  return [
    [base, 'ww-t', hint],
    ...(otherEnd(done) === form ? [[done, 'ww-nu-vd', verbHints.nowNotDone] as const] : []),
    ...wrongStems(base, ['']),
    [`${base}d`, 'ww-t', hint],
    [`${base}dt`, 'ww-t', hint],
  ]
}

const wrongWithoutT = (verb: VerbForm, { base }: VerbScheme): WrongForm[] => [
  [`${base}t`, 'ww-geen-t', base.endsWith('t') ? verbHints.endsInT : chooseHintWithoutT(verb)],
  ...wrongStems(base, ['', 't']),
]

function wrongPresent(verb: VerbForm, scheme: VerbScheme): WrongForm[] {
  if (scheme.ending === 'geheel')
    return [scheme.base, `${scheme.base}t`].map((form) => [form, 'ww-n', verbHints.whole])
  const isBare = verb.time === 'gebod' || verb.person === 'ik' || verb.inversion === true
  return isBare && verb.person !== 'u' && verb.person !== 'hij'
    ? wrongWithoutT(verb, scheme)
    : wrongWithT(verb, scheme)
}

const weakEndings = ['te', 'de', 'ten', 'den']

function wrongPast(verb: VerbForm, { base, form, ending, root }: VerbScheme): WrongForm[] {
  const other: VerbForm = { ...verb, person: verb.person === 'wij' ? 'hij' : 'wij' }
  const number: WrongForm = [
    conjugateVerb(other),
    'ww-n',
    verb.person === 'wij' ? verbHints.more : verbHints.one,
  ]
  if (ending === 'sterk')
    return [
      number,
      [`${form}t`, 'ww-geen-t', verbHints.noTInPast],
      ...[base, form].flatMap((stem) =>
        weakEndings.map((weak): WrongForm => [stem + weak, 'ww-sterk', verbHints.strong]),
      ),
    ]
  const more = ending.endsWith('n') ? 'n' : ''
  const swapped = `${ending.startsWith('t') ? 'd' : 't'}e${more}`
  return [
    number,
    [base + swapped, 'ww-te-de', verbHints.kofschip],
    ...(endsInSound(base)
      ? [base, root].map((stem): WrongForm => [`${stem}e${more}`, 'ww-dubbel', verbHints.wholeStem])
      : [`${base}tte${more}`, `${base}dde${more}`].map((wrong): WrongForm => [
          wrong,
          'ww-dubbel',
          verbHints.onceOnly,
        ])),
    ...wrongStems(base, [ending, swapped]),
  ]
}

function wrongParticiple(verb: VerbForm, { base, form, ending }: VerbScheme): WrongForm[] {
  const { particle } = splitParticle(verb.infinitive)
  if (ending === 'sterk')
    return ['t', 'd', ''].flatMap((end) =>
      [`ge${base}${end}`, base + end].map((wrong): WrongForm => [
        particle + wrong,
        'ww-sterk',
        verbHints.strongDone,
      ]),
    )
  const now = conjugateVerb({ ...verb, person: 'hij', time: 'nu' })
  const swapped = otherEnd(form)
  const tag: readonly [VerbTag, VerbHint] =
    swapped === now && form.endsWith('d')
      ? ['ww-nu-vd', verbHints.doneNotNow]
      : ['ww-vd', verbHints.participle]
  return [
    [swapped, ...tag],
    [`${form}t`, 'ww-vd', verbHints.participle],
    [form.replace(/[dt]$/u, 'dt'), 'ww-vd', verbHints.participle],
  ]
}

function wrongAdjective(verb: VerbForm, { base, form }: VerbScheme): WrongForm[] {
  const past = conjugateVerb({ ...verb, person: 'hij', time: 'toen' })
  const swapped = form.replace(/[dt]+(?=e$)/u, (end) => (end.startsWith('d') ? 't' : 'd').repeat(end.length))
  const sounding = [swapped, `${base}de`, `${base}te`].filter((wrong) => wrong.length === form.length)
  const longer = [past, `${base}e`, `${base}de`, `${base}te`, `${base}ne`].filter(
    (wrong) => wrong.length > form.length,
  )
  return [
    ...sounding.map((wrong): WrongForm => [wrong, 'ww-bn', verbHints.participle]),
    ...longer.map((wrong): WrongForm => [wrong, 'ww-bn', verbHints.adjective]),
  ]
}

function specificOf(verb: VerbForm, scheme: VerbScheme): readonly WrongForm[] {
  switch (verb.time) {
    case 'nu':
    case 'gebod':
      return wrongPresent(verb, scheme)
    case 'toen':
      return wrongPast(verb, scheme)
    case 'klaar':
      return wrongParticiple(verb, scheme)
    case 'bijvoeglijk':
      return wrongAdjective(verb, scheme)
    case 'infinitief':
      return [scheme.base, `${scheme.base}t`].map((form) => [form, 'ww-n', verbHints.whole])
  }
}

const otherTimes = (verb: VerbForm): WrongForm[] =>
  verbTimes
    .filter((time) => time !== verb.time)
    .flatMap((time) => verbPersons.map((person) => conjugateVerb({ ...verb, time, person })))
    .map((form) => [form, 'ww-tijd', verbHints.time])

/** Returns children's misspellings of a verb form, each with its kind, or with the likelier of two kinds. */
export function listWrongForms(verb: VerbForm): ReadonlyMap<string, VerbError> {
  const scheme = makeVerbScheme(verb)
  const wrong = new Map<string, VerbError>()
  for (const [form, tag, hint] of [...specificOf(verb, scheme), ...otherTimes(verb)])
    if (form !== scheme.form && !wrong.has(form)) wrong.set(form, { tag, hint })
  return wrong
}
