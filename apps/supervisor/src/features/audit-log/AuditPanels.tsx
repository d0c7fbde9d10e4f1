import { auditKinds, type AuditKind, type AuditEntry, type AuditCheck } from '@letterliaan/contract'
import { joinClasses, SelectField, shared, TextField } from '@letterliaan/ui'
import { Panel, FlatButton, Notice } from '../../app/controls/index.ts'
import { layout, addresses, formatCalendarDay, useChange } from '../../app/index.ts'
import type { AuditFilterFields } from './audit-filter.ts'
import { texts } from './texts.ts'
import { createDutchFormat, toAmsterdamDate } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import styles from './AuditLog.module.css'
import { useState } from 'react'
import { checkAuditLog } from './audit-log-changes.ts'

interface Person {
  readonly id: number
  readonly name: string
}

interface AuditFilterPanelProps {
  readonly chosen: AuditFilterFields
  readonly staff: readonly Person[]
  readonly students: readonly Person[]
  readonly isWrongOrder: boolean
  readonly onChange: (chosen: AuditFilterFields) => void
}

const kindOptions = [
  { value: 'all' as const, label: texts.filters.everyKind },
  ...auditKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
]

/** Returns the options of a select, in which 0 means everybody. */
const personOptions = (everybody: string, people: readonly Person[]) => [
  { value: 0, label: everybody },
  ...people.map(({ id, name }) => ({ value: id, label: name })),
]

export function AuditFilterPanel(props: AuditFilterPanelProps) {
  const { chosen, staff, students, isWrongOrder, onChange } = props
  const change = (changed: Partial<AuditFilterFields>) => onChange({ ...chosen, ...changed })
  return (
    <Panel title={texts.filters.title} isScreenOnly>
      <div className={layout.narrowColumns}>
        <TextField
          type="date"
          label={texts.filters.from}
          value={chosen.from}
          onWrite={(value) => change({ from: value })}
        />
        <TextField
          type="date"
          label={texts.filters.until}
          value={chosen.until}
          error={isWrongOrder ? texts.filters.wrongOrder : undefined}
          onWrite={(value) => change({ until: value })}
        />
        <SelectField<AuditKind | 'all'>
          label={texts.filters.kind}
          options={kindOptions}
          value={chosen.kind ?? 'all'}
          onChange={(kind) => change({ kind: kind === 'all' ? null : kind })}
        />
        <SelectField
          label={texts.filters.by}
          options={personOptions(texts.filters.everybody, staff)}
          value={chosen.user_id ?? 0}
          onChange={(id) => change({ user_id: id === 0 ? null : id })}
        />
        <SelectField
          label={texts.filters.child}
          options={personOptions(texts.filters.everyChild, students)}
          value={chosen.student_id ?? 0}
          onChange={(id) => change({ student_id: id === 0 ? null : id })}
        />
      </div>
    </Panel>
  )
}

/** Longer lists of names are collapsed. */
const maxNames = 6

const timeFormat = createDutchFormat({ hour: '2-digit', minute: '2-digit' })

export function AuditList({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return groupByDay(entries).map(({ day, entries: ofDay }) => (
    <section key={day} className={styles.day}>
      <h3 className={styles.dayName}>{formatCalendarDay(day)}</h3>
      <ol className={layout.rows}>
        {ofDay.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ))
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { at, by, text, students } = entry
  return (
    <li className={styles.entry}>
      <time dateTime={new Date(at * 1000).toISOString()} className={layout.quietSmall}>
        {timeFormat.format(at * 1000)}
      </time>
      <div className={joinClasses(shared.wrap, styles.what)}>
        <p>{text}</p>
        {students.length > maxNames ? (
          <details className={layout.quietSmall}>
            <summary>{fill(texts.list.aboutMany, { count: students.length })}</summary>
            <Names students={students} />
          </details>
        ) : (
          students.length > 0 && (
            <p className={layout.quietSmall}>
              {texts.list.about} <Names students={students} />
            </p>
          )
        )}
      </div>
      <p className={styles.by}>{by?.name ?? texts.list.unknown}</p>
    </li>
  )
}

const Names = ({ students }: Pick<AuditEntry, 'students'>) =>
  students.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Link to={addresses.child(id)}>{name}</Link>
    </span>
  ))

interface AuditDay {
  /** Such as '2026-11-16'. */
  readonly day: string
  readonly entries: readonly AuditEntry[]
}

const groupByDay = (entries: readonly AuditEntry[]): readonly AuditDay[] =>
  [...Map.groupBy(entries, ({ at }) => toAmsterdamDate(at))].map(([day, ofDay]) => ({ day, entries: ofDay }))

const numShown = 20

/** Recomputes every seal and shows the result (AVG-5). */
export function CheckPanel() {
  const [result, setResult] = useState<AuditCheck | null>(null)
  const checking = useChange(checkAuditLog, setResult)
  return (
    <Panel title={texts.check.title} isScreenOnly>
      <div className={layout.form}>
        <p>{texts.check.explained}</p>
        <FlatButton aria-disabled={checking.isBusy} onClick={() => checking.run(null)}>
          {texts.check.press}
        </FlatButton>
        <output>{result !== null && <CheckResult result={result} />}</output>
      </div>
    </Panel>
  )
}

function CheckResult({ result }: { readonly result: AuditCheck }) {
  if (result.problems.length > 0) return <Problems problems={result.problems} />
  if (result.num_seals === 0) return <Notice>{texts.check.nothingSealed}</Notice>
  return (
    <Notice look="good">
      <p>{fill(texts.check.right, { count: result.num_rows })}</p>
      {result.num_redacted > 0 && <p>{fill(texts.check.redacted, { count: result.num_redacted })}</p>}
      {result.last_hash !== null && (
        <p>
          {texts.check.lastHash} <code className={layout.copied}>{result.last_hash}</code>
        </p>
      )}
    </Notice>
  )
}

const sentences = {
  changed: texts.check.changed,
  chain: texts.check.chain,
  redacted: texts.check.redactedWithout,
  missing: texts.check.missing,
} as const satisfies Record<AuditCheck['problems'][number]['kind'], string>

function Problems({ problems }: Pick<AuditCheck, 'problems'>) {
  const numMore = problems.length - numShown
  return (
    <Notice look="failure">
      <p>{texts.check.wrong}</p>
      <ul>
        {problems.slice(0, numShown).map(({ kind, seal, audit_id }) => (
          <li key={`${kind} ${seal} ${audit_id}`}>{fill(sentences[kind], { row: audit_id ?? 0, seal })}</li>
        ))}
      </ul>
      {numMore > 0 && <p>{fill(texts.check.more, { count: numMore })}</p>}
    </Notice>
  )
}
