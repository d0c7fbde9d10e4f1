import { toSchoolGroup } from '@letterliaan/rules/calendar'
import type { Difficulty, OwnStepBody, OwnWord, VerbForm, Word, WordCorrection } from '@letterliaan/contract'
import { conjugateVerb } from '@letterliaan/dutch/verbs'
import { completeExercise } from '../load/exercise.ts'
import { analyseWord, codeFields, completeWord } from '../load/word.ts'
import { ExerciseFile, type CurriculumExercise, type CurriculumStep } from '../schema/step.ts'
import type { CurriculumWord, WordFile } from '../schema/word.ts'

/** Steps of the product have lower numbers. */
export const firstOwnNr = 10_000

/** The category of a list whose words have no category in common. */
export const mixedCategory = 'eigen'

/** Adds codes and defaults. `nr`: unique to this step. */
export function completeOwnStep(step: OwnStepBody, nr: number): CurriculumStep {
  const { label, rule, description, hint, tip, category, world, dl, anchors } = step
  const wordsAt = (difficulty: Difficulty): CurriculumWord[] =>
    step.words.filter(({ difficulties }) => difficulties.includes(difficulty)).map(completeOwnWord)
  return {
    nr,
    world,
    position: 1,
    label,
    category,
    strategy: 'regel',
    group: toSchoolGroup(dl),
    dl,
    rule,
    description,
    hint,
    tip,
    anchors,
    words: { 1: wordsAt(1), 2: wordsAt(2), 3: wordsAt(3) },
    recipe: step.recipe.map((exercise, at) => completeExercise({ ...exerciseDefaults, ...exercise }, at + 1)),
  }
}

const {
  template: _,
  name: __,
  description: ___,
  num_words: ____,
  ...exerciseDefaults
} = ExerciseFile.parse({
  template: 'LuisterTyp',
  name: 'x',
  description: 'x',
  num_words: 6,
})

export function toWordFile(own: OwnWord): WordFile {
  const { word, marked, correction, plural_form, image, sentence, verb } = own
  const file = {
    word,
    plural_form,
    image,
    sentence,
    ...(marked !== null && { marked }),
    ...(verb !== undefined && isStillVerb(own, verb) && { verb }),
    ...correction,
  }
  return correction === null ? file : { ...file, ...silence(file, correction) }
}

/** False if the word or its sentence changed after it was copied. */
const isStillVerb = ({ word, sentence }: OwnWord, verb: VerbForm): boolean =>
  conjugateVerb(verb) === word && (verb.subject === null || sentence.includes(verb.subject))

/** Returns codes that mark silent letters. Without such a code the rules would give the letter a sound. */
function silence(file: WordFile, { structure, structure_audio_parts }: WordCorrection): Partial<WordFile> {
  const sounds = structure_audio_parts.split(',')
  if (structure !== undefined || !sounds.includes('')) return {}
  const { graphemes } = analyseWord(file)
  const codes = graphemes.map(({ letters, code }, at) =>
    sounds[at] === '' ? (/\p{L}/u.test(letters) ? 'S1' : 'H1') : code,
  )
  return { structure: codes.join(',') }
}

export const completeOwnWord = (word: OwnWord): CurriculumWord => completeWord(toWordFile(word))

/** Adds the sounds that are generated from the texts of the word. */
export function toPlayedWord(word: CurriculumWord): Word {
  return {
    ...word,
    id: 1,
    difficulty: 1,
    colors: [...word.colors],
    template: null,
    file_name: word.word,
    audio_version: '',
    audio_word: true,
    audio_structure: word.structure_audio_parts !== '',
    audio_sound_groups: word.sound_groups !== '',
    audio_plural: word.plural_form !== null,
    audio_sentence: word.sentence !== '',
  }
}

/** Returns a step for editing. It may be a step of the product. */
export function toOwnStep(step: CurriculumStep): OwnStepBody {
  const { label, rule, description, hint, tip, category, world, dl, anchors, recipe } = step
  const words = new Map<string, OwnWord>()
  for (const difficulty of [1, 2, 3] as const) {
    for (const word of step.words[difficulty]) {
      const known = words.get(word.word)
      const difficulties = [...(known?.difficulties ?? []), difficulty]
      words.set(word.word, { ...(known ?? toOwnWord(word)), difficulties })
    }
  }
  return {
    label,
    rule,
    description,
    hint,
    tip,
    category,
    world,
    dl,
    anchors: [...anchors],
    words: [...words.values()],
    recipe: recipe.map(toOwnExercise),
  }
}

function toOwnWord(word: CurriculumWord): OwnWord {
  const { marked = null, plural_form, image, sentence } = word
  const plain: OwnWord = {
    word: word.word,
    marked,
    correction: null,
    plural_form,
    image,
    sentence,
    difficulties: [],
    ...(word.verb !== undefined && { verb: word.verb }),
  }
  const byRule = completeOwnWord(plain)
  if (codeFields.every((field) => String(byRule[field]) === String(word[field]))) return plain
  const { read_letters, structure_audio_parts, sound_groups } = word
  const letters = { read_letters, structure_audio_parts, sound_groups }
  const followed = completeOwnWord({ ...plain, correction: letters })
  return {
    ...plain,
    correction: {
      ...letters,
      ...(followed.structure !== word.structure && { structure: word.structure }),
      ...(followed.syllables !== word.syllables && { syllables: word.syllables }),
    },
  }
}

const toOwnExercise = ({
  exercise_type: { template, num_words },
  name,
  description,
  ...rest
}: CurriculumExercise): OwnStepBody['recipe'][number] => ({
  template,
  name,
  description,
  num_words,
  use_audio_word: rest.use_audio_word,
  use_audio_structure: rest.use_audio_structure,
  use_audio_sound_groups: rest.use_audio_sound_groups,
  use_audio_plural: rest.use_audio_plural,
  use_audio_sentence: rest.use_audio_sentence,
  repeat_exercise_after_complete: rest.repeat_exercise_after_complete,
})
