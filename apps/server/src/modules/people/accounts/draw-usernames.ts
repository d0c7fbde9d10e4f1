import { randomInt } from 'node:crypto'
import type { Queries } from '../../../db/database.ts'
import { drawnUsernameDomain } from '../../identity/index.ts'
import { findTakenUsernames } from '../../../db/tables/user.ts'

/** Animals in usernames, short enough for a child to type. */
const animals = (
  'aap bever bij das duif eend egel ekster ezel fazant fret geit gans gems haai haan haas hert hond hoen ijsvogel kat kip ' +
  'koala koe konijn kraai krab lama lam leeuw libel lynx marter mees mol mug muis mus nijlpaard olifant otter panda papegaai ' +
  'pauw poema pony raaf ram ree rups salamander slak slang specht spin spreeuw stier tapir tijger uil valk vink vis vlinder ' +
  'vos walvis wolf zebra zeehond zwaan zwaluw'
).split(' ')

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Draws a username with an animal that is not part of the child's name. */
function drawUsername(name: string): string {
  const others = animals.filter((animal) => !plain(name).includes(animal))
  return `${others[randomInt(others.length)]}-${randomInt(1000, 10_000)}@${drawnUsernameDomain}`
}

/** Draws free usernames in e-mail form, without the children's names (GRP-7), in the order of `names`. */
export async function drawUsernames(queries: Queries, names: readonly string[]): Promise<string[]> {
  const drawn = names.map(() => '')
  const used = new Set<string>()
  let left = [...names.keys()]
  while (left.length > 0) {
    for (const at of left) {
      do drawn[at] = drawUsername(names[at] ?? '')
      while (used.has(drawn[at]))
      used.add(drawn[at])
    }
    const asked = left.map((at) => drawn[at] ?? '')
    const taken = new Set(await findTakenUsernames(queries, asked))
    left = left.filter((at) => taken.has(drawn[at] ?? ''))
  }
  return drawn
}
