import type { CheckedStep, CheckedContent, ContentFinding } from '../content.ts'
import { forEachStep } from '../content.ts'
import { isConsonantSound, listAdjacentPairs, viewWord } from '../taught-patterns/word-view.ts'

/** Requires on average longer words, or more klankgroepen and clusters, from difficulty 1 to 3. */
export function checkDifficulty(content: CheckedContent): ContentFinding[] {
  return forEachStep(content, (step) => {
    const [easy, medium, hard] = [averageLoad(step, 1), averageLoad(step, 2), averageLoad(step, 3)]
    if (easy <= medium && medium <= hard) return []
    return [
      `difficulty is not ordered: ${easy.toFixed(1)}, ${medium.toFixed(1)}, ${hard.toFixed(1)} (letters, klankgroepen, clusters)`,
    ]
  })
}

function averageLoad(step: CheckedStep, difficulty: 1 | 2 | 3): number {
  const words = step.words.filter((word) => word.difficulty === difficulty)
  const total = words.reduce((sum, { word }) => {
    const view = viewWord(word)
    const clusters = listAdjacentPairs(view.sounds).filter(
      ([first, second]) => isConsonantSound(first) && isConsonantSound(second),
    ).length
    return sum + word.word.length + view.groups.length + clusters
  }, 0)
  return total / Math.max(1, words.length)
}
