import type { TodayLine } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { Sign } from '../../app/controls/index.ts'
import { commonTexts } from '../../app/index.ts'
import { findCauseAddress, causeSigns, tellCause } from './tell-cause.ts'
import styles from './GoingOn.module.css'

/** Causes that 'Vandaag' shows once for a class, left out of a child's row. */
const ofMany: ReadonlySet<TodayLine['causes'][number]['kind']> = new Set(['intervention', 'running_out'])

export function GoingOn({ line: { id, causes } }: { readonly line: TodayLine }) {
  const [first, ...others] = causes.filter(({ kind }) => !ofMany.has(kind))
  if (first === undefined) return null
  return (
    <span className={styles.goingOn}>
      <Sign name={causeSigns[first.kind]} />
      <Link to={findCauseAddress(id, first)}>{tellCause(first)}</Link>
      {others.length > 0 && (
        <span className={styles.more}>{fill(commonTexts.countMore, { count: others.length })}</span>
      )}
    </span>
  )
}
