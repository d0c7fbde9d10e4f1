import type { Catalogue } from '../catalogue.ts'
import type { BuddyLines } from './create-buddy-lines.ts'
import { frog } from './frog.ts'
import { jaguar } from './jaguar.ts'
import { monkey } from './monkey.ts'
import { sloth } from './sloth.ts'
import { toucan } from './toucan.ts'
import { turtle } from './turtle.ts'

export const allBuddies = { toucan, monkey, sloth, frog, jaguar, turtle }

const numbered = (lines: BuddyLines): Catalogue =>
  Object.fromEntries(
    Object.entries(lines).map(([occasion, said]) => [
      occasion,
      Object.fromEntries(said.map((line, at) => [at + 1, line])),
    ]),
  )

/** The texts as editors and the server list them: `monkey.joke.2`. */
export const buddyTexts: Catalogue = Object.fromEntries(
  Object.entries(allBuddies).map(([name, lines]) => [name, numbered(lines)]),
)
