import type { WorldNumber } from '@letterliaan/rules'
import world1 from './world-1.svg?url&no-inline'
import world2 from './world-2.svg?url&no-inline'
import world3 from './world-3.svg?url&no-inline'
import world4 from './world-4.svg?url&no-inline'

/** A postcard of each world. */
export const worldArt: Readonly<Record<WorldNumber, string>> = { 1: world1, 2: world2, 3: world3, 4: world4 }
