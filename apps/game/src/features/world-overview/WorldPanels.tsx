import { fill } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as overviewTexts from '@letterliaan/texts/overview'
import { HiddenText, joinClasses } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { WorldPicture } from '@letterliaan/ui/scenes'
import type { ReactNode } from 'react'
import styles from './WorldPanels.module.css'
import type { WorldPanel } from './worlds.ts'

export interface WorldPanelsProps {
  readonly panels: readonly WorldPanel[]
  readonly renderLink: (panel: WorldPanel, className: string, content: ReactNode) => ReactNode
}

/** WO-1, WO-2 */
export function WorldPanels({ panels, renderLink }: WorldPanelsProps) {
  return (
    <ul className={styles.panels} data-help="werelden">
      {panels.map((panel) => {
        const className = joinClasses(styles.panel, !panel.isOpen && styles.locked)
        return (
          <li key={panel.world} className={styles.place}>
            {panel.isOpen ? (
              renderLink(panel, className, <PanelContent panel={panel} />)
            ) : (
              <button type="button" disabled className={className} data-help="slot">
                <PanelContent panel={panel} />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function PanelContent({ panel: { world, name, isOpen, hasDiamond } }: { panel: WorldPanel }) {
  return (
    <>
      <WorldPicture world={world} className={styles.art ?? ''} />
      <span className={styles.plank}>
        <span className={styles.number}>{fill(commonTexts.worldNumber, { world })}</span>
        <span className={styles.name}>{name}</span>
      </span>
      {!isOpen && (
        <span className={styles.sign}>
          <Icon name="lock" size="2.75rem" />
          <HiddenText>{commonTexts.locked.text}</HiddenText>
        </span>
      )}
      {hasDiamond && (
        <span className={styles.diamond} data-help="diamant">
          <Icon name={`diamond-${world}`} size="3.5rem" label={overviewTexts.hasDiamond} />
        </span>
      )}
    </>
  )
}
