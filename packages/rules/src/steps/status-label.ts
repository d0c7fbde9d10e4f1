import type { StepStatus } from '@letterliaan/contract'

const labels: Readonly<Record<StepStatus, string>> = {
  '-1': 'Nog op slot',
  0: 'Open',
  1: 'Bezig met verkennen',
  3: 'Bezig met oefenen',
  4: 'Gehaald',
  5: 'Gehaald',
  6: 'Dictee nog niet gehaald',
  7: 'Toets',
}

/** The status in the child's words; 4 says with how many stars, unless the step was waived (rules.md, Step status). */
export const stepStatusLabel = (status: StepStatus, highestDifficultyCompleted: number | null): string =>
  status === 4 && highestDifficultyCompleted !== null
    ? `Gehaald met ${highestDifficultyCompleted} sterren`
    : labels[status]
