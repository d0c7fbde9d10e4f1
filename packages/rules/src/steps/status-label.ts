import { StepStatus } from '@letterliaan/contract/status'

const labels: Readonly<Record<StepStatus, string>> = {
  [StepStatus.locked]: 'Nog op slot',
  [StepStatus.open]: 'Open',
  [StepStatus.pausedExploring]: 'Bezig met verkennen',
  [StepStatus.pausedPractising]: 'Bezig met oefenen',
  [StepStatus.completed]: 'Gehaald',
  [StepStatus.passed]: 'Gehaald',
  [StepStatus.pausedAtDictation]: 'Dictee nog niet gehaald',
  [StepStatus.test]: 'Toets',
}

/** Returns the label for the child: passed with how many stars, or waived (rules.md, Step status). */
export const labelStepStatus = (
  status: StepStatus,
  highestDifficultyCompleted: number | null,
  isWaived = false,
): string => {
  if (status === StepStatus.completed && isWaived) return 'Deze stap hoef je niet te doen'
  return status === StepStatus.completed && highestDifficultyCompleted !== null
    ? `Gehaald met ${highestDifficultyCompleted === 1 ? '1 ster' : `${highestDifficultyCompleted} sterren`}`
    : labels[status]
}
