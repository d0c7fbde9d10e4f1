import type {
  AnswerBody,
  Difficulty,
  ExerciseDocument,
  ProgressBody,
  StudentExercise,
} from '@letterliaan/contract'
import type { SpokenWord } from '../../kit/one-speaker.ts'
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
  /** Number of phrases of the sentence; none by default. */
  readonly phrases?: number | undefined
}

/** The outside world of an exercise, provided by the app. All functions keep their identity. */
export interface ExercisePorts {
  readonly clock: RunnerClock
  /** Returns the factor, 1 or more, by which a word stays visible (supervisor.md). May change anytime. */
  paceStretch(): number
  unixMs(): number
  /** Resolves to the server's run, or null if it refused without one. Never rejects. */
  submit(body: AnswerBody): Promise<StudentExercise | null>
  /** Resets; hard for a dictation. Rejects if the server could not do it. */
  reset(difficulty: Difficulty, hard: boolean): Promise<StudentExercise>
  /** Best effort; nothing waits for it. */
  tellPlace(place: ProgressBody): void
  /** Cuts off a text read aloud, unless `afterText`. `part`: id of a sound, or number of a klankgroep. */
  speak(word: SpokenWord, sound: SpokenSound, part?: string, afterText?: boolean): void
  preload(words: readonly SpokenWord[], sounds: readonly SpokenSound[]): void
  /** Fetches all sounds ahead, so that the exercise works offline. */
  hold(sounds: readonly WordSounds[]): void
  clearSound(): void
  playEffect(sound: EffectSound, semitones?: number): void
  /** Resolves to whether the download succeeded; never rejects. */
  download(document: ExerciseDocument): Promise<boolean>
}
