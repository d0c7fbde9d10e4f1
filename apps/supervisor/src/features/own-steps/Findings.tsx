import type { OwnStepFinding } from '@letterliaan/contract'
import { Notice } from '../../app/controls/Notice.tsx'
import styles from './Findings.module.css'

/** What the check says of a step: what has to change first, and what could be better. */
export function Findings({ findings }: { findings: readonly OwnStepFinding[] }) {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  return (
    <output className={styles.findings}>
      {findings.length === 0 && <Notice look="good">De stap is klaar om te spelen.</Notice>}
      {errors.length > 0 && (
        <Notice look="failure">
          <FindingList title="Dit moet eerst anders" findings={errors} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice look="attention">
          <FindingList title="Dit kan beter" findings={warnings} />
        </Notice>
      )}
    </output>
  )
}

/** More than these help nobody at once. */
const maxShown = 6

function FindingList({ title, findings }: { title: string; findings: readonly OwnStepFinding[] }) {
  const rest = findings.length - maxShown
  return (
    <>
      <b>{title}</b>
      <ul>
        {findings.slice(0, maxShown).map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
        {rest > 0 && <li>en nog {rest}</li>}
      </ul>
    </>
  )
}
