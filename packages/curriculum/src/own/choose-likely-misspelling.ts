import { analyse, errorTags, knownWords, listLikelyErrors, type AnalysisOverride } from '@letterliaan/dutch'
import { isMisspelling } from '@letterliaan/exercises/logic'
import { listWrongForms } from '@letterliaan/dutch/verbs'
import type { Word } from '@letterliaan/contract'

type CodedWord = Pick<
  Word,
  | 'id'
  | 'word'
  | 'sentence'
  | 'structure'
  | 'read_letters'
  | 'sound_groups'
  | 'structure_audio_parts'
  | 'category'
> &
  Partial<Pick<Word, 'verb'>>

/** Returns the same misspelling at each call (dutch.md §4.4); null if none is likely. */
export function chooseLikelyMisspelling(word: CodedWord, marked?: string): string | null {
  const { structure, read_letters, sound_groups, structure_audio_parts, category } = word
  const forms = misspeltForms(word)
  if (forms.length > 0) return forms[word.id % forms.length] ?? null
  const override: AnalysisOverride = { structure, read_letters, sound_groups, structure_audio_parts }
  const errors = listLikelyErrors(analyse(marked ?? word.word, override), maxErrors).filter(({ answer }) =>
    canReplaceWord(word, answer),
  )
  // If the misspelling is another word, only the sentence shows that it is wrong.
  const unlisted = errors.filter(({ answer }) => !knownWords.has(answer))
  const practised = unlisted.filter(({ tag }) => errorTags[tag].categories.includes(category ?? ''))
  const likely = unlisted.filter(({ tag }) => !ofBeginners.has(tag))
  const others = [likely, unlisted, errors].find(({ length }) => length > 0)?.slice(0, maxOthers) ?? []
  const chosen = practised.length > 0 ? practised : others
  return chosen[word.id % Math.max(1, chosen.length)]?.answer ?? null
}

/** Returns forms of the verb by another rule, which may be other words (*bloed* for *bloedt*). */
function misspeltForms({ verb, ...word }: CodedWord): readonly string[] {
  if (verb === undefined || verb.time === 'infinitief' || verb.time === 'bijvoeglijk') return []
  return [...listWrongForms(verb)]
    .filter(([form, { tag }]) => tag !== 'ww-n' && tag !== 'ww-tijd' && canReplaceWord(word, form))
    .map(([form]) => form)
    .slice(0, maxForms)
}

const maxForms = 2

/** Errors that only beginners make (kijkun). They are shown only if the step is about them. */
const ofBeginners: ReadonlySet<string> = new Set([
  'stomme-e',
  'be-ge-ver',
  'tweeteken',
  'medeklinker',
  'trema',
])

/** Number of likeliest errors used if the step practises none of them. */
const maxOthers = 3
const maxErrors = 20

/** True if the misspelling is one word and can replace this word in its sentence. */
export const canReplaceWord = (word: Pick<Word, 'word' | 'sentence'>, misspelt: string): boolean =>
  /^[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*$/u.test(misspelt) && isMisspelling(word, misspelt)
