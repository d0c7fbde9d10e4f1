import { nothingStored } from '@letterliaan/texts/common'
import { storeInMemory } from '@letterliaan/web/memory-storage'

/** Loaded only if the browser cannot store data. */
export const playInMemory = (): void => storeInMemory(window, nothingStored)
