import type { StoryLine } from './voices.ts'

/** Progress that a scene requires: a step begun, one passed, half of them, all; `cave`: its gate opened. */
export type Milestone = 'begun' | 'first' | 'half' | 'passed' | 'cave'

export type StoryPicture =
  | 'beaver'
  | 'book-empty'
  | 'book-full'
  | 'book-last'
  | 'firefly'
  | 'gate'
  | 'letters'
  | 'lion'
  | 'snail'
  | 'wind'

export interface StoryAct {
  readonly cast: readonly StoryPicture[]
  readonly line: StoryLine
  /** The buddy does not cheer. */
  readonly isSad?: boolean
  /** True if the act is part of the short version on a child's first visit; in the first scene only. */
  readonly isInShort?: boolean
}

/** A short film of the story: at most 20 s of speech. */
export interface StoryScene {
  readonly id: string
  readonly title: string
  /** The world of the scene, and the progress that it requires there. */
  readonly world: 1 | 2 | 3 | 4
  readonly after: { readonly world: 1 | 2 | 3 | 4; readonly is: Milestone }
  readonly cover: StoryPicture
  readonly acts: readonly StoryAct[]
}
