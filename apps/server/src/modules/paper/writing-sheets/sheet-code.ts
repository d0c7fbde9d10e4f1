import { randomInt } from 'node:crypto'
import { cardCodeSigns, readCardSigns } from '@letterliaan/contract/card-code'

export const sheetCodeLength = 6

/** Uses the unambiguous characters of login cards. The code gives no access. */
export const drawSheetCode = (): string =>
  Array.from({ length: sheetCodeLength }, () => cardCodeSigns.charAt(randomInt(cardCodeSigns.length))).join(
    '',
  )

/** However it was typed. */
export const readSheetCode = (typed: string): string => readCardSigns(typed)
