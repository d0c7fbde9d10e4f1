import type { ReactNode } from 'react'

/** A component in the states that a child or supervisor sees, each with a short name. */
export interface Entry {
  readonly states: Readonly<Record<string, ReactNode>>
  /** Set if it fills the window, so that one state is shown at a time. */
  readonly fills?: true
}

export type Entries = Readonly<Record<string, Entry>>
