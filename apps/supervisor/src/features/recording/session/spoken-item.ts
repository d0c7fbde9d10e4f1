import type { RecordedSound, SoundDoubt } from '@letterliaan/contract'

/** Something that can be spoken in a row with others: a word, a sentence or a text. */
export interface SpokenItem {
  readonly id: string
  /** What to say. */
  readonly text: string
  /** Where a word stands in, so that it is said as it is meant; '' without. */
  readonly context: string
  readonly recording: RecordedSound | null
  /** Of the sound as it is now; null where it can't be heard here. */
  readonly address: string | null
  readonly keep: (wav: Blob) => Promise<void>
}

/** What the browser heard of an item a moment ago. */
export interface HeardTake {
  readonly isEmpty: boolean
  readonly doubts: readonly SoundDoubt[]
}

export type Takes = ReadonlyMap<string, HeardTake>

/** The first after `at` that nobody spoke yet, then from the top; −1: all are. */
export function findNext(
  items: readonly Pick<SpokenItem, 'id' | 'recording'>[],
  at: number,
  isSpoken: (id: string) => boolean,
): number {
  const isOpen = ({ id, recording }: Pick<SpokenItem, 'id' | 'recording'>) =>
    recording === null && !isSpoken(id)
  const later = items.findIndex((item, place) => place > at && isOpen(item))
  return later >= 0 ? later : items.findIndex(isOpen)
}
