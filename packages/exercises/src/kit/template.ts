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
import type { TemplateSpelling } from './spelling.ts'
import type { Turn, TurnData } from './turn.ts'

export type { Turn, TurnData } from './turn.ts'

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
  read(data: AnswerData): ParsedMove<A>
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

/** What the API is sent as an answer: any JSON. */
export type AnswerData = Readonly<Record<string, unknown>>

/** How a template stands in the recipe of a step: what people read of it, and when it fits. */
export interface TemplateLesson {
  /** What children and adults call an exercise of it; an author may write more behind it. */
  readonly name: string
  /** A child's sentence that says what to do. */
  readonly task: string
  /** What the outro says to the child who completed it, however it went. */
  readonly after: string
  /** Its picture for a child who does not read yet, by its name in the emoji set (GIDS-4). */
  readonly picture: string
  /** How many words an exercise asks, where its author says nothing. */
  readonly numWords: number
  readonly sounds: {
    /** What can be heard, where its author says nothing. */
    readonly offered: readonly RecipeSound[]
    /** What a child must be able to hear to play it. */
    readonly needed: readonly RecipeSound[]
    /** What it needs too in a step of words that sound like others (hart and hard). */
    readonly neededForSoundAlikes?: readonly RecipeSound[]
    /** What it needs too in a step that makes words longer to hear their end. */
    readonly neededForLonger?: readonly RecipeSound[]
  }
  /** The number of the first step in which a child can do what it asks; 1 when left out. */
  readonly firstStep?: number
  /**
   * Its place among what is proposed of its category for a list of own words, by whether most of them have one klankgroep or
   * more; it is not proposed where there is none.
   */
  readonly ownWords?: { readonly short?: number; readonly long?: number }
}

export type RecipeSound = 'word' | 'structure' | 'sound_groups' | 'plural' | 'sentence'

/** What a template needs of a word, and shows of it. */
export interface TemplateWord {
  /**
   * Does the word stand before the child as it is spelt? `peek`: it is hidden, and a button shows it for a moment (EX-18).
   * Where it is not always shown, the help doesn't spell it either.
   */
  readonly shown: 'always' | 'peek' | 'never'
  /** Can this template be played with this word's data? Never with an empty word. The content check and the server ask it. */
  canPlay(word: Word): boolean
  /** Does it suit only some words by its nature? Then the other words of a step are left out of it. */
  readonly suitsSome?: true
}

/** How the turn of a word goes, beside its flow. */
export interface TemplateTurn {
  /** What is spoken when a word's turn begins, in this order, where exercise and word have the sound. */
  readonly opensWith: readonly SpokenSound[]
  /** Sounds that its flow plays in addition to those that the exercise offers with a speaker button. */
  readonly speaks?: readonly SpokenSound[]
  /** How many answers a word gets before the next word comes whatever the answer; without end when left out. */
  readonly tries?: number
  /** Is the child told only at the end of the run how its answers went? */
  readonly toldAtEnd?: true
  /**
   * Is a whole word sent to be checked, right or wrong, and not its letters on the way? There a child can be asked how sure
   * it is (KALM-2).
   */
  readonly checksWholeWord?: true
  /** Is Enter a new line of the text, and not the button (EX-11)? */
  readonly enterIsNewLine?: true
  /** Does the child give letters their colours? The first time it is shown how (GIDS-10). */
  readonly givesColors?: true
}

/** What the API tells of a turn, and takes as its answer. */
export interface TemplateData {
  /** Markdown for the API's documentation: the fields of a right answer's `data`, and where they come from. */
  readonly described: string
  /** The right answer to a turn, as the children of the demo school and of the tests send it. */
  right(turn: Turn): AnswerData
  /** What `expected_input` of the student exercise tells; the word when left out. */
  expectedInput?(turn: Turn): string
  /** Changes to `exercise_data` that are particular to this template. */
  ofWord?(word: Word): Partial<TurnData>
  /** What the child chooses among, as `exercise_data` tells it. */
  choicesOf?(turn: Turn): Pick<ExerciseData, 'choices' | 'gap'>
}

/** How its help differs from that of the others: help grows with each wrong move (GIDS-5), and begins with listening. */
export interface TemplateHelp {
  /** No help of any kind, and no hints (rules.md, Tests). */
  readonly never?: true
  /** It gives help of its own after each of the first wrong moves, this many; the help of all templates follows that. */
  readonly ownSteps?: number
  /** What is said in place of listening again, in a turn in which no sound tells what is right; null where one does. */
  insteadOfListening?(turn: Turn): SpokenLine | null
}

/** How a run of it differs from that of the others. */
export interface TemplateRun {
  /** Does it begin from nothing when it is opened, with a step-test outro after the outro (EX-1)? */
  readonly isDictation?: true
  /** How many words the child chooses at the intro (EX-3). */
  readonly choosesWords?: number
  /** Only a run with documents can be played: a step leaves the exercise out while there are none. It is done on paper. */
  readonly needsDocuments?: true
  /** Is it played with anchors of earlier steps too? The server gives what `anchorsToSort` makes of them. */
  readonly sortsAnchors?: true
}

/** How its outro differs from that of the others. */
export interface TemplateOutro {
  /** Above the words without a mistake, where they are not typed (rules.md, Exercise). */
  readonly rightWords?: SpokenLine
  /** Is how a word is spelt chosen, and not written? */
  readonly choosesSpelling?: true
  /** What the child wrote with the words, of its own or as it was heard, is shown (EX-7). */
  readonly writings?: 'own-sentences' | 'heard-sentences' | 'story'
}

/**
 * A template without its looks: all that anything needs to know of it. `A` is the shape of an answer's `data`, `S` and `E` are
 * the state and the events of its flow.
 */
export interface TemplateLogic<N extends TemplateName = TemplateName, A = unknown, S = unknown, E = unknown> {
  readonly name: N
  /** What only it says: `texts` of its `logic.ts`. What more templates say is in the catalogues of `@letterliaan/texts`. */
  readonly texts?: Catalogue
  readonly category: ExerciseCategory
  /** Null: it has a route of its own, and is never in the recipe of a step. */
  readonly lesson: TemplateLesson | null
  readonly word: TemplateWord
  readonly judge: Judge<A>
  readonly flow: Flow<S, E>
  readonly turn: TemplateTurn
  readonly data: TemplateData
  /** Null: nothing that is done in it tells how the word is spelt. */
  readonly spelling: TemplateSpelling | null
  readonly help?: TemplateHelp
  readonly run?: TemplateRun
  readonly outro?: TemplateOutro
}
