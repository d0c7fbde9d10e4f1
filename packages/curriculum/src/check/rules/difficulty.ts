import type { CheckedStep, Content, Finding } from '../content.ts'
import { forEachStep } from '../content.ts'
import { isConsonant, pairs, viewWord } from '../bars/view.ts'

/** On average the words get longer, or have more klankgroepen and clusters, from difficulty 1 to 3. */
export function checkDifficulty(content: Content): Finding[] {
  return forEachStep(content, (step) => {
    const [one, two, three] = [averageLoad(step, 1), averageLoad(step, 2), averageLoad(step, 3)]
    if (one <= two && two <= three) return []
    return [
      `difficulty is not ordered: ${one.toFixed(1)}, ${two.toFixed(1)}, ${three.toFixed(1)} (letters, klankgroepen, clusters)`,
    ]
  })
}

/** How much there is to write: letters + klankgroepen + consonants that stand against another. */
function averageLoad(step: CheckedStep, difficulty: 1 | 2 | 3): number {
  const words = step.words.filter((word) => word.difficulty === difficulty)
  const total = words.reduce((sum, { word }) => {
    const view = viewWord(word)
    const clusters = pairs(view.sounds).filter(([one, two]) => isConsonant(one) && isConsonant(two)).length
    return sum + word.word.length + view.groups.length + clusters
  }, 0)
  return total / Math.max(1, words.length)
}
