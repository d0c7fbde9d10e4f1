import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../app/useServices.ts'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Skeleton } from '../../app/shell/Skeleton.tsx'
import { readReportData, type ReportFact } from './read-report-data.ts'
import layout from '../../app/style/layout.module.css'
import styles from './Reports.module.css'
import * as common from '../../app/texts/common.ts'

/** Shows the data of a report: page, device and errors. */
export function ReportDetails({ id }: { id: number }) {
  const { queries } = useServices()
  const { data: report, error, refetch } = useQuery(queries.report(id))
  if (report === undefined) {
    if (error === null) return <Skeleton of="part" />
    return (
      <>
        <p role="alert">{error.message}</p>
        <FlatButton onClick={() => void refetch()}>{common.tryAgain}</FlatButton>
      </>
    )
  }
  const { places, machine, errors } = readReportData(report.data)
  return (
    <div className={layout.stack3}>
      <Facts facts={places} />
      <Facts facts={machine} />
      {errors.map((line, index) => (
        <pre key={index} className={styles.error}>
          {line}
        </pre>
      ))}
    </div>
  )
}

function Facts({ facts }: { facts: readonly ReportFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={layout.buttons}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
