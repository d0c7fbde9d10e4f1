import type {
  ExerciseActivity,
  ExerciseCategory,
  ExerciseData,
  TemplateName,
  Word,
} from '@letterliaan/contract'
import type { HowAsked } from '@letterliaan/rules/evidence'
import type { ErrorTag } from '@letterliaan/dutch/diagnose'
import type { Catalogue, SpokenLine } from '@letterliaan/texts'
import type { Flow, SpokenSound } from './flow.ts'
import type { RightAnswerDetail } from './right-answer.ts'
import type { SoundSlip } from './sound-slip.ts'
import type { TemplateSpelling } from './spelling.ts'
import type { Turn, TurnData } from './turn.ts'

export type { Turn, TurnData } from './turn.ts'

export type ParsedMove<A> =
  | { readonly kind: 'attempt'; readonly attempt: string; readonly at: number | null }
  | { readonly kind: 'answer'; readonly answer: A }
  | { readonly kind: 'unreadable' }

export interface WordOutcome {
  readonly word: string
  readonly right: boolean
}

/**
 * `words`: words for which an answer counts; only the wrong ones of a wrong answer about several. `input` is
 * stored in the log and `last_answer`. 'ignored': an attempt that is not wrong, which changes nothing.
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

/** Pure, the same for server and client. Never throws for any data of a client. */
export interface Judge<A = unknown> {
  read(data: AnswerData): ParsedMove<A>
  isWrongAttempt(turn: Turn, attempt: string, at: number | null): boolean
  /** `Flow.isFilledIn` decides whether the child may continue. */
  isRight(turn: Turn, answer: A): boolean
  /** For a turn about several words; never empty. If all are right, the run has only these and completes. */
  outcomes?(turn: Turn, answer: A): readonly WordOutcome[]
  /** Returns readable text for the log (rules.md, Log of answers); '' if the child only read. */
  toText(answer: A, turn: Turn): string
}

export type AnswerData = Readonly<Record<string, unknown>>

export interface TemplateLesson {
  /** The name for children and adults. An author may extend it. */
  readonly name: string
  readonly task: string
  readonly after: string
  /** Name in the emoji set, for children who cannot read yet (GIDS-4). */
  readonly picture: string
  /** Default number of words. */
  readonly numWords: number
  readonly sounds: {
    readonly offered: readonly RecipeSound[]
    /** Sounds that a child must hear to play the template. */
    readonly needed: readonly RecipeSound[]
    /** Sounds that a step of sound-alikes (hart and hard) also needs. */
    readonly neededForSoundAlikes?: readonly RecipeSound[]
    /** Sounds that a step also needs if its words are made longer to hear their end. */
    readonly neededForLonger?: readonly RecipeSound[]
  }
  /** Number of the first step that may use the template. The default is 1. */
  readonly firstStep?: number
  /** Errors that the template helps against. 'Door elkaar' uses it for words with such errors. */
  readonly trains?: readonly ErrorTag[]
  /** Rank for own words of one klankgroep (`short`) or more (`long`). Not proposed if omitted. */
  readonly ownWords?: { readonly short?: number; readonly long?: number }
}

export type RecipeSound = 'word' | 'structure' | 'sound_groups' | 'plural' | 'sentence'

export interface TemplateWord {
  /** Whether the word is visible. `peek`: a moment by a button (EX-18). If 'always', help may spell it. */
  readonly shown: 'always' | 'peek' | 'never'
  /** The kind of evidence that a turn gives (rules.md, What a child knows). */
  readonly asked: HowAsked
  /** True if the word can be played. Requires a word that is not empty. */
  canPlay(word: Word): boolean
  /** Set if the template suits only some words. A step then omits the others. */
  readonly suitsSome?: true
}

export interface TemplateTurn {
  /** Sounds at the start of a turn, in this order, if exercise and word have them. */
  readonly opensWith: readonly SpokenSound[]
  /** Sounds that the flow plays without a speaker button. */
  readonly speaks?: readonly SpokenSound[]
  /** Returns the number of phrases, if the template speaks a sentence phrase by phrase. */
  countPhrases?(word: Word): number
  /** Maximum number of answers per word. The default is no maximum. */
  readonly tries?: number
  readonly toldAtEnd?: true
  /** Set if a wrong move never stays, so that the turn can end without a button. */
  readonly endsByItself?: true
  /** Set if words are shown misspelt in their sentences. The server chooses `word.misspelt`. */
  readonly showsMisspelling?: true
  /** Set if the child chooses the rules of its words. The server sends `word.rules`. */
  readonly asksRules?: true
  /** Set if whole words are checked, not letters. A child can then be asked for its confidence (KALM-2). */
  readonly checksWholeWord?: true
  /** Set if Enter types a new line (EX-11). */
  readonly enterIsNewLine?: true
  /** Set if the child gets a demonstration of colouring the first time (GIDS-10). */
  readonly givesColors?: true
}

export interface TemplateData {
  /** Markdown for the API docs: the fields of a right answer's `data` and their source. */
  readonly described: string
  right(turn: Turn): AnswerData
  /** Returns `expected_input`. The default is the word. */
  expectedInput?(turn: Turn): string
  /** Returns changes to `exercise_data`. */
  ofWord?(word: Word): Partial<TurnData>
  choicesOf?(turn: Turn): Pick<ExerciseData, 'choices' | 'gap'>
}

export interface TemplateHelp {
  /** Set if there is no help and no hint (rules.md, Tests). */
  readonly never?: true
  /** Number of wrong moves that get the template's own help, before the common help. */
  readonly ownSteps?: number
  /** Returns the line that replaces 'listen again' if no sound gives the answer; else null. */
  insteadOfListening?(turn: Turn): SpokenLine | null
  /** Returns the sounds to listen for after a wrong choice; null if the choices sound the same. */
  soundsOfChoice?(turn: Turn, chosen: string): SoundSlip | null
  /** Returns the letter at which a move went wrong, if that is not its `at`. */
  placeOf?(turn: Turn, data: AnswerData): number | null
  /** True if the rule of the klankgroep decides, so that listening is not enough. */
  needsKlankgroepen?(turn: Turn): boolean
}

export interface TemplateRun {
  /** Set if it restarts when opened and has a step-test outro (EX-1). */
  readonly isDictation?: true
  /** Number of words that the child chooses at the intro (EX-3). */
  readonly choosesWords?: number
  /** Set if it is done on paper. A step omits it while it has no documents. */
  readonly needsDocuments?: true
  /** Set if it also uses anchors of earlier steps (`chooseAnchorsToSort`). */
  readonly sortsAnchors?: true
}

export interface TemplateOutro {
  /** Shown above the words without a mistake if they are not typed (rules.md, Exercise). */
  readonly rightWords?: SpokenLine
  /** True if the sentence of this word is judged, and not only the word. */
  countsSentence?(word: Pick<Word, 'category'>): boolean
  readonly choosesSpelling?: true
  /** Returns what is shown with the word (WEET-12). The default is its spelling; null shows nothing. */
  shows?(turn: Turn): RightAnswerDetail | null
  /** Returns the part of a wrong move shown as `written`, if the move spells nothing; null shows nothing. */
  written?(attempt: string): string | null
  /** Set if the outro shows the child's writing (EX-7). */
  readonly writings?: 'own-sentences' | 'heard-sentences' | 'dictated-sentences' | 'story'
}

/** A template without its view. `A`: an answer's `data`; `S`, `E`: state and events of its flow. */
export interface TemplateLogic<N extends TemplateName = TemplateName, A = unknown, S = unknown, E = unknown> {
  readonly name: N
  readonly texts?: Catalogue
  readonly category: ExerciseCategory
  readonly activity: ExerciseActivity
  /** Null: it has its own route and is in no recipe. */
  readonly lesson: TemplateLesson | null
  readonly word: TemplateWord
  readonly judge: Judge<A>
  readonly flow: Flow<S, E>
  readonly turn: TemplateTurn
  readonly data: TemplateData
  /** Null: moves say nothing about spelling. */
  readonly spelling: TemplateSpelling | null
  readonly help?: TemplateHelp
  readonly run?: TemplateRun
  readonly outro?: TemplateOutro
}
