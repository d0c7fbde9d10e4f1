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
 * `words`: those that an answer counts for, usually one; of a wrong answer about several only the wrong ones. `input`
 * goes into the log and `last_answer`. 'ignored': an attempt that is not wrong changes nothing.
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

/** Pure, the same on both sides, and it never throws, whatever a client sent. */
export interface Judge<A = unknown> {
  read(data: AnswerData): ParsedMove<A>
  isWrongAttempt(turn: Turn, attempt: string, at: number | null): boolean
  /** `Flow.isFilledIn` decides whether the child may go on. */
  isRight(turn: Turn, answer: A): boolean
  /**
   * Only where a turn is about several words (a story, a workbook): the outcome of each, at least one. When all are
   * right the run is complete and keeps just these words.
   */
  outcomes?(turn: Turn, answer: A): readonly WordOutcome[]
  /** Readable text for the log (rules.md, Log of answers); empty where the child only read along. */
  toText(answer: A, turn: Turn): string
}

export type AnswerData = Readonly<Record<string, unknown>>

export interface TemplateLesson {
  /** Its name for children and adults; an author may add to it. */
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
    /** Needed too in a step of sound-alikes (hart and hard). */
    readonly neededForSoundAlikes?: readonly RecipeSound[]
    /** Needed too in a step that makes words longer to hear their end. */
    readonly neededForLonger?: readonly RecipeSound[]
  }
  /** Number of the first step that may use it; 1 when left out. */
  readonly firstStep?: number
  /** Errors that it helps against: 'Door elkaar' takes it for words that went wrong so. */
  readonly trains?: readonly ErrorTag[]
  /**
   * Its rank among the proposals for a list of own words: mostly one klankgroep (`short`) or more (`long`). Not
   * proposed where left out.
   */
  readonly ownWords?: { readonly short?: number; readonly long?: number }
}

export type RecipeSound = 'word' | 'structure' | 'sound_groups' | 'plural' | 'sentence'

export interface TemplateWord {
  /** `peek`: hidden, and a button shows it for a moment (EX-18). Unless 'always', help does not spell it either. */
  readonly shown: 'always' | 'peek' | 'never'
  /** The kind of evidence that a turn gives (rules.md, What a child knows). */
  readonly asked: Asked
  /** Never with an empty word. */
  canPlay(word: Word): boolean
  /** Suits only some words; a step leaves the others out of it. */
  readonly suitsSome?: true
}

export interface TemplateTurn {
  /** Spoken at the start of a turn, in this order, where exercise and word have the sound. */
  readonly opensWith: readonly SpokenSound[]
  /** Sounds that its flow plays besides those with a speaker button. */
  readonly speaks?: readonly SpokenSound[]
  /** Set if it speaks a sentence phrase by phrase. */
  countPhrases?(word: Word): number
  /** Answers per word before the next word comes anyway; unlimited when left out. */
  readonly tries?: number
  readonly toldAtEnd?: true
  /** A wrong move never stays, so who is done needs no button: the turn ends by itself. */
  readonly endsByItself?: true
  /** Its words stand misspelt in their sentences (`word.misspelt`): the server chooses how. */
  readonly showsMisspelling?: true
  /** The rules of its words are to be chosen (`word.rules`, which the server gives). */
  readonly asksRules?: true
  /** Is a whole word checked, not its letters on the way? Then a child can be asked how sure it is (KALM-2). */
  readonly checksWholeWord?: true
  /** Enter types a new line here (EX-11). */
  readonly enterIsNewLine?: true
  /** The first time the child is shown how to colour (GIDS-10). */
  readonly givesColors?: true
}

export interface TemplateData {
  /** Markdown for the API docs: the fields of a right answer's `data` and their source. */
  readonly described: string
  right(turn: Turn): AnswerData
  /** `expected_input`; the word when left out. */
  expectedInput?(turn: Turn): string
  /** Changes to `exercise_data`. */
  ofWord?(word: Word): Partial<TurnData>
  choicesOf?(turn: Turn): Pick<ExerciseData, 'choices' | 'gap'>
}

export interface TemplateHelp {
  /** No help and no hints (rules.md, Tests). */
  readonly never?: true
  /** How many first wrong moves get the template's own help; the common help follows. */
  readonly ownSteps?: number
  /** The line that replaces listening again, in a turn in which no sound tells what is right; null if one does. */
  insteadOfListening?(turn: Turn): SpokenLine | null
  /** The sounds to listen for after a wrong choice; null where the choices sound the same. */
  soundsOfChoice?(turn: Turn, chosen: string): SoundSlip | null
  /** The letter at which a move goes wrong, where its `at` is not that. */
  placeOf?(turn: Turn, data: AnswerData): number | null
  /** Does the rule of the klankgroep decide, and not the ear alone? */
  needsKlankgroepen?(turn: Turn): boolean
}

export interface TemplateRun {
  /** Starts over when opened, and has a step-test outro (EX-1). */
  readonly isDictation?: true
  /** How many words the child chooses at the intro (EX-3). */
  readonly choosesWords?: number
  /** Done on paper: a step leaves it out while it has no documents. */
  readonly needsDocuments?: true
  /** True if it also plays with anchors of earlier steps (`chooseAnchorsToSort`). */
  readonly sortsAnchors?: true
}

export interface TemplateOutro {
  /** Above the words without a mistake, where they are not typed (rules.md, Exercise). */
  readonly rightWords?: SpokenLine
  /** Is it the sentence of this word that is right or wrong, and not the word alone? */
  countsSentence?(word: Pick<Word, 'category'>): boolean
  /** Is how a word is spelt chosen, and not written? */
  readonly choosesSpelling?: true
  /** Shown besides the word (WEET-12); without it the spelling is all. Null if it can't be shown. */
  shows?(turn: Turn): RightAnswer | null
  /** The part of a wrong move that is shown as `written`, if the move spells nothing; null for nothing. */
  written?(attempt: string): string | null
  /** Set if the outro shows the child's writing (EX-7). */
  readonly writings?: 'own-sentences' | 'heard-sentences' | 'dictated-sentences' | 'story'
}

/**
 * All that is known of a template except its looks. `A`: an answer's `data`; `S`, `E`: state and events of its flow.
 */
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
