import type { RosterImport } from '@letterliaan/contract'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { dutchFormat } from '@letterliaan/rules/calendar'
import { describeResult } from './ImportDone.tsx'
import styles from './Roster.module.css'

export interface TodaysImportsProps {
  readonly imports: readonly RosterImport[]
  readonly isBusy: boolean
  readonly onUndo: (id: number) => void
}

const timeFormat = dutchFormat({ hour: '2-digit', minute: '2-digit' })

/** What was done to many children today, as long as it can be undone. */
export function TodaysImports({ imports, isBusy, onUndo }: TodaysImportsProps) {
  const open = imports.filter(({ can_be_undone }) => can_be_undone)
  if (open.length === 0) return null
  return (
    <Panel title="Vandaag">
      <ul className={styles.today}>
        {open.map((done) => (
          <li key={done.id}>
            <span>
              {timeFormat.format(done.created_at * 1000)}:{' '}
              {done.kind === 'import' ? describeResult(done) : 'Groep naar het volgende schooljaar'}
            </span>
            <FlatButton
              sign="undo"
              aria-label={`Ongedaan maken: ${describeResult(done)}`}
              aria-disabled={isBusy}
              onClick={() => !isBusy && onUndo(done.id)}
            >
              Ongedaan maken
            </FlatButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
