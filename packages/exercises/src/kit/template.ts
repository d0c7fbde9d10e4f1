import type {
  ExerciseActivity,
  ExerciseCategory,
  ExerciseData,
  TemplateName,
  Word,
} from '@letterliaan/contract'
import type { Asked } from '@letterliaan/rules/evidence'
import type { ErrorTag } from '@letterliaan/dutch/diagnose'
import type { Catalogue, SpokenLine } from '@letterliaan/texts'
import type { Flow, SpokenSound } from './flow.ts'
import type { RightAnswer } from './right-answer.ts'
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
 * `words`: those for which an answer counts; of a wrong answer about several only the wrong ones. `input` is
 * stored in the log and `last_answer`. 'ignored': an attempt that is not wrong changes nothing.
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

/** Pure, the same on both sides, and never throws, whatever a client sent. */
export interface Judge<A = unknown> {
  read(data: AnswerData): ParsedMove<A>
  isWrongAttempt(turn: Turn, attempt: string, at: number | null): boolean
  /** `Flow.isFilledIn` decides whether the child may go on. */
  isRight(turn: Turn, answer: A): boolean
  /** For a turn about several words; never empty. If all are right, the run keeps only these and completes. */
  outcomes?(turn: Turn, answer: A): readonly WordOutcome[]
  /** Returns readable text for the log (rules.md, Log of answers); empty if the child only read. */
  toText(answer: A, turn: Turn): string
}

export type AnswerData = Readonly<Record<string, unknown>>

export interface TemplateLesson {
  /** The name for children and adults; an author may add to it. */
  readonly name: string
  readonly task: string
  readonly after: string
  /** Name in the emoji set, for children who do not read yet (GIDS-4). */
  readonly picture: string
  /** Default number of words. */
  readonly numWords: number
  readonly sounds: {
    readonly offered: readonly RecipeSound[]
    /** Sounds a child must hear to play it. */
    readonly needed: readonly RecipeSound[]
    /** Sounds also needed in a step of sound-alikes (hart and hard). */
    readonly neededForSoundAlikes?: readonly RecipeSound[]
    /** Sounds also needed in a step that makes words longer to hear their end. */
    readonly neededForLonger?: readonly RecipeSound[]
  }
  /** Number of the first step that may use the template; 1 by default. */
  readonly firstStep?: number
  /** Errors that the template helps against: 'Door elkaar' uses it for words with such errors. */
  readonly trains?: readonly ErrorTag[]
  /** Rank for a list of own words of one klankgroep (`short`) or more (`long`); not proposed if omitted. */
  readonly ownWords?: { readonly short?: number; readonly long?: number }
}

export type RecipeSound = 'word' | 'structure' | 'sound_groups' | 'plural' | 'sentence'

export interface TemplateWord {
  /** Whether the word is visible; `peek`: for a moment by a button (EX-18). Help spells it if 'always'. */
  readonly shown: 'always' | 'peek' | 'never'
  /** The kind of evidence that a turn gives (rules.md, What a child knows). */
  readonly asked: Asked
  /** True if the word can be played. Never called with an empty word. */
  canPlay(word: Word): boolean
  /** The template suits only some words; a step omits the others from it. */
  readonly suitsSome?: true
}

export interface TemplateTurn {
  /** Spoken at the start of a turn, in this order, if exercise and word have the sound. */
  readonly opensWith: readonly SpokenSound[]
  /** Sounds that its flow plays in addition to those with a speaker button. */
  readonly speaks?: readonly SpokenSound[]
  /** Set if the template speaks a sentence phrase by phrase. */
  countPhrases?(word: Word): number
  /** Number of answers after which the next word is shown anyway; unlimited by default. */
  readonly tries?: number
  readonly toldAtEnd?: true
  /** A wrong move never stays, so no button is needed: the turn ends by itself. */
  readonly endsByItself?: true
  /** Its words are shown misspelt in their sentences (`word.misspelt`): the server chooses how. */
  readonly showsMisspelling?: true
  /** The child chooses the rules of its words (`word.rules`, from the server). */
  readonly asksRules?: true
  /** A whole word is checked, not its letters: then a child can be asked for its confidence (KALM-2). */
  readonly checksWholeWord?: true
  /** Enter types a new line in this template (EX-11). */
  readonly enterIsNewLine?: true
  /** The child is shown how to colour the first time (GIDS-10). */
  readonly givesColors?: true
}

export interface TemplateData {
  /** Markdown for the API docs: the fields of a right answer's `data` and their source. */
  readonly described: string
  right(turn: Turn): AnswerData
  /** Returns `expected_input`; by default the word. */
  expectedInput?(turn: Turn): string
  /** Returns changes to `exercise_data`. */
  ofWord?(word: Word): Partial<TurnData>
  choicesOf?(turn: Turn): Pick<ExerciseData, 'choices' | 'gap'>
}

export interface TemplateHelp {
  /** No help and no hints (rules.md, Tests). */
  readonly never?: true
  /** Number of first wrong moves that get the template's own help; the common help follows. */
  readonly ownSteps?: number
  /** Returns the line instead of listening again, if no sound gives the answer; null if one does. */
  insteadOfListening?(turn: Turn): SpokenLine | null
  /** Returns the sounds to listen for after a wrong choice; null if the choices sound the same. */
  soundsOfChoice?(turn: Turn, chosen: string): SoundSlip | null
  /** Returns the letter at which a move goes wrong, if its `at` is not that letter. */
  placeOf?(turn: Turn, data: AnswerData): number | null
  /** True if the rule of the klankgroep decides, and not the ear alone. */
  needsKlankgroepen?(turn: Turn): boolean
}

export interface TemplateRun {
  /** Restarts when opened, and has a step-test outro (EX-1). */
  readonly isDictation?: true
  /** Number of words that the child chooses at the intro (EX-3). */
  readonly choosesWords?: number
  /** Done on paper: a step omits it while it has no documents. */
  readonly needsDocuments?: true
  /** True if it also plays with anchors of earlier steps (`chooseAnchorsToSort`). */
  readonly sortsAnchors?: true
}

export interface TemplateOutro {
  /** Shown above the words without a mistake, if they are not typed (rules.md, Exercise). */
  readonly rightWords?: SpokenLine
  /** True if the sentence of this word is judged, and not the word alone. */
  countsSentence?(word: Pick<Word, 'category'>): boolean
  readonly choosesSpelling?: true
  /** Returns what is shown with the word (WEET-12), by default its spelling; null if it cannot be shown. */
  shows?(turn: Turn): RightAnswer | null
  /** The part of a wrong move that is shown as `written`, if the move spells nothing; null for nothing. */
  written?(attempt: string): string | null
  /** Set if the outro shows the child's writing (EX-7). */
  readonly writings?: 'own-sentences' | 'heard-sentences' | 'dictated-sentences' | 'story'
}

/** A template except its looks. `A`: an answer's `data`; `S`, `E`: state and events of its flow. */
export interface TemplateLogic<N extends TemplateName = TemplateName, A = unknown, S = unknown, E = unknown> {
  readonly name: N
  readonly texts?: Catalogue
  readonly category: ExerciseCategory
  readonly activity: ExerciseActivity
  /** Null: it has a route of its own, and is in no recipe. */
  readonly lesson: TemplateLesson | null
  readonly word: TemplateWord
  readonly judge: Judge<A>
  readonly flow: Flow<S, E>
  readonly turn: TemplateTurn
  readonly data: TemplateData
  /** Null: it says nothing about spelling. */
  readonly spelling: TemplateSpelling | null
  readonly help?: TemplateHelp
  readonly run?: TemplateRun
  readonly outro?: TemplateOutro
}
