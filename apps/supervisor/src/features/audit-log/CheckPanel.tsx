import type { AuditCheck } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { FlatButton, Notice, Panel } from '../../app/controls/index.ts'
import { layout, useChange } from '../../app/index.ts'
import { checkAuditLog } from './audit-log-changes.ts'
import { texts } from './texts.ts'

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
