import type { VerbForm } from '@letterliaan/contract'
import { conjugateVerb } from '@letterliaan/dutch/verbs'
import { forEachWord, type ContentToCheck, type ContentFinding } from '../content.ts'
import { containsWholeWord } from './sentences.ts'

/** Requires that the word is the form of its verb, and that the sentence names the person (VERB-1). */
export function checkVerbs(content: ContentToCheck): ContentFinding[] {
  return forEachWord(content, ({ word, file: { verb } }, { step }) => {
    if (verb === undefined) return step.category.startsWith('ww-') ? ['has no verb'] : []
    return [
      ...checkForm(word.word, verb),
      ...checkPerson(verb),
      ...checkSubject(word.sentence, verb),
      ...checkOrder(word, verb),
    ]
  })
}

function checkForm(word: string, verb: VerbForm): string[] {
  const form = conjugateVerb(verb)
  return form === word ? [] : [`is not the form of ${verb.infinitive} that is asked: "${form}"`]
}

const asksPerson = ({ time }: VerbForm): boolean => time === 'nu' || time === 'toen'

function checkPerson(verb: VerbForm): string[] {
  if (asksPerson(verb) !== (verb.person !== null))
    return [asksPerson(verb) ? 'its verb has no person' : `its verb has a person at time "${verb.time}"`]
  return asksPerson(verb) && verb.subject === null ? ['nobody does it: its verb has no subject'] : []
}

const personOf: Readonly<Record<string, string>> = {
  ik: 'ik',
  jij: 'jij',
  je: 'jij',
  u: 'u',
  hij: 'hij',
  wij: 'wij',
  we: 'wij',
}

function checkSubject(sentence: string, { subject, person }: VerbForm): string[] {
  if (subject === null) return []
  if (!containsWholeWord(sentence, subject)) return [`its subject "${subject}" is not in its sentence`]
  const own = personOf[subject.toLowerCase()]
  return own === undefined || person === null || own === person
    ? []
    : [`its subject "${subject}" is not of person "${person}"`]
}

/** Requires jij directly after the verb if the verb has inversion, and nowhere else. */
function checkOrder({ word, sentence }: { word: string; sentence: string }, verb: VerbForm): string[] {
  const isBehind = verb.person === 'jij' && containsWholeWord(sentence, `${word} ${verb.subject ?? ''}`)
  if (isBehind === (verb.inversion === true)) return []
  return [isBehind ? 'jij follows the verb: inversion' : 'jij does not follow the verb']
}
