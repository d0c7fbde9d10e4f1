import type { BoardOverview } from '@letterliaan/contract'
import { Facts } from '../../app/controls/Facts.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { formatMoment } from '../../app/format.ts'
import { nowSeconds } from '../../app/now.ts'
import * as texts from './texts.ts'

const daySeconds = 24 * 60 * 60

/** How the installation is that all schools share. */
export function InstallationPanel({
  installation: { version, forgotten_at },
}: Pick<BoardOverview, 'installation'>) {
  const isLate = forgotten_at !== null && nowSeconds() - forgotten_at > daySeconds
  return (
    <Panel title={texts.installation.title}>
      <Facts
        facts={[
          { label: texts.installation.version, value: version },
          {
            label: texts.installation.forgotten,
            value: forgotten_at === null ? texts.never : formatMoment(forgotten_at),
          },
        ]}
      />
      {isLate && <Notice look="attention">{texts.installation.late}</Notice>}
    </Panel>
  )
}
