import type {
  AnswerBody,
  Difficulty,
  ExerciseDocument,
  ProgressBody,
  StudentExercise,
} from '@letterliaan/contract'
import type { SpokenWord } from '../../kit/one-speaker.ts'
import type { SpokenSound } from '../../kit/flow.ts'
import type { Clock } from './create-runner.ts'

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

/** 'part' stands for each single sound, 'group' for each klankgroep, 'phrase' for each phrase of the sentence. */
export interface WordSounds {
  readonly word: SpokenWord
  readonly sounds: readonly SpokenSound[]
  /** How many there are of the sentence; none when left out. */
  readonly phrases?: number | undefined
}

/** The outside world of an exercise, provided by the app. All keep their identity. */
export interface ExercisePorts {
  readonly clock: Clock
  /** 1 or more: how much longer a word stays in view (supervisor.md). May change at any moment. */
  paceStretch(): number
  unixMs(): number
  /** Resolves to the server's run, or null if it refused without one. Never rejects. */
  submit(body: AnswerBody): Promise<StudentExercise | null>
  /** Hard for a dictation; rejects when the server could not do it. */
  reset(difficulty: Difficulty, hard: boolean): Promise<StudentExercise>
  /** Best effort; nothing waits for it. */
  tellPlace(place: ProgressBody): void
  /** Cuts off a text read aloud, unless `afterText`. `part`: the id of a single sound, or a group's number. */
  speak(word: SpokenWord, sound: SpokenSound, part?: string, afterText?: boolean): void
  preload(words: readonly SpokenWord[], sounds: readonly SpokenSound[]): void
  /** Fetches all sounds ahead, so that the exercise works offline. */
  hold(sounds: readonly WordSounds[]): void
  clearSound(): void
  /** `semitones` higher than it was recorded. */
  playEffect(sound: EffectSound, semitones?: number): void
  /** Resolves to whether it came; never rejects. */
  download(document: ExerciseDocument): Promise<boolean>
}
