import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { FlatButton } from '../../app/controls/index.ts'
import { addresses, PageFrame, useData } from '../../app/index.ts'
import { ChildPlan } from '../../features/interventions/InterventionPlan.tsx'
import { texts } from '../../features/interventions/texts.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

interface ChildPlanPageProps {
  readonly intervention_id: number
  readonly student_id: number
}

export function ChildPlanPage({ intervention_id, student_id }: ChildPlanPageProps) {
  const [intervention] = useData((queries) => [queries.intervention(intervention_id)])
  const child = intervention.children.find((each) => each.student_id === student_id)
  if (child === undefined) return <NotFoundPage />
  return (
    <PageFrame
      title={fill(texts.plan.title, { name: child.name })}
      back={<Link to={addresses.intervention(intervention_id)}>{intervention.label}</Link>}
      actions={
        <FlatButton look="primary" onClick={() => window.print()}>
          {texts.plan.print}
        </FlatButton>
      }
    >
      <ChildPlan {...{ intervention, child }} />
    </PageFrame>
  )
}
