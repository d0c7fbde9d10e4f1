import { nothingStored } from '@letterliaan/texts/common'
import { storeInMemory } from '@letterliaan/web/memory-storage'

/** Loaded only where the browser stores nothing. */
export const playInMemory = (): void => storeInMemory(window, nothingStored)
