import { jaguar } from './jaguar.ts'
import { monkey } from './monkey.ts'
import { sloth } from './sloth.ts'
import { moods, thoughts, type Buddy, type Mood } from './style.ts'
import { toucan } from './toucan.ts'
import { treeFrog } from './tree-frog.ts'
import { turtle } from './turtle.ts'

const buddies: readonly Buddy[] = [toucan, monkey, sloth, treeFrog, jaguar, turtle]

const outlined = (viewBox: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>\n`

/** A buddy as an inhabitant of a scene: its feet at (x, y), `scale` of its own size; only its head when it peeks. */
export function standBuddy(
  id: number,
  x: number,
  y: number,
  scale: number,
  mood: Mood = 'blij',
  peeks = false,
): string {
  const buddy = buddies[id - 1]
  if (buddy === undefined) throw new Error(`There is no buddy ${id}`)
  const [middle, foot] = peeks ? [buddy.portrait[0], 134] : [100, 236]
  const figure = (peeks ? '' : buddy.body(mood)) + buddy.head(mood)
  return `<g stroke-linecap="round" stroke-linejoin="round" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale}) translate(${-middle} ${-foot})">${figure}</g>`
}

function drawPortrait({ backdrop, portrait: [x, y, scale], head }: Buddy): string {
  return `<circle cx="100" cy="100" r="98" fill="${backdrop}"/><g transform="translate(100 104) scale(${scale}) translate(${-x} ${-y})">${head('blij')}</g>`
}

export function drawBuddies(): Record<string, string> {
  const files = buddies.flatMap((buddy, i) => {
    const inMoods = moods.map((mood): [string, string] => [
      `buddy-${i + 1}-${mood}`,
      outlined('0 -8 200 252', buddy.body(mood) + buddy.head(mood) + thoughts(mood)),
    ])
    return inMoods.concat([[`avatar-${i + 1}`, outlined('0 0 200 200', drawPortrait(buddy))]])
  })
  return Object.fromEntries(files)
}
