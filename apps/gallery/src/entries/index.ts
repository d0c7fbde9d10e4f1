import type { ReactNode } from 'react'
import { controls } from './controls.tsx'
import { fields } from './fields.tsx'
import { messages } from './messages.tsx'
import { pictures } from './pictures.tsx'
import { scenes } from './scenes.tsx'

/** A component in the states that a child or supervisor meets, each by a short name. */
export interface Entry {
  readonly states: Readonly<Record<string, ReactNode>>
  /** It takes the whole window, so that one state is shown at a time. */
  readonly fills?: true
}

export type Entries = Readonly<Record<string, Entry>>

/** Every component of packages/ui by its name; a test asks that none is missing. */
export const entries: Entries = { ...controls, ...fields, ...messages, ...pictures, ...scenes }
