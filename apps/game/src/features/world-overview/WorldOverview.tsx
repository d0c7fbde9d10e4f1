import type { ReactNode } from 'react'
import { StepLegend } from './StepLegend.tsx'
import styles from './WorldOverview.module.css'
import { WorldPanels } from './WorldPanels.tsx'
import type { WorldPanel } from './worlds.ts'

export interface WorldOverviewProps {
  readonly panels: readonly WorldPanel[]
  /** What is to be done next; left out where nothing is. */
  readonly playOn?: ReactNode
  /** Wraps a panel that is open in the link to its world. */
  readonly renderLink: (panel: WorldPanel, className: string, content: ReactNode) => ReactNode
}

/** The four worlds and what the icons in them mean (WO-1, WO-3). */
export function WorldOverview({ playOn, ...props }: WorldOverviewProps) {
  return (
    <div className={styles.overview}>
      {playOn ? (
        <div className={styles.first}>
          {playOn}
          <div className={styles.legend}>
            <StepLegend />
          </div>
        </div>
      ) : null}
      <WorldPanels {...props} />
      {playOn ? null : <StepLegend />}
    </div>
  )
}
