import type { InstallationCheck } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { formatMoment } from '../../app/format.ts'
import { texts } from './texts.ts'

type State = InstallationCheck['state']

export function tellCheck({ subject, state, at }: InstallationCheck): string {
  if (subject === 'backup' && state === 'wrong' && at === null) return texts.findings.backup.none
  const said = texts.findings[subject][state]
  return at === null ? said : fill(said, { moment: formatMoment(at) })
}

export function summariseChecks(checks: readonly Pick<InstallationCheck, 'state'>[]): State {
  if (checks.some(({ state }) => state === 'wrong')) return 'wrong'
  return checks.some(({ state }) => state === 'attention') ? 'attention' : 'good'
}
