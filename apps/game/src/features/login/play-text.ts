import type { SpokenLine } from '@letterliaan/texts'
import { placed } from '@letterliaan/web/place'
import { textAddress } from '@letterliaan/web/spoken-sound'

/** Resolves when it was said; rejects where it can't be heard. */
export function playText(line: SpokenLine): Promise<void> {
  const audio = new Audio(placed(textAddress(line)))
  return new Promise((resolve, reject) => {
    audio.addEventListener('ended', () => resolve())
    audio.addEventListener('error', () => reject(new Error('The text can not be heard.')))
    audio.play().catch(reject)
  })
}
