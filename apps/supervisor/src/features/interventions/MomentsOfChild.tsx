import type { KeptMoments } from '@letterliaan/contract'
import { judgeCare } from '@letterliaan/rules/intervention'
import { fill } from '@letterliaan/texts'
import { sayCriterion, sayScores } from '@letterliaan/texts/care'
import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { keepMoments } from './intervention-changes.ts'
import layout from '../../app/style/layout.module.css'
import styles from './Interventions.module.css'
import { MomentsDialog } from './MomentsDialog.tsx'
import { sayDay } from './tell-intervention.ts'
import * as texts from './texts.ts'

interface MomentsOfChildProps {
  readonly student_id: number
  readonly kept: KeptMoments
}

/** Scores on tests with norms as the school has them, and what the dyslexia protocol makes of them. */
export function MomentsOfChild({ student_id, kept: { moments } }: MomentsOfChildProps) {
  const criteria = judgeCare(moments)
  const [isOpen, setOpen] = useState(false)
  const { isBusy, run } = useChange(keepMoments(student_id, { moments: [...moments] }), () => setOpen(false))
  return (
    <div className={styles.moments}>
      <div>
        <h3>{texts.moments.title}</h3>
        {moments.length === 0 ? (
          <p className={layout.quiet}>{texts.moments.none}</p>
        ) : (
          <>
            <ul>
              {moments.map(({ test, taken_on, score }) => (
                <li key={`${test} ${taken_on}`}>
                  {fill(texts.moments.line, { test, day: sayDay(taken_on), score })}
                </li>
              ))}
            </ul>
            <p>
              <b>{sayScores(criteria)}.</b> {sayCriterion(criteria)}
            </p>
          </>
        )}
      </div>
      <FlatButton onClick={() => setOpen(true)}>{texts.moments.change}</FlatButton>
      {isOpen && (
        <MomentsDialog
          moments={moments}
          isBusy={isBusy}
          onSave={(kept) => void run({ moments: [...kept] })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
