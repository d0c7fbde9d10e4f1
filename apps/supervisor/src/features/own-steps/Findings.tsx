import type { OwnStepFinding } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Notice } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { texts } from './texts.ts'

interface FindingsProps {
  readonly findings: readonly OwnStepFinding[]
  /** The message if the step could not be checked, or null. */
  readonly failure: string | null
}

export function Findings({ findings, failure }: FindingsProps) {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  return (
    <output className={layout.stack3}>
      {failure !== null && <Notice look="failure">{failure}</Notice>}
      {failure === null && findings.length === 0 && <Notice look="good">{texts.findings.ready}</Notice>}
      {errors.length > 0 && (
        <Notice look="failure">
          <FindingList title={texts.findings.errors} findings={errors} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice look="attention">
          <FindingList title={texts.findings.warnings} findings={warnings} />
        </Notice>
      )}
    </output>
  )
}

const maxShown = 6

function FindingList({ title, findings }: { title: string; findings: readonly OwnStepFinding[] }) {
  const rest = findings.length - maxShown
  return (
    <>
      <b>{title}</b>
      <ul className={layout.bullets}>
        {findings.slice(0, maxShown).map(({ message }, at) => (
          <li key={at}>{message}</li>
        ))}
        {rest > 0 && <li>{fill(commonTexts.countMore, { count: rest })}</li>}
      </ul>
    </>
  )
}
