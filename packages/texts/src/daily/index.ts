import type { Catalogue } from '../catalogue.ts'
import { letters } from './letters.ts'
import { texts } from './texts.ts'
import { visits } from './visits.ts'

export { letters, type BuddyLetter } from './letters.ts'
export { visits, type GuestVisit } from './visits.ts'
export { texts as dailyTexts } from './texts.ts'

const numbered = (lines: readonly { readonly line: Catalogue[string] }[]): Catalogue =>
  Object.fromEntries(lines.map(({ line }, at) => [at + 1, line]))

/** The texts as editors and the server list them: `letters.3`. */
export const dailyCatalogue: Catalogue = {
  ...texts,
  letters: numbered(letters),
  visits: numbered(visits),
}
