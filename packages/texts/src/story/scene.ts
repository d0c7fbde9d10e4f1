import type { StoryLine } from './voices.ts'

/** How far a world must be for a scene: a step begun, one passed, half of them passed, or all; `cave`: its gate was opened. */
export type Milestone = 'begun' | 'first' | 'half' | 'passed' | 'cave'

/** The guest or thing in the picture, next to the buddy. */
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

/** One line with its picture. */
export interface StoryAct {
  readonly cast: readonly StoryPicture[]
  readonly line: StoryLine
  /** There is nothing to cheer at. */
  readonly isSad?: boolean
  /** Is it told on a child's first visit, too? Only of the first scene. */
  readonly isInShort?: boolean
}

/** A short film of the story: at most 20 s said. */
export interface StoryScene {
  readonly id: string
  readonly title: string
  /** The world in which it is played, and how far that world is by then. */
  readonly world: 1 | 2 | 3 | 4
  readonly after: { readonly world: 1 | 2 | 3 | 4; readonly is: Milestone }
  /** On its cover in the great book. */
  readonly cover: StoryPicture
  readonly acts: readonly StoryAct[]
}
