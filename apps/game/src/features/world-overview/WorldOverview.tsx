import type { ReactNode } from 'react'
import { StepLegend } from './StepLegend.tsx'
import styles from './WorldOverview.module.css'
import { WorldPanels } from './WorldPanels.tsx'
import type { WorldPanel } from './worlds.ts'

export interface WorldOverviewProps {
  readonly panels: readonly WorldPanel[]
  /** Undefined when nothing is next. */
  readonly playOn?: ReactNode
  readonly lookOffer?: ReactNode
  readonly renderLink: (panel: WorldPanel, className: string, content: ReactNode) => ReactNode
}

/** WO-1, WO-3 */
export function WorldOverview({ playOn, lookOffer, ...props }: WorldOverviewProps) {
  return (
    <div className={styles.overview}>
      {playOn ? (
        <div className={styles.first}>
          {playOn}
          <div className={styles.legend}>
            <StepLegend />
            {lookOffer}
          </div>
        </div>
      ) : null}
      <WorldPanels {...props} />
      {playOn ? null : (
        <div className={styles.legend}>
          <StepLegend />
          {lookOffer}
        </div>
      )}
    </div>
  )
}
