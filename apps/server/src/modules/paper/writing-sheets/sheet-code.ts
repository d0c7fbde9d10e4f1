import { randomInt } from 'node:crypto'
import { cardCodeSigns, readCardSigns } from '@letterliaan/contract/card-code'

export const sheetCodeLength = 6

/** Of the signs of a login card, which nobody mistakes for each other; it lets nobody in. */
export const drawSheetCode = (): string =>
  Array.from({ length: sheetCodeLength }, () => cardCodeSigns.charAt(randomInt(cardCodeSigns.length))).join(
    '',
  )

/** However it was typed. */
export const readSheetCode = (typed: string): string => readCardSigns(typed)
