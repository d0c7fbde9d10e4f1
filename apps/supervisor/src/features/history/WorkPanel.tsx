import type { MendableWork } from '@letterliaan/contract'
import { SelectField } from '@letterliaan/ui'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { FlatButton, Panel } from '../../app/controls/index.ts'
import { commonTexts, formatDay, layout, useChange } from '../../app/index.ts'
import { restartStep, takeBadgeBack } from './mending.ts'
import { texts } from './texts.ts'

interface WorkPanelProps {
  readonly student_id: number
  readonly name: string
  readonly work: MendableWork
}

type WorkedStep = MendableWork['steps'][number]

const labelOf = ({ label, phase_id }: WorkedStep): string =>
  `${label} (${phase_id === null ? commonTexts.treehouse : fill(texts.inWorld, { world: phase_id })})`

/** Restarts a step, or takes a badge back (supervisor.md, point 8). */
export function WorkPanel({ student_id, name, work }: WorkPanelProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const restarting = useChange(restartStep, () => setChosen(null))
  const takingBack = useChange(takeBadgeBack(student_id))

  return (
    <>
      {work.steps.length > 0 && (
        <Panel title={texts.restartTitle} isScreenOnly>
          <p className={layout.readable}>{fill(texts.restartIntro, { name })}</p>
          <div className={layout.input}>
            <SelectField
              label={commonTexts.step}
              options={work.steps.map((step) => ({ value: step.id, label: labelOf(step) }))}
              value={chosen}
              onChange={setChosen}
            />
            <FlatButton
              aria-disabled={chosen === null || restarting.isBusy}
              onClick={() => chosen !== null && restarting.run(chosen)}
            >
              {texts.restart}
            </FlatButton>
          </div>
        </Panel>
      )}
      {work.presents.length > 0 && (
        <Panel title={texts.presents}>
          <ul>
            {work.presents.map(({ badge_id, name: badge, given_at }) => (
              <li key={badge_id} className={layout.dividedRow}>
                <div>
                  {badge}
                  <div className={layout.quietSmall}>{formatDay(given_at)}</div>
                </div>
                <FlatButton
                  sign="undo"
                  aria-disabled={takingBack.isBusy}
                  aria-label={fill(texts.takeBackBadge, { badge })}
                  onClick={() => takingBack.run(badge_id)}
                >
                  {commonTexts.takeBack}
                </FlatButton>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
