import type { Difficulty, OwnExercise, OwnStepBody, OwnStepFinding, OwnWord } from '@letterliaan/contract'
import { isSound } from '@letterliaan/dutch'
import { recipeTemplates, templates, type RecipeTemplate } from '@letterliaan/exercises/logic'
import { exercisesToPass } from '@letterliaan/rules'
import { formatCountOf } from '@letterliaan/texts/numbers'
import { analyseWord } from '../load/word.ts'
import { unseenCategories } from '../schema/unseen-categories.ts'
import type { CurriculumWord } from '../schema/word.ts'
import { containsWordLiterally } from './contains-word-literally.ts'
import { completeOwnWord, mixedCategory, toWordFile } from './own-step.ts'
import { countPlayable } from './propose-step.ts'
import { validateWord } from './validate-word.ts'
import { maxSentenceWords } from './split-words.ts'

export interface OwnStepSurroundings {
  readonly categories: ReadonlyMap<string, string>
  readonly hasPicture: (name: string) => boolean
}

/** Below this number of words a dictation proves little. */
const fewWords = 5
/** Below this number of words an exercise repeats itself. */
const fewPlayable = 3

/** Returns warnings, and errors that prevent saving because a child could not play or pass it. In Dutch. */
export function checkOwnStep(step: OwnStepBody, surroundings: OwnStepSurroundings): OwnStepFinding[] {
  const wordFindings = step.words.flatMap((word, at) => checkWord(word, at, step, surroundings))
  const findings = [
    ...checkTexts(step, surroundings),
    ...checkAnchors(step, surroundings),
    ...checkWordList(step),
    ...wordFindings,
  ]
  const areWordsRight = !wordFindings.some(({ severity }) => severity === 'error')
  return [...findings, ...checkPassing(step), ...(areWordsRight ? checkRecipe(step) : [])]
}

type Place = Partial<Pick<OwnStepFinding, 'word' | 'exercise'>>

const finding =
  (severity: OwnStepFinding['severity']) =>
  (field: OwnStepFinding['field'], message: string, place: Place = {}): OwnStepFinding => ({
    severity,
    field,
    word: null,
    exercise: null,
    ...place,
    message,
  })

const error = finding('error')
const warning = finding('warning')

function checkTexts({ rule, category }: OwnStepBody, { categories }: OwnStepSurroundings): OwnStepFinding[] {
  const findings: OwnStepFinding[] = []
  if (category !== mixedCategory && !categories.has(category))
    findings.push(error('label', `De spellingcategorie ‘${category}’ bestaat niet.`))
  if (rule === '')
    findings.push(warning('rule', 'Er is nog geen regel. De kinderen lezen hem boven de oefeningen.'))
  return findings
}

function checkAnchors({ anchors }: OwnStepBody, { hasPicture }: OwnStepSurroundings): OwnStepFinding[] {
  return anchors
    .filter(({ image }) => !hasPicture(image))
    .map(({ word }) => error('anchors', `Het plaatje bij ‘${word}’ is er niet. Kies een ander plaatje.`))
}

function checkWordList({ words }: OwnStepBody): OwnStepFinding[] {
  if (words.length === 0) return [error('words', 'Zet minstens één woord in de stap.')]
  const findings: OwnStepFinding[] = []
  if (words.length < fewWords)
    findings.push(
      warning(
        'words',
        `Met ${formatCountOf(words.length, 'woord', 'woorden')} is de stap gauw klaar: ${fewWords} of meer is beter.`,
      ),
    )
  const easiest = Math.min(...words.flatMap(({ difficulties }) => difficulties)) as Difficulty
  if (easiest > 1)
    findings.push(error('words', `Bij ${starsOf((easiest - 1) as Difficulty)} doet geen enkel woord mee.`))
  const seen = new Set<string>()
  for (const [at, { word }] of words.entries()) {
    if (seen.has(word)) findings.push(error('words', `‘${word}’ staat er twee keer.`, { word: at }))
    seen.add(word)
  }
  return findings
}

const starsOf = (difficulty: Difficulty): string => (difficulty === 1 ? 'één ster' : `${difficulty} sterren`)

function checkWord(
  own: OwnWord,
  at: number,
  { category }: OwnStepBody,
  { categories, hasPicture }: OwnStepSurroundings,
): OwnStepFinding[] {
  const { word, sentence, image } = own
  const place = { word: at }
  const refusal = validateWord(word) ?? refuseCorrection(own)
  if (refusal !== null) return [error('words', `${word}: ${refusal}`, place)]
  const findings: OwnStepFinding[] = []
  if (sentence !== '') findings.push(...checkSentence(own, place))
  if (image !== null && !hasPicture(image))
    findings.push(error('words', `Het plaatje bij ‘${word}’ is er niet.`, place))
  const shown = analyseWord(toWordFile(own)).categories.some((known) => known.category === category)
  if (categories.has(category) && !unseenCategories.has(category) && !shown)
    findings.push(
      warning('words', `In ‘${word}’ is niets te vinden van ‘${categories.get(category) ?? ''}’.`, place),
    )
  return findings
}

function checkSentence({ word, sentence }: OwnWord, place: Place): OwnStepFinding[] {
  if (!containsWordLiterally(sentence, word))
    return [error('words', `‘${word}’ staat niet als heel woord in zijn zin.`, place)]
  const findings: OwnStepFinding[] = []
  if (!/^['"\p{Lu}\p{N}].*[.!?]["']?$/u.test(sentence))
    findings.push(
      warning(
        'words',
        `De zin bij ‘${word}’ begint niet met een hoofdletter of eindigt niet met een punt.`,
        place,
      ),
    )
  if (sentence.split(/\s+/).length > maxSentenceWords)
    findings.push(
      warning(
        'words',
        `De zin bij ‘${word}’ is lang: ${maxSentenceWords} woorden is goed te onthouden.`,
        place,
      ),
    )
  return findings
}

/** Returns why a correction is refused. Its letters must spell the word, and its sounds must exist. */
function refuseCorrection({ word, marked, correction }: OwnWord): string | null {
  if (marked !== null && marked.replaceAll('|', '') !== word) return 'De streepjes horen bij een ander woord.'
  if (correction === null) return null
  const { read_letters, structure_audio_parts, sound_groups, structure, syllables } = correction
  const letters = read_letters.split(',')
  const sounds = structure_audio_parts.split(',')
  for (const list of [read_letters, sound_groups, ...(syllables === undefined ? [] : [syllables])])
    if (list.replaceAll(',', '') !== word || list.split(',').includes(''))
      return 'De letters van de verbetering vormen dit woord niet.'
  if (sounds.length !== letters.length || sounds.some((sound) => sound !== '' && !isSound(sound)))
    return 'Niet elke letter heeft een klank die er is.'
  const codes = structure?.split(',')
  if (codes && (codes.length !== letters.length || codes.some((code) => !/^[KLTDMSH][1-4]$/.test(code))))
    return 'De codes van de verbetering kloppen niet.'
  return null
}

/** Checks that a child can pass the step (RUL-1). */
function checkPassing({ recipe }: OwnStepBody): OwnStepFinding[] {
  const count = (category: string): number =>
    recipe.filter(({ template }) => templates[template].category === category).length
  const findings: OwnStepFinding[] = []
  for (const category of ['Verkennen', 'Oefenen'] as const)
    if (count(category) < exercisesToPass)
      findings.push(
        error(
          'recipe',
          `Een kind haalt de stap pas met ${exercisesToPass} oefeningen van ${category}. Voeg er nog toe.`,
        ),
      )
  if (!recipe.some(({ template }) => template === 'StapDictee'))
    findings.push(error('recipe', 'Zonder stapdictee kan een kind de stap niet halen.'))
  return findings
}

function checkRecipe({ recipe, words, anchors }: OwnStepBody): OwnStepFinding[] {
  const completed = words.map(completeOwnWord)
  return [
    ...recipe.flatMap((exercise, at) => checkExercise(exercise, at, completed, anchors.length)),
    ...checkOrder(recipe),
    ...checkSentences(recipe, words),
  ]
}

function checkExercise(
  { template, name }: OwnExercise,
  at: number,
  words: readonly CurriculumWord[],
  anchors: number,
): OwnStepFinding[] {
  const place = { exercise: at }
  if (!isRecipeTemplate(template))
    return [error('recipe', `${name}: een toets hoort niet bij de oefeningen.`, place)]
  if (templates[template].run?.sortsAnchors && anchors === 0)
    return [error('recipe', `${name}: zet eerst een ankerwoord bij de stap.`, place)]
  const playable = countPlayable(template, words)
  if (playable === 0 && words.length > 0)
    return [error('recipe', `${name}: geen van de woorden past bij deze oefening.`, place)]
  if (playable < Math.min(fewPlayable, words.length))
    return [warning('recipe', `${name}: maar ${playable} van de woorden past bij deze oefening.`, place)]
  return []
}

export const isRecipeTemplate = (template: string): template is RecipeTemplate =>
  recipeTemplates.some((known) => known === template)

const kinds = ['Verkennen', 'Oefenen', 'Dictee']

function checkOrder(recipe: readonly OwnExercise[]): OwnStepFinding[] {
  const order = recipe.map(({ template }) => kinds.indexOf(templates[template].category))
  return recipe.flatMap(({ name }, at) =>
    order.slice(0, at).some((before) => before > (order[at] ?? 0))
      ? [warning('recipe', `${name} komt na een oefening die een kind later pas kan.`, { exercise: at })]
      : [],
  )
}

function checkSentences(recipe: readonly OwnExercise[], words: readonly OwnWord[]): OwnStepFinding[] {
  const isAsked = recipe.some(({ use_audio_sentence }) => use_audio_sentence)
  const without = words.filter(({ sentence }) => sentence === '').length
  if (!isAsked || without === 0) return []
  const which =
    without === words.length
      ? 'De woorden hebben'
      : `${without} van de woorden ${without === 1 ? 'heeft' : 'hebben'}`
  return [warning('words', `${which} nog geen zin: in het dictee klinkt dan alleen het woord.`)]
}
