import type { Anchor, Difficulty, ExerciseDocument, PickableStep, Word } from '@letterliaan/contract'
import type {
  AnchorWord,
  CurriculumExercise,
  CurriculumSide,
  CurriculumStep,
  CurriculumWord,
  MixedStep,
} from '@letterliaan/curriculum'
import { analyse } from '@letterliaan/dutch'
import { chooseAnchorsToSort, addAnchors } from '@letterliaan/exercises/logic'
import { LRUCache } from 'lru-cache'
import type { Queries } from '../../db/database.ts'
import { decodeJson } from '../../db/json.ts'
import type { DocumentLinks, StepToPrint } from './document/links.ts'
import { findStepContent, findWordsOfSteps } from './queries.ts'
import type { SoundingOrganisation, Voices } from './voices.ts'

/** A version of a step. A version never changes, so it can be cached. */
export interface StepContent {
  readonly id: number
  readonly nr: number
  readonly world: number
  /** Null for a step that is not on the standard path (ADR 62). */
  readonly position: number | null
  readonly label: string
  readonly description: string
  readonly hint: string
  readonly tip: string
  readonly dl: number
  readonly category: string
  readonly strategy: CurriculumStep['strategy']
  readonly rule: string
  readonly anchors: Anchor[]
  readonly recipe: readonly CurriculumExercise[]
  readonly words: WordsByDifficulty
  /** Maps the words that their author marked to the marked text. */
  readonly marked: ReadonlyMap<string, string>
  readonly mixes: readonly MixedStep[]
  /** Words by spelling, if the step mixes two spellings (ADR 35). Undefined for a repetition. */
  readonly sides?: readonly WordsByDifficulty[] | undefined
  readonly pair: PickableStep['pair']
  /** The steps that teach the words, in 'Door elkaar' and in practice with words of other steps. */
  readonly mixedFrom?: readonly StepContent[]
  /** True for a set of one exercise, which an earlier version drew. */
  readonly hasOneExercise?: boolean
  /** The step's own words, and words of other steps that may be added. */
  readonly drawnFrom?: WordPools
}

export type WordsByDifficulty = Readonly<Record<Difficulty, Word[]>>

export interface WordPools {
  readonly own: WordsByDifficulty
  readonly others: WordsByDifficulty
}

export const findWordOf = (
  { words }: Pick<StepContent, 'words'>,
  isIt: (word: Word) => boolean,
): Word | undefined => words[1].find(isIt) ?? words[2].find(isIt) ?? words[3].find(isIt)

/** Finds which step of 'Door elkaar' teaches a word. Returns undefined if the content is of one step. */
export const findMixedSource = (
  { mixedFrom }: Pick<StepContent, 'mixedFrom'>,
  word_id: number,
): StepContent | undefined => mixedFrom?.find((step) => findWordOf(step, ({ id }) => id === word_id))

export interface Contents {
  /** Returns a step without sounds: its words have an empty `audio_version`. */
  get(queries: Queries, curriculum_step_id: number): Promise<StepContent>
  /** Returns a step with the sounds that the organisation hears. */
  voiced(
    queries: Queries,
    curriculum_step_id: number,
    organisation: SoundingOrganisation,
  ): Promise<StepContent>
  /** Returns the anchors for sorting the words of a step (TPL-7). `earlier`: the steps before it on the path. */
  anchorsToSort(content: StepContent, earlier: readonly StepContent[]): Anchor[]
  documents(step: StepToPrint, content: StepContent): ExerciseDocument[]
}

/** Prefix of the names of uploaded pictures (docs/adr/0023-uploaded-pictures.md). */
export const ownPicturePrefix = 'eigen-'

export const testStepDescription = 'Laat zien wat je van deze wereld al kunt.'

export const toPictureUrl = (name: string): string =>
  name.startsWith(ownPicturePrefix) ? `/pictures/eigen/${name}.webp` : `/pictures/${name}.svg`

/** Enough for over a hundred steps of the product and some of each organisation. */
const maxCached = 1000

/** Creates the cache of step contents. `known`: contents with sounds that were read before, by id. */
export function createContents(
  voices: Voices,
  links: DocumentLinks,
  known: ReadonlyMap<number, StepContent> = new Map(),
): Contents {
  const silent = new LRUCache<number, StepContent>({ max: maxCached })
  /** Cached separately, because sounds take most of the time and many readers need none. */
  const withSounds = new LRUCache<number, StepContent>({ max: maxCached })
  for (const [id, content] of known) for (const cache of [silent, withSounds]) cache.set(id, content)

  const get = async (queries: Queries, id: number): Promise<StepContent> => {
    const content = silent.get(id) ?? (await readContent(queries, id))
    silent.set(id, content)
    return content
  }

  /** Cached, because choosing the anchors analyses all words of the step. */
  const sorted = new LRUCache<string, Anchor[]>({ max: maxCached })
  const sortAnchors = (content: StepContent, earlier: readonly StepContent[]): Anchor[] => {
    const key = [content, ...earlier].map(({ id }) => id).join(' ')
    const anchors =
      sorted.get(key) ?? chooseAnchorsToSort(content, Object.values(content.words).flat(), earlier)
    sorted.set(key, anchors)
    return anchors
  }

  return {
    get,
    anchorsToSort: sortAnchors,
    documents: (step, { label }) => links.of(step, label),
    async voiced(queries, id, organisation) {
      const content = withSounds.get(id) ?? (await addSounds(await get(queries, id), voices))
      withSounds.set(id, content)
      const voice = await voices.of(queries, organisation)
      return voice === null ? content : changeWords(content, voice)
    },
  }
}

async function addSounds(content: StepContent, voices: Voices): Promise<StepContent> {
  const described = Object.values(content.words)
    .flat()
    .map(async (word) => [word, Object.assign({}, word, await voices.describe(word))] as const)
  const withSounds = new Map(await Promise.all(described))
  return changeWords(content, (word) => withSounds.get(word) ?? word)
}

function changeWords(content: StepContent, change: (word: Word) => Word): StepContent {
  const changeLevels = ({ 1: easy, 2: middle, 3: hard }: WordsByDifficulty): WordsByDifficulty => ({
    1: easy.map(change),
    2: middle.map(change),
    3: hard.map(change),
  })
  const words = changeLevels(content.words)
  return { ...content, words, ...(content.sides && { sides: content.sides.map(changeLevels) }) }
}

async function readContent(queries: Queries, id: number): Promise<StepContent> {
  const row = await findStepContent(queries, id)
  const step = decodeJson<CurriculumStep>(row.content)
  const nrOf = (word: CurriculumWord): number => word.nr ?? row.nr
  const sources = new Set(Object.values(step.words).flatMap((words) => words.map(nrOf)))
  const rows = await findWordsOfSteps(queries, [...sources])
  const rowOf = new Map(rows.map((known) => [`${known.nr} ${known.word}`, known]))

  const completeWords = (difficulty: Difficulty): Word[] =>
    step.words[difficulty].map((word) => {
      const known = rowOf.get(`${nrOf(word)} ${word.word}`)
      if (!known) throw new Error(`The word ${word.word} of step ${row.nr} has no row.`)
      return completeWord(word, known, difficulty)
    })

  const { nr, world, position, label, description, hint, tip, dl, category, strategy, rule } = step
  const { recipe, mixes = [] } = step
  const categoryOf = (anchor: AnchorWord): string =>
    step.sides?.find((side) => side.anchors.some(({ word }) => word === anchor.word))?.category ?? category
  const anchors = step.anchors.map((anchor, index) =>
    toAnchor(anchor, { ...step, category: categoryOf(anchor) }, index + 1),
  )
  const helped = (difficulty: Difficulty): Word[] => {
    const complete = completeWords(difficulty)
    return step.sides === undefined
      ? addAnchors(complete, category, anchors)
      : step.sides.flatMap((side) => addAnchors(wordsOfSide(complete, side), side.category, anchors))
  }
  const words = { 1: helped(1), 2: helped(2), 3: helped(3) }
  return {
    id,
    nr,
    world,
    position: position ?? null,
    label,
    description,
    hint,
    tip,
    dl,
    category,
    strategy,
    rule,
    recipe,
    mixes,
    anchors,
    words,
    ...(step.sides && {
      sides: step.sides.map((side) => ({
        1: wordsOfSide(words[1], side),
        2: wordsOfSide(words[2], side),
        3: wordsOfSide(words[3], side),
      })),
    }),
    pair: step.sides
      ? {
          errors: [...(step.errors ?? [])],
          categories: [...new Set(step.sides.map((side) => side.category))],
        }
      : null,
    marked: new Map(
      Object.values(step.words).flatMap((ofLevel) =>
        ofLevel.flatMap(({ word, marked }) => (marked === undefined ? [] : [[word, marked] as const])),
      ),
    ),
  }
}

const wordsOfSide = (words: readonly Word[], side: CurriculumSide): Word[] =>
  words.filter(({ word }) => side.words.includes(word))

/** Derives an anchor's id from its step and place, because anchors have no table. A step has at most 9. */
function toAnchor(
  { word, ...anchor }: CurriculumStep['anchors'][number],
  { nr, category, rule: description, hint, tip }: CurriculumStep,
  place: number,
): Anchor {
  const rule = { description, hint, tip }
  const image_url = toPictureUrl(anchor.image)
  const { sound_groups } = analyse(word)
  return { ...anchor, id: nr * 10 + place, name: word, image_url, rule, category, sound_groups }
}

function completeWord(
  { word, structure, structure_audio_parts, sound_groups, read_letters, ...rest }: CurriculumWord,
  row: { readonly id: number; readonly file_name: string },
  difficulty: Difficulty,
): Word {
  const { colors, sentence, plural_form, image, verb } = rest
  return {
    id: row.id,
    word,
    difficulty,
    structure,
    structure_audio_parts,
    sound_groups,
    read_letters,
    colors: [...colors],
    sentence,
    plural_form,
    image,
    template: null,
    ...(verb !== undefined && { verb }),
    file_name: row.file_name,
    audio_version: '',
    audio_word: true,
    audio_structure: structure_audio_parts !== '',
    audio_sound_groups: sound_groups !== '',
    audio_plural: plural_form !== null,
    audio_sentence: sentence !== '',
  }
}

/** Creates contents that lack sounds and links to documents. Derived data depends on neither. */
export const createSilentContents = (): Contents =>
  createContents({ describe: async () => ({ audio_version: '' }), of: async () => null }, { of: () => [] })
