import type { SpokenLine } from '@letterliaan/texts'
import type { ReactNode } from 'react'

/** Something that waits with the buddy on the map; the child opens it, or leaves it. */
export interface Offer {
  /** Said the first time only. */
  readonly invitation?: SpokenLine | undefined
  readonly label: string
  readonly picture: ReactNode
  readonly open: () => void
}
