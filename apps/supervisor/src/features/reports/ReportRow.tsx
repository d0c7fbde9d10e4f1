import type { ReportCategory, ReportKind, UserReport } from '@letterliaan/contract'
import { joinClasses } from '@letterliaan/ui'
import { fill } from '@letterliaan/texts'
import { StatusLabel, FactList, FlatButton } from '../../app/controls/index.ts'
import { commonTexts, layout, useChange } from '../../app/index.ts'
import { createDutchFormat } from '@letterliaan/rules/calendar'
import { markReport } from './mark-report.ts'
import styles from './Reports.module.css'
import { texts } from './texts.ts'
import { readReportData } from './read-report-data.ts'

const categories: Readonly<Record<ReportCategory, string>> = {
  bug_word: commonTexts.word,
  bug_anchor: commonTexts.anchor,
  bug_exercise: texts.category.exercise,
  bug_other: texts.category.other,
}

const kinds: Readonly<Record<ReportKind, string>> = {
  sound: texts.kinds.sound,
  word: commonTexts.theWord,
  picture: texts.kinds.picture,
  other: texts.kinds.other,
}

const moment = createDutchFormat({ dateStyle: 'long', timeStyle: 'short' })

export function ReportRow({ report }: { readonly report: UserReport }) {
  const { isBusy, run: mark } = useChange(markReport)
  return (
    <li className={joinClasses(styles.row, report.is_handled && styles.handled)}>
      <div className={layout.line2}>
        <h2 className={layout.title}>{report.title}</h2>
        <StatusLabel look={report.is_handled ? 'good' : 'attention'}>
          {categories[report.category]}
        </StatusLabel>
        {report.kind !== null && (
          <StatusLabel>{fill(texts.pointed, { kind: kinds[report.kind] })}</StatusLabel>
        )}
      </div>
      <p className={layout.quietNormal}>
        {report.name} ({report.username}), {moment.format(report.created_at * 1000)}
      </p>
      <p className={styles.text}>{report.description}</p>
      <details className={layout.details}>
        <summary aria-label={fill(texts.detailsOf, { title: report.title })}>{texts.details}</summary>
        <ReportDetails data={report.data} />
      </details>
      <FlatButton
        sign="check"
        look={report.is_handled ? 'sounding' : 'plain'}
        aria-pressed={report.is_handled}
        aria-label={fill(texts.handledOf, { title: report.title })}
        aria-disabled={isBusy}
        onClick={() => mark({ id: report.id, is_handled: !report.is_handled })}
      >
        {texts.handled}
      </FlatButton>
    </li>
  )
}

function ReportDetails({ data }: { data: string }) {
  const { facts, errors } = readReportData(data)
  return (
    <div className={layout.stack3}>
      {facts.length > 0 && <FactList facts={facts} />}
      {errors.map((line, index) => (
        <pre key={index} className={styles.error}>
          {line}
        </pre>
      ))}
    </div>
  )
}
