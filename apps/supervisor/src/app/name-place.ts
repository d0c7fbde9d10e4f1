import { fill } from '@letterliaan/texts'
import * as common from './texts/common.ts'

/** Names where a step is: 'wereld 2', or 'boomhut' without a world. */
export const namePlace = (phase_id: number | null): string =>
  phase_id === null ? common.treehouse : fill(common.inWorld, { world: phase_id })
