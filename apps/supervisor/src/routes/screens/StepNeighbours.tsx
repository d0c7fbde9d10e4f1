import { useQuery } from '@tanstack/react-query'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import { Sign } from '../../app/controls/Sign.tsx'
import { Link } from '@letterliaan/web/link'
import { useServices } from '../../app/useServices.ts'
import { addresses } from '../addresses.ts'
import layout from '../../app/style/layout.module.css'
import * as texts from '../../features/words/texts.ts'

export function StepNeighbours({ step_id }: { step_id: number }) {
  const { queries } = useServices()
  const { data: steps = [] } = useQuery(queries.steps)
  const at = steps.findIndex(({ id }) => id === step_id)
  const [before, after] = at < 0 ? [] : [steps[at - 1], steps[at + 1]]
  return (
    <nav className={layout.buttons} aria-label={texts.otherSteps}>
      {before && (
        <Link to={addresses.step(before.id)} className={flatClass('plain')} title={before.label}>
          <Sign name="left" />
          {texts.previousStep}
        </Link>
      )}
      {after && (
        <Link to={addresses.step(after.id)} className={flatClass('plain')} title={after.label}>
          {texts.nextStep}
          <Sign name="right" />
        </Link>
      )}
    </nav>
  )
}
