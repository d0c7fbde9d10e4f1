import { Link } from '@letterliaan/web/link'
import { Panel } from '../../app/controls/Panel.tsx'
import * as texts from './texts.ts'
import styles from './WritingSheets.module.css'

export interface SheetLinksProps {
  /** Who wrote a word wrong. */
  readonly missed: readonly { readonly student_id: number; readonly name: string }[]
  readonly addressOf: (student_id: number) => string
  readonly codeAddress: string
}

/** After a dictation of a group: where a sheet is made, and where is filled in how it went. */
export function SheetLinks({ missed, addressOf, codeAddress }: SheetLinksProps) {
  if (missed.length === 0) return null
  return (
    <Panel title={texts.title} actions={<Link to={codeAddress}>{texts.toCode}</Link>}>
      <p>{texts.afterDictation.explained}</p>
      <ul className={styles.words} aria-label={texts.afterDictation.children}>
        {missed.map(({ student_id, name }) => (
          <li key={student_id}>
            <Link to={addressOf(student_id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
