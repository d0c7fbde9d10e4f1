import { randomInt } from 'node:crypto'
import type { Queries } from '../../db/database.ts'
import { findTakenUsernames } from './queries.ts'

/** Short words that a child knows and can type. */
const animals = (
  'aap bever bij das duif eend egel ekster ezel fazant fret geit gans gems haai haan haas hert hond hoen ijsvogel kat kip ' +
  'koala koe konijn kraai krab lama lam leeuw libel lynx marter mees mol mug muis mus nijlpaard olifant otter panda papegaai ' +
  'pauw poema pony raaf ram ree rups salamander slak slang specht spin spreeuw stier tapir tijger uil valk vink vis vlinder ' +
  'vos walvis wolf zebra zeehond zwaan zwaluw'
).split(' ')

/** Nobody's: what ends in .alt is no name of the internet and never will be (RFC 9476), so no letter goes astray. */
const domain = 'letterliaan.alt'

/** Is it a username that was drawn here, and no address that takes mail? */
export const isDrawnUsername = (username: string): boolean => username.endsWith(`@${domain}`)

const drawUsername = (): string =>
  `${animals[randomInt(animals.length)]}-${randomInt(1000, 10_000)}@${domain}`

/** So many usernames in e-mail form that nobody has, without anybody's name in them (GRP-7). */
export async function drawUsernames(queries: Queries, count: number): Promise<string[]> {
  const drawn = new Set<string>()
  while (drawn.size < count) {
    while (drawn.size < count) drawn.add(drawUsername())
    for (const username of await findTakenUsernames(queries, [...drawn])) drawn.delete(username)
  }
  return [...drawn]
}
