import type {
  AnswerBody,
  Difficulty,
  ExerciseDocument,
  ProgressBody,
  StudentExercise,
} from '@letterliaan/contract'
import type { WordOptions } from '@letterliaan/ui/sound'
import type { SpokenWord } from '../../kit/spoken-word.ts'
import type { SpokenSound } from '../../kit/flow.ts'
import type { RunnerClock } from './create-runner.ts'

export type EffectSound =
  | 'click'
  | 'letter'
  | 'right'
  | 'wrong'
  | 'hint'
  | 'coin'
  | 'chirp'
  | 'badge'
  | 'whisper'

/** 'part': each single sound; 'group': each klankgroep; 'phrase': each phrase of the sentence. */
export interface WordSounds {
  readonly word: SpokenWord
  readonly sounds: readonly SpokenSound[]
  /** Number of phrases of the sentence. The default is none. */
  readonly phrases?: number | undefined
}

/** Unsaved text of an exercise, with the word that it is about and the words chosen for it. */
export interface WritingDraft {
  readonly chosen: readonly string[]
  readonly word: string
  readonly text: string
}

/** The draft of one child and one exercise on this device (ADR 14). */
export interface WritingDrafts {
  read(): WritingDraft | null
  save(draft: WritingDraft): void
  remove(): void
}

/** Functions of the app that an exercise needs. All keep their identity. */
export interface ExercisePorts {
  readonly clock: RunnerClock
  /** Returns a factor of 1 or more for the time that a word is visible (supervisor.md). It may change. */
  paceStretch(): number
  unixMs(): number
  /** Resolves to the server's run; null if refused without a run. Never rejects. */
  submit(body: AnswerBody): Promise<StudentExercise | null>
  /** `hard` for a dictation. Rejects if the server could not reset. */
  reset(difficulty: Difficulty, hard: boolean): Promise<StudentExercise>
  /** Best effort. Nothing waits for it. */
  reportPlace(place: ProgressBody): void
  /** `part`: id of a sound, or number of a klankgroep. */
  speak(word: SpokenWord, sound: SpokenSound, part?: string, order?: WordOptions): void
  preload(words: readonly SpokenWord[], sounds: readonly SpokenSound[]): void
  /** Fetches all sounds in advance, so that the exercise works offline. */
  hold(sounds: readonly WordSounds[]): void
  /** `keepsText`: a text that is read aloud, or waits for it, stays. */
  clearSound(keepsText?: boolean): void
  playEffect(sound: EffectSound, semitones?: number): void
  /** Resolves to true if the download succeeded. Never rejects. */
  download(document: ExerciseDocument): Promise<boolean>
  /** Omitted if unsaved text is not stored. */
  readonly drafts?: WritingDrafts
}
