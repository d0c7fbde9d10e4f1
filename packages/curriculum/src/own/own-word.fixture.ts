import { OwnWord } from '@letterliaan/contract'

/** A word as it is pasted: nothing said of it. */
export const ownWordFixture = (word: string, changes: Partial<OwnWord> = {}): OwnWord => ({
  ...OwnWord.parse({ word }),
  ...changes,
})
