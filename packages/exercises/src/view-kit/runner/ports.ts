import type {
  AnswerBody,
  Difficulty,
  ExerciseDocument,
  ProgressBody,
  StudentExercise,
  Word,
} from '@letterliaan/contract'
import type { SpokenSound } from '../../kit/flow.ts'
import type { Clock } from './create-runner.ts'

/** Effects that an exercise makes heard. */
export type EffectSound = 'click' | 'letter' | 'right' | 'wrong' | 'hint' | 'coin' | 'chirp'

/** Sounds of a word; 'part' for each single sound of it, 'group' for each klankgroep. */
export interface WordSounds {
  readonly word: Word
  readonly sounds: readonly SpokenSound[]
}

/** Everything of the outside world that an exercise needs; the app gives it. All keep their identity. */
export interface ExercisePorts {
  readonly clock: Clock
  /** 1, or more for a calmer pace: so often as long is a word in view (supervisor.md). It may change at any moment. */
  paceStretch(): number
  /** Unix ms. */
  unixMs(): number
  /** Sends a move; resolves to the server's word, or null if it refused the move without one. Never rejects. */
  submit(body: AnswerBody): Promise<StudentExercise | null>
  /** Resets, or hard-resets a dictation; rejects when the server could not do it. */
  reset(difficulty: Difficulty, hard: boolean): Promise<StudentExercise>
  /** Tells where the child is: at once, later, or never; nothing waits for it. */
  tellPlace(place: ProgressBody): void
  /**
   * Speaks a sound of a word after what is being spoken; `part` is the id of a single sound, or a group's number. A text that is
   * read aloud it cuts off, unless it comes `afterText`.
   */
  speak(word: Word, sound: SpokenSound, part?: string, afterText?: boolean): void
  /** Gets the sounds of words ready. */
  preload(words: readonly Word[], sounds: readonly SpokenSound[]): void
  /** Fetches every sound of the exercise ahead, so that it can be finished without a network. */
  hold(sounds: readonly WordSounds[]): void
  clearSound(): void
  playEffect(sound: EffectSound): void
  /** Gets a document, so that it can be printed; resolves to whether it has come, and never rejects. */
  download(document: ExerciseDocument): Promise<boolean>
}
