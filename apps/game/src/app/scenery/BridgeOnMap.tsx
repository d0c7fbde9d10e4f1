import type { SharedGoal } from '@letterliaan/contract'
import { bridgePlanks, type WorldNumber } from '@letterliaan/rules'
import { fill } from '@letterliaan/texts'
import { dailyTexts } from '@letterliaan/texts/daily'
import { Dialog, joinClasses } from '@letterliaan/ui'
import { toMapPlace } from '@letterliaan/ui/scenes'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useState } from 'react'
import { bridgePlaces } from './bridge-places.ts'
import { GoalBridge } from './GoalBridge.tsx'
import layout from '../shell/layout.module.css'
import styles from './BridgeOnMap.module.css'

export interface BridgeOnMapProps {
  readonly world: WorldNumber
  /** The child's first group that has a goal this week and may be shown as a bridge. */
  readonly goal: Pick<SharedGoal, 'name' | 'planks'>
}

const { bridge: texts } = dailyTexts

/** Shows the group's work as a bridge, without names or numbers of words (PLEK-7). */
export function BridgeOnMap({ world, goal: { name, planks } }: BridgeOnMapProps) {
  const [isOpen, setOpen] = useState(false)
  if (planks === null) return null
  const { wide, tall } = bridgePlaces[world]
  const place = toMapPlace(wide, tall)
  const isReady = planks >= bridgePlanks
  const label = isReady ? fill(texts.ready, { name }) : fill(texts.label, { name, count: planks })
  return (
    <>
      <div className={joinClasses(place?.className, styles.place)} style={place?.style}>
        <button type="button" className={styles.touch} aria-label={label} onClick={() => setOpen(true)}>
          <GoalBridge planks={planks} />
        </button>
      </div>
      <Dialog open={isOpen} title={fill(texts.title, { name })} onClose={() => setOpen(false)}>
        <div className={layout.told}>
          <GoalBridge planks={planks} className={styles.large} />
          {!isReady && <p>{fill(texts.planks, { count: planks })}</p>}
          <p>
            <SpokenText line={isReady ? texts.done : texts.building} auto />
          </p>
        </div>
      </Dialog>
    </>
  )
}
