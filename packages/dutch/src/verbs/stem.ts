import { englishStems, irregularStems, stressedEren } from './stem-lists.ts'

const vowels = 'aeiouëïöü'
const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowels.includes(letter)
const hasVowel = (text: string): boolean => /[aeiouyëïöü]/u.test(text)

/** Prefixes that are never separated. They replace ge (ontdekt). */
const unstressed = ['be', 'ge', 'ver', 'ont', 'her', 'mis']
/** Prefixes that some verbs separate; these verbs have a bar: over|komen, but overleven. */
const staying = ['over', 'onder', 'achter', 'voor', 'door', 'weer', 'om', 'vol']
/** Verbs that look as if they have a prefix, but have none. */
const withoutPrefix: ReadonlySet<string> = new Set(['bezemen', 'geselen', 'beteren', 'weerlichten', 'omen'])
const withEr: ReadonlySet<string> = new Set(['erkennen', 'ervaren'])

/** True for a verb. False for the rest of a verb like geven or bellen. */
const isVerb = (rest: string): boolean =>
  rest.length > 3 && /^[^aeiouëïöü]{0,3}(?:[aeiouyëïöü].*[eë]n|aan|ien|oen)$/u.test(rest)

/** True if prefix and rest share a vowel, as ei, ee or eu: beitelen, geeuwen, geuren. */
const joins = (prefix: string, rest: string): boolean => prefix.endsWith('e') && /^[eiu]/u.test(rest)

/** Returns the prefix of a verb whose participle has no ge; '' if there is none. */
export function findPrefix(verb: string): string {
  if (withoutPrefix.has(verb)) return ''
  if (withEr.has(verb)) return 'er'
  const found = [...unstressed, ...staying].find((prefix) => {
    const rest = verb.slice(prefix.length)
    return verb.startsWith(prefix) && isVerb(rest) && !joins(prefix, rest)
  })
  return found ?? ''
}

export function splitParticle(infinitive: string): { particle: string; verb: string } {
  const at = infinitive.indexOf('|')
  return at < 0
    ? { particle: '', verb: infinitive }
    : { particle: infinitive.slice(0, at), verb: infinitive.slice(at + 1) }
}

export const isEnglish = (verb: string): boolean => englishStems.has(verb)

/** Returns the verb without -en: lev(en), verhuiz(en), fax(en), gam(en). 't Kofschip applies to its end. */
export function cutVerbRoot(verb: string): string {
  return verb.replace(/[eë]?n$/u, '')
}

export function makeIkVorm(verb: string): string {
  const known = englishStems.get(verb) ?? irregularStems.get(verb)
  if (known !== undefined) return known
  const prefix = findPrefix(verb)
  const inner = verb.slice(prefix.length)
  const irregular = irregularStems.get(inner)
  if (irregular !== undefined) return prefix + irregular
  return prefix + hardened(lengthened(cutVerbRoot(inner), inner))
}

const hardened = (stem: string): string => stem.replace(/v$/u, 'f').replace(/z$/u, 's')

/** Removes a doubled consonant (bakk > bak) and doubles a long vowel (lop > loop). */
function lengthened(root: string, verb: string): string {
  const last = root.at(-1) ?? ''
  const vowel = root.at(-2) ?? ''
  if (last === vowel && !isVowel(last)) return root.slice(0, -1)
  const isOpen = !isVowel(last) && last !== 'w' && last !== 'x' && 'aeou'.includes(vowel) && vowel !== ''
  if (!isOpen || isVowel(root.at(-3))) return root
  return isWeak(root, verb) ? root : root.slice(0, -1) + vowel + last
}

/** True if the root has a stomme e: luister(en), wandel(en), teken(en); not leer(en) or probeer(en). */
function isWeak(root: string, verb: string): boolean {
  if (!/e[lmnr]$/u.test(root) || !hasVowel(root.slice(0, -2))) return false
  return !stressedEren.has(verb)
}
