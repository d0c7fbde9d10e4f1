import { irregularPresent } from './stem-lists.ts'
import { makeIkVorm, isEnglish, findPrefix, cutVerbRoot, splitParticle } from './stem.ts'
import { strongVerbs, type StrongForms } from './strong-verbs.ts'
import type { VerbForm } from './verb-form.ts'

/** Parts of a form, used to build it and to explain errors. */
export interface VerbScheme {
  readonly form: string
  /** The text before the ending: the ik-vorm, or the participle of an adjective. */
  readonly base: string
  /** The text after `base`; `sterk` for a form learnt by heart, `geheel` for the whole verb. */
  readonly ending: VerbEnding
  /** The verb without -en: 't kofschip applies to its last letter. */
  readonly root: string
}

export type VerbEnding = '' | 't' | 'd' | 'te' | 'ten' | 'de' | 'den' | 'e' | 'sterk' | 'geheel'

/** True if a root ends in t, k, f, s, ch, p or x, or in such a sound of an English word. */
const hasHardEnd = (root: string): boolean => /(?:[tkfspxcq]|ch|sh)$/u.test(root)

export const choosePastSound = (verb: string): 't' | 'd' => (hasHardEnd(cutVerbRoot(verb)) ? 't' : 'd')

export function makeVerbScheme({ infinitive, person, time, inversion }: VerbForm): VerbScheme {
  const { particle, verb } = splitParticle(infinitive)
  const base = makeIkVorm(verb)
  const root = cutVerbRoot(verb)
  switch (time) {
    case 'nu':
      return { ...presentOf(verb, base, person, inversion === true), base, root }
    case 'toen':
      return { ...pastOf(verb, base, person === 'wij'), base, root }
    case 'klaar':
      return { ...participleOf(verb, base, particle), base, root }
    case 'bijvoeglijk':
      return { ...adjectiveOf(particle + participleOf(verb, base, '').form, verb), root }
    case 'gebod':
      return { form: verb === 'zijn' ? 'wees' : base, ending: '', base, root }
    case 'infinitief':
      return { form: particle + verb, ending: 'geheel', base, root }
  }
}

type Inflected = Pick<VerbScheme, 'form' | 'ending'>

function presentOf(verb: string, base: string, person: VerbForm['person'], isInverted: boolean): Inflected {
  if (person === 'wij') return { form: verb, ending: 'geheel' }
  const own = irregularPresent.get(verb)
  const prefix = own === undefined ? findPrefix(verb) : ''
  const irregular = own ?? irregularPresent.get(verb.slice(prefix.length))
  if (person === 'ik' || person === null || (person === 'jij' && isInverted))
    return { form: base, ending: '' }
  if (irregular !== undefined) {
    const form = prefix + irregular[person]
    return { form, ending: form.endsWith('t') ? 't' : 'sterk' }
  }
  return base.endsWith('t') ? { form: base, ending: '' } : { form: `${base}t`, ending: 't' }
}

/** Verbs that only look like a prefix and a strong verb. The past of ontmoeten is ontmoette, not ontmoest. */
const weakLookAlikes: ReadonlySet<string> = new Set(['ontmoeten'])

/** Returns the forms of a strong verb. The verb may have a prefix: onthouden is like houden. */
export function findStrongForms(verb: string): StrongForms | null {
  const own = strongVerbs.get(verb)
  if (own) return own
  const prefix = findPrefix(verb)
  const inner = strongVerbs.get(verb.slice(prefix.length))
  if (prefix === '' || !inner || weakLookAlikes.has(verb)) return null
  return {
    one: prefix + inner.one,
    more: prefix + inner.more,
    participle: prefix + inner.participle.replace(/^ge/u, ''),
  }
}

function weakPastOf(verb: string, base: string, isMore: boolean): Inflected {
  const ending = `${choosePastSound(verb)}e${isMore ? 'n' : ''}` as VerbEnding
  return { form: base + ending, ending }
}

function pastOf(verb: string, base: string, isMore: boolean): Inflected {
  const weak = weakPastOf(verb, base, isMore)
  const strong = findStrongForms(verb)
  if (strong === null) return weak
  const form = isMore ? strong.more : strong.one
  return form === weak.form ? weak : { form, ending: 'sterk' }
}

/** Adds ge and, if needed, a trema: geëindigd, geïnteresseerd, geüpload; but geuit, geijsd. */
function withGe(stem: string): string {
  if (stem.startsWith('e')) return `geë${stem.slice(1)}`
  if (/^i(?!j)/u.test(stem)) return `geï${stem.slice(1)}`
  return /^u(?!i)/u.test(stem) ? `geü${stem.slice(1)}` : `ge${stem}`
}

function participleOf(verb: string, base: string, particle: string): Inflected {
  const strong = findStrongForms(verb)
  const sound = choosePastSound(verb)
  const begun = findPrefix(verb) === '' ? withGe(base) : base
  const isClosed = base.endsWith('t') || base.endsWith('d')
  const weak = isClosed ? begun : begun + sound
  if (strong !== null && strong.participle !== weak)
    return { form: particle + strong.participle, ending: 'sterk' }
  return { form: particle + weak, ending: isClosed ? '' : sound }
}

/** Returns the form before a noun: verbrede, geredde, geverfde; gebakken does not change. */
function adjectiveOf(participle: string, verb: string): Pick<VerbScheme, 'form' | 'ending' | 'base'> {
  const base = participle
  if (base.endsWith('en')) return { form: base, ending: '', base }
  if (isEnglish(verb)) return { form: `${base}e`, ending: 'e', base }
  const short = base.replace(/([aeou])\1([dt])$/u, '$1$2')
  if (short !== base) return { form: `${short}e`, ending: 'e', base }
  const isShut = /(?:^|[^aeiouy])[aeiou][dt]$/u.test(base)
  return { form: isShut ? `${base}${base.at(-1)}e` : `${base}e`, ending: 'e', base }
}

export const conjugateVerb = (verb: VerbForm): string => makeVerbScheme(verb).form
