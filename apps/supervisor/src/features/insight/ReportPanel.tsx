import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { TextField, TextAreaField } from '@letterliaan/ui'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { ActionDialog, StatusLabel, FlatButton, Panel } from '../../app/controls/index.ts'
import { MadeFileNotice } from '../../app/controls/MadeFileNotice.tsx'
import { getNowSeconds } from '@letterliaan/web/now'
import { commonTexts, layout, saveFile, useChange, useServices } from '../../app/index.ts'
import styles from './Insight.module.css'
import { findPeriodStart } from './period.ts'
import {
  formatReportFileName,
  noSupport,
  toReportPeriod,
  type ReportFile,
  type ReportOffer,
  type ReportRequest,
  type DyslexiaSupport,
  childReportOffers,
  groupReportOffers,
} from './report-files.ts'
import { texts } from './texts.ts'
import { supportTextLimits } from '@letterliaan/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { makeReportFile } from './make-report.ts'

export interface ReportPanelProps {
  readonly name: string
  readonly offers: readonly ReportOffer[]
  /** True to ask which guidance the child got. False if its interventions contain that. */
  readonly asksSupport?: boolean
  /** Makes a file. Resolves to null after a failure, which was reported. */
  readonly onMake: (request: ReportRequest) => Promise<ArrayBuffer | null>
}

interface ReadyFile {
  readonly name: string
  readonly address: string
  readonly isPrintable: boolean
}

const types = { pdf: 'application/pdf', csv: 'text/csv', xml: 'application/xml' } as const

/** Makes files about a period of a child or a group, to print or to download (RAP-1, RAP-2, RAP-3). */
export function ReportPanel({ name, offers, asksSupport = false, onMake }: ReportPanelProps) {
  const [first, setFirst] = useState(() => toAmsterdamDate(findPeriodStart('year', getNowSeconds())))
  const [last, setLast] = useState(() => toAmsterdamDate(getNowSeconds()))
  const [making, setMaking] = useState<ReportFile | null>(null)
  const [filling, setFilling] = useState<ReportFile | null>(null)
  const [support, setSupport] = useState<DyslexiaSupport>(noSupport)
  const [ready, setReady] = useState<ReadyFile | null>(null)
  const period = toReportPeriod(first, last)

  async function make(file: ReportFile) {
    if (period === null || making !== null) return
    setMaking(file)
    const bytes = await onMake({ kind: file.kind, period, support })
    setMaking(null)
    if (bytes === null) return
    const fileName = formatReportFileName(file, name)
    const type = types[file.type]
    saveFile(fileName, bytes, type)
    const address = URL.createObjectURL(new Blob([bytes], { type }))
    setReady({ name: fileName, address, isPrintable: file.type === 'pdf' })
  }

  const start = (file: ReportFile) =>
    file.kind.startsWith('dyslexia') && asksSupport ? setFilling(file) : make(file)
  return (
    <Panel title={texts.reports.title} isScreenOnly>
      <div className={layout.line3}>
        <TextField type="date" label={texts.reports.from} value={first} max={last} onWrite={setFirst} />
        <TextField
          type="date"
          label={texts.reports.until}
          value={last}
          min={first}
          error={period === null ? texts.reports.wrongOrder : undefined}
          onWrite={setLast}
        />
      </div>
      <output>
        {ready !== null && (
          <MadeFileNotice {...ready} saveLabel={texts.reports.saveAgain}>
            {fill(texts.reports.saved, { name: ready.name })}
          </MadeFileNotice>
        )}
      </output>
      <ul>
        {offers.map(({ title, text, isConcept, files }) => (
          <li key={title} className={layout.dividedRow}>
            <div>
              <h3>
                {title} {isConcept && <StatusLabel look="attention">{texts.reports.concept}</StatusLabel>}
              </h3>
              <p className={`${layout.quiet} ${layout.readable}`}>{text}</p>
            </div>
            <div className={layout.buttons}>
              {files.map((file) => (
                <FlatButton
                  key={file.kind}
                  isBusy={making?.kind === file.kind}
                  aria-disabled={period === null || making !== null}
                  onClick={() => period !== null && start(file)}
                >
                  {file.label}
                </FlatButton>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.reports.explanation}</p>
      {filling !== null && (
        <SupportDialog
          support={support}
          onChange={setSupport}
          onMake={() => {
            setFilling(null)
            void make(filling)
          }}
          onClose={() => setFilling(null)}
        />
      )}
    </Panel>
  )
}

interface SupportDialogProps {
  readonly support: DyslexiaSupport
  readonly onChange: (support: DyslexiaSupport) => void
  readonly onMake: () => void
  readonly onClose: () => void
}

const lines = [
  { key: 'guided_by', label: texts.support.by },
  { key: 'guided_period', label: texts.support.period },
  { key: 'frequency', label: texts.support.perWeek },
  { key: 'duration', label: texts.support.perTime },
] as const
const fields = [
  { key: 'goal', label: commonTexts.aim },
  { key: 'effect', label: texts.support.effect },
] as const

function SupportDialog({ support, onChange, onMake, onClose }: SupportDialogProps) {
  return (
    <ActionDialog title={texts.support.title} action={texts.support.make} onAct={onMake} onClose={onClose}>
      <p className={styles.note}>{texts.support.intro}</p>
      {lines.map(({ key, label }) => (
        <TextField
          key={key}
          label={label}
          value={support[key]}
          maxLength={supportTextLimits.line}
          onWrite={(value) => onChange({ ...support, [key]: value })}
        />
      ))}
      {fields.map(({ key, label }) => (
        <TextAreaField
          key={key}
          label={label}
          rows={2}
          value={support[key]}
          maxLength={supportTextLimits.text}
          onWrite={(value) => onChange({ ...support, [key]: value })}
        />
      ))}
    </ActionDialog>
  )
}

interface Reported {
  readonly id: number
  readonly name: string
}

/** Returns whether the user may export files about children, which a school can limit to administrators. */
function useMayExport(): boolean {
  const { queries } = useServices()
  const { data: me } = useQuery(queries.me)
  return me?.may_export ?? true
}

const OnlyAdministrators = () => (
  <Panel title={texts.reports.title} isScreenOnly>
    <p>{texts.reports.onlyAdministrators}</p>
  </Panel>
)

export function ChildReports({ id, name }: Reported) {
  const { queries } = useServices()
  const { ask } = useChange(makeReportFile('student', id))
  const { data } = useQuery(queries.interventions)
  const mayExport = useMayExport()
  const isPlanned = data?.interventions.some(
    ({ student_ids, archived_at }) => student_ids.includes(id) && archived_at === null,
  )
  if (!mayExport) return <OnlyAdministrators />
  return <ReportPanel name={name} offers={childReportOffers} asksSupport={!isPlanned} onMake={ask} />
}

export function GroupReports({ id, name }: Reported) {
  const { ask } = useChange(makeReportFile('group', id))
  if (!useMayExport()) return <OnlyAdministrators />
  return <ReportPanel name={name} offers={groupReportOffers} onMake={ask} />
}
