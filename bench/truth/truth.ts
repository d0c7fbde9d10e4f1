import { readCurrentStepContents } from '../../apps/server/src/modules/curriculum/index.ts'
import { computeChance, type TrueChild } from './children.ts'
import { type GeneratedSchool, benchWorlds } from './school.ts'
import { computeErrorChances, type Spellings } from './spelling.ts'

/** Returns the chance of a new word of a category in a week, over the words of the path. */
export type TrueChance = (child: TrueChild, category: string, week: number) => number

export async function readTruth({
  database,
  contents,
  organisation_id,
  spellingsOf,
}: GeneratedSchool): Promise<TrueChance> {
  const steps = await readCurrentStepContents(database.queries, contents, organisation_id)
  const ofCategory = new Map<string, Spellings[]>()
  for (const content of steps.filter(({ world }) => benchWorlds.includes(world)))
    for (const word of Object.values(content.words).flat()) {
      const spellings = spellingsOf(content, word)
      for (const category of spellings.categories)
        ofCategory.set(category, [...(ofCategory.get(category) ?? []), spellings])
    }
  const known = new Map<string, number>()
  return (child, category, week) => {
    const key = `${child.name} ${category} ${week}`
    const found = known.get(key)
    if (found !== undefined) return found
    const words = ofCategory.get(category) ?? []
    const wrong = words.reduce(
      (sum, word) =>
        sum + (computeErrorChances(word, (of) => computeChance(child, of, week)).get(category) ?? 0),
      0,
    )
    const chance = words.length === 0 ? Number.NaN : 1 - wrong / words.length
    known.set(key, chance)
    return chance
  }
}
