import { commonTexts } from '@letterliaan/texts/common'
import { replaceStorageByMemory } from '@letterliaan/web/memory-storage'

/** Loaded only if the browser cannot store data. */
export const playInMemory = (): void => replaceStorageByMemory(window, commonTexts.nothingStored)
