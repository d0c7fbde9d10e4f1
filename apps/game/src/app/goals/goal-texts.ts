import type { PersonalBest, SharedGoal, StudentGoals } from '@letterliaan/contract'
import type { ProductText } from '@letterliaan/contract/texts'

/** So many fruits fill the basket. */
export const maxFruits = 10

const words = (count: number): string => `${count} ${count === 1 ? 'woord' : 'woorden'}`

/** How far the group is, for a child: of the group as a whole, never of anybody in it. */
export function sayShared({ words_wanted, words: together, is_exact, is_reached }: SharedGoal): string {
  if (is_reached) return `Gehaald! Jullie wilden samen ${words(words_wanted)} oefenen.`
  if (is_exact) return `Samen ${together} van de ${words(words_wanted)}.`
  if (together === 0) return `Jullie doel is ${words(words_wanted)}. Oefen mee!`
  return `Samen al zeker ${together} van de ${words(words_wanted)}.`
}

/** The same as it is heard: how many words it are is read. */
export function hearShared({ words: together, is_exact, is_reached }: SharedGoal): ProductText {
  if (is_reached) return 'Gehaald! Jullie hebben samen genoeg woorden geoefend.'
  return together === 0 && !is_exact
    ? 'Oefen mee! Dan komt er fruit in de mand.'
    : 'Jullie oefenen samen. Kijk hoe vol de mand al is.'
}

/** A child's own week beside its best one: it is compared with itself only. */
export function sayOwn({ words: own, best }: PersonalBest): string {
  if (best === 0) return `Deze week: ${words(own)}.`
  if (own > best) return `Deze week: ${words(own)}. Dat is jouw beste week!`
  return `Jouw beste week: ${words(best)}. Deze week: ${own}.`
}

/** The same as it is heard. */
export const hearOwn = ({ words: own, best }: PersonalBest): ProductText =>
  best > 0 && own > best ? 'Dit is jouw beste week!' : 'Deze woorden heb jij deze week geoefend.'

/** How many fruits are in the basket. */
export const fruitsOf = (done: number, wanted: number): number =>
  Math.min(maxFruits, Math.floor((done * maxFruits) / wanted))

/** Words of a first week that fill the basket of a child whose groups have no goal. */
const firstWeek = 100

/** The basket that hangs in the room: that of the first group with a goal, else of the child's own best week. */
export function fruitsInRoom({ goals, own }: StudentGoals): number {
  const [goal] = goals
  if (goal === undefined) return fruitsOf(own.words, own.best || firstWeek)
  return goal.is_reached ? maxFruits : fruitsOf(goal.words, goal.words_wanted)
}
