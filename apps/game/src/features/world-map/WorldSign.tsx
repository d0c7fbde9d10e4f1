import type { WorldNumber } from '@letterliaan/rules'
import { fill } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as mapTexts from '@letterliaan/texts/map'
import { joinClasses } from '@letterliaan/ui'
import { Icon, Signpost } from '@letterliaan/ui/pictures'
import { findSignpostPlace, usePainted } from '@letterliaan/ui/scenes'
import { findAdjacentWorld } from './useWorldSwitch.ts'
import styles from './WorldSign.module.css'

export interface WorldSignProps {
  readonly world: WorldNumber
  readonly to: 'previous' | 'next'
  readonly canEnter: (world: WorldNumber) => boolean
  readonly onLeave: () => void
}

/** The signpost to an adjacent world: the same as a swipe, for a tap or a key (WO-5). */
export function WorldSign({ world, to, canEnter, onLeave }: WorldSignProps) {
  const isPainted = usePainted()
  const place = findSignpostPlace(world, to)
  if (place === undefined) return null
  const target = findAdjacentWorld(world, to === 'next' ? 1 : -1)
  const isOpen = canEnter(target)
  return (
    <button
      type="button"
      aria-disabled={!isOpen}
      aria-label={
        isOpen ? fill(commonTexts.toWorld, { world: target }) : fill(mapTexts.lockedWorld, { world: target })
      }
      className={joinClasses(place.className, styles.sign, !isOpen && styles.locked)}
      style={place.style}
      data-sign
      data-help={to === 'next' ? 'volgende-wereld' : undefined}
      onClick={onLeave}
    >
      <Signpost to={to}>{fill(commonTexts.worldNumber, { world: target })}</Signpost>
      {!isOpen && isPainted && (
        <span className={styles.lock}>
          <Icon name="lock" size="1.75rem" />
        </span>
      )}
    </button>
  )
}
