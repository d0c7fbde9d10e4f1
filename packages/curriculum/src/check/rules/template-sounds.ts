import type { TemplateName } from '@letterliaan/contract'
import type { CurriculumExercise } from '../../schema/exercise.ts'
import type { CheckedContent, Finding } from '../content.ts'
import { forEachStep } from '../content.ts'

type Sound = 'word' | 'sound_groups' | 'plural' | 'sentence'

/** What a child must be able to hear to play a template, the word that its content begins with too (templates.md). */
const neededSounds: Partial<Record<TemplateName, readonly Sound[]>> = {
  LeesLetters: ['word'],
  KijkLuister: ['word'],
  KijkLees: ['word'],
  LeesTyp: ['word'],
  KiesKlank: ['word'],
  Klankgroepen: ['word', 'sound_groups'],
  SorteerLeer: ['word'],
  Blokken: ['word'],
  SpeurKleur1: ['word'],
  SpeurKleur2: ['word'],
  LetterBlokken: ['word'],
  TypKlankgroepen1: ['sound_groups'],
  TypKlankgroepen2: ['word'],
  LuisterTyp: ['word'],
  TypHints: ['word'],
  Zinnen1: ['word'],
  Zinnen2: ['sentence'],
  Verhaal: ['word'],
  OefenDictee: ['word', 'sentence'],
  StapDictee: ['word', 'sentence'],
}

/** The templates in which a word is written by ear. */
const templatesByEar = new Set<TemplateName>([
  'KiesKlank',
  'Blokken',
  'LetterBlokken',
  'LuisterTyp',
  'TypHints',
])

/** Words that sound like another word (hart and hard, reis and rijs): only a sentence tells which is meant. */
const soundAlikeCategories = new Set([
  'eind-d',
  'd/t',
  'b/p',
  'ww-nu',
  'ww-toen',
  'ij',
  'ei',
  'au',
  'ou',
  'ch',
])

/** Steps that are about making a word longer: the plural is heard too (templates.md, LuisterTyp). */
const categoriesHeardInPlural = new Set(['eind-d', 'd/t', 'b/p'])

/** What an exercise cannot be done without can be heard. */
export function checkTemplateSounds(content: CheckedContent): Finding[] {
  return forEachStep(content, ({ step, recipe }) =>
    recipe.flatMap((exercise) =>
      soundsFor(exercise.exercise_type.template, step.category)
        .filter((sound) => !exercise[`use_audio_${sound}`])
        .map((sound) => messageFor(exercise, sound)),
    ),
  )
}

function soundsFor(template: TemplateName, category: string): readonly Sound[] {
  const sounds = new Set(neededSounds[template])
  if (templatesByEar.has(template) && soundAlikeCategories.has(category)) sounds.add('sentence')
  if (template === 'LuisterTyp' && categoriesHeardInPlural.has(category)) sounds.add('plural')
  return [...sounds]
}

const messageFor = ({ name, exercise_type }: CurriculumExercise, sound: Sound): string =>
  `${name}: ${exercise_type.template} needs use_audio_${sound} in this step`
