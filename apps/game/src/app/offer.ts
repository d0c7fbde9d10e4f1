import type { SpokenLine } from '@letterliaan/texts'
import type { ReactNode } from 'react'

/** An offer of the buddy on the map, which the child may open or ignore. */
export interface Offer {
  /** Spoken the first time only. */
  readonly invitation?: SpokenLine | undefined
  readonly label: string
  readonly picture: ReactNode
  readonly open: () => void
}
