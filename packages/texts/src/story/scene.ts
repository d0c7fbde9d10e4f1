import type { StoryLine } from './voices.ts'

/** Progress for a scene: a step begun, the first passed, half passed, all passed, the cave's gate opened. */
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
  /** True if the buddy must not cheer. */
  readonly isSad?: boolean
  /** True if the act is also in the short version of the first scene, for a child's first visit. */
  readonly isInShort?: boolean
}

/** A short film of the story: at most 20 s of speech. */
export interface StoryScene {
  readonly id: string
  readonly title: string
  /** World of the scene. `after` is the progress that the scene requires. */
  readonly world: 1 | 2 | 3 | 4
  readonly after: { readonly world: 1 | 2 | 3 | 4; readonly is: Milestone }
  readonly cover: StoryPicture
  readonly acts: readonly StoryAct[]
}
