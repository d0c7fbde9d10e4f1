import type { Group } from '@letterliaan/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { setGoal } from './group-changes.ts'
import { GroupGoalPanel } from './GroupGoalPanel.tsx'

export function GoalOfGroup({ group: { id, num_students } }: { group: Group }) {
  const { queries } = useServices()
  const { data: goal } = useSuspenseQuery(queries.groupGoal(id))
  const { isBusy, run } = useChange(setGoal(id, goal))
  return <GroupGoalPanel goal={goal} numStudents={num_students} isBusy={isBusy} onSave={run} />
}
