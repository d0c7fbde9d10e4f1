import type { SpokenLine } from '@letterliaan/texts'
import type { ReactNode } from 'react'

export interface Offer {
  /** Spoken only the first time. */
  readonly invitation?: SpokenLine | undefined
  readonly label: string
  readonly picture: ReactNode
  readonly open: () => void
}
