import type {
  ExerciseCategory,
  Color,
  Difficulty,
  ExerciseDocument,
  ExerciseData,
  TemplateName,
  Word,
} from '@letterliaan/contract'
import type { Catalogue, SpokenLine } from '@letterliaan/texts'
import type { Flow, SpokenSound } from './flow.ts'

/** What an exercise tells of a word, its colours by name: over the API they go in hex (RUL-5). */
export interface TurnData extends Omit<ExerciseData, 'colors'> {
  readonly colors: readonly (Color | null)[]
}

/** The turn of one word: everything that judging and showing may know of it. */
export interface Turn {
  readonly word: Word
  /** The words of the run; in the turn of a story the two that were chosen for it. */
  readonly words: readonly Word[]
  /** What can be printed for the run. */
  readonly documents: readonly ExerciseDocument[]
  readonly exercise_data: TurnData
  readonly difficulty: Difficulty
}

/** What a PUT's `data` turned out to be: a wrong move on the way, an answer, or nothing that this template knows. */
export type ParsedMove<A> =
  | { readonly kind: 'attempt'; readonly attempt: string; readonly at: number | null }
  | { readonly kind: 'answer'; readonly answer: A }
  | { readonly kind: 'unreadable' }

/** How an answer went for one of the words that it is about. */
export interface WordOutcome {
  readonly word: string
  readonly right: boolean
}

/**
 * The verdict on one PUT. `words` are those that an answer counts for: as a rule the one whose turn it is; of a wrong
 * answer about several only those that went wrong. `input` is what goes into the log and into `last_answer`.
 * An attempt that is not wrong after all changes nothing: 'ignored'.
 */
export type Verdict =
  | { readonly kind: 'attempt'; readonly input: string }
  | {
      readonly kind: 'answer'
      readonly right: boolean
      readonly input: string
      readonly words: readonly WordOutcome[]
    }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'unreadable' }

/** How a template judges: pure, the same on both sides, and it never throws, whatever a client sent. */
export interface Judge<A = unknown> {
  /** Tells an attempt from an answer. */
  read(data: Readonly<Record<string, unknown>>): ParsedMove<A>
  /** Is a move wrong that was sent as an attempt? */
  isWrongAttempt(turn: Turn, attempt: string, at: number | null): boolean
  /** 'Right?' for an answer. ('Filled in?' is the flow's: `Flow.isFilledIn`.) */
  isRight(turn: Turn, answer: A): boolean
  /**
   * Only where one turn is about several words (the two of a story, all of a workbook): how the answer went for each, at
   * least one. When all are right the run is complete, and keeps just these words.
   */
  outcomes?(turn: Turn, answer: A): readonly WordOutcome[]
  /** What the child did as one readable text, for the log (rules.md, Log of answers); empty where it only read on. */
  toText(answer: A, turn: Turn): string
}

/**
 * A template without its looks (templates.md). `A` is the shape of an answer's `data`, `S` and `E` are the state and the
 * events of its flow.
 */
export interface TemplateLogic<
  N extends TemplateName = TemplateName,
  A = unknown,
  S = unknown,
  E = unknown,
> extends Judge<A> {
  readonly name: N
  readonly flow: Flow<S, E>
  readonly category: ExerciseCategory
  readonly is_dictation: boolean
  /**
   * How many answers a word gets before the next word comes whatever the answer (1 in a StapDictee and a Test, 2 in an
   * OefenDictee); null: until it is right.
   */
  readonly tries: number | null
  /** True where the word is hidden while the child works, so that there is a hide button (EX-18). */
  readonly hidesWord: boolean
  /** Does the word stand before the child as it is spelt? Where it does not, the help doesn't spell it either. */
  readonly showsWord?: true
  /** Does Enter submit at the content (EX-11)? Not in Verhaal and Zinnen1. */
  readonly enterSubmits: boolean
  /** Is the child told at once whether an answer was right? Not in a StapDictee and a Test. */
  readonly tellsOutcome: boolean
  /**
   * Is a whole word sent to be checked, right or wrong, and not its letters on the way? There a child can be asked how sure it
   * is (KALM-2).
   */
  readonly checksWholeWord?: true
  /** Does the child give letters their colours? The first time it is shown how (GIDS-10). */
  readonly givesColors?: true
  /** Does a step-test outro follow the outro (EX-1)? */
  readonly hasStepTestOutro: boolean
  /** What is spoken when a word's turn begins, in this order, as far as exercise and word have the sound. */
  readonly opensWith: readonly SpokenSound[]
  /** Sounds that its flow plays in addition to those that the exercise offers with a speaker button. */
  readonly speaks?: readonly SpokenSound[]
  /** How many words the child chooses at the intro (EX-3); none when left out. */
  readonly choosesWords?: number
  /** What the child writes with the words, of its own or as it was heard: the outro shows it (EX-7). */
  readonly writes?: 'own-sentences' | 'heard-sentences' | 'story'
  /** No help of any kind (rules.md, Tests). */
  readonly withoutHints?: true
  /** It gives help of its own after each of so many wrong moves; the help of all templates follows that (GIDS-5). */
  readonly growsOwnHelp?: number
  /** What is said in place of listening again, in a turn in which no sound tells what is right; null where one does. */
  unheardHelp?(turn: Turn): SpokenLine | null
  /** What it says of itself; left out where it has no texts of its own. */
  readonly texts?: Catalogue
  /** Above the words without a mistake, on the outro of a template in which they are not typed (rules.md, Exercise). */
  readonly rightWords?: SpokenLine
  /** Is how a word is spelt chosen, and not written? */
  readonly choosesSpelling?: true
  /** Only a run with documents can be played: a step leaves the exercise out while there are none. */
  readonly needsDocuments?: true
  /** Can this template be played with this word's data? The content check and the server ask it. */
  canPlay(word: Word): boolean
  /** Is it played with anchors of earlier steps too? The server gives what `anchorsToSort` makes of them. */
  readonly sortsAnchors?: true
  /** Changes to `exercise_data` that are particular to this template. */
  ownData?(word: Word): Partial<TurnData>
  /** What the child chooses among, as `exercise_data` tells it. */
  choicesOf?(turn: Turn): Pick<ExerciseData, 'choices' | 'gap'>
  /** What `expected_input` of the student exercise tells. */
  expectedInput(turn: Turn): string
}
