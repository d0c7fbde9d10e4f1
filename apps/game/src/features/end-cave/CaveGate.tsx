import { fill } from '@letterliaan/texts'
import * as caveTexts from '@letterliaan/texts/cave'
import * as commonTexts from '@letterliaan/texts/common'
import { joinClasses } from '@letterliaan/ui'
import { CaveDoors } from '@letterliaan/ui/scenes'
import type { Ref } from 'react'
import styles from './CaveGate.module.css'
import { Gem, GemHole } from './Gem.tsx'
import { describeGem } from './gems.ts'
import type { Diamond } from './puzzle.ts'

export interface CaveGateProps {
  readonly ref: Ref<HTMLOListElement>
  readonly order: readonly Diamond[]
  readonly locked: readonly Diamond[]
  readonly isOpen: boolean
  /** A diamond is selected. */
  readonly awaits: boolean
  readonly onTap: (hole: number) => void
}

/** Each hole shows the shape and the dots of its diamond. */
export function CaveGate({ ref, order, locked, isOpen, awaits, onTap }: CaveGateProps) {
  return (
    <div className={joinClasses(styles.gate, isOpen && styles.open)}>
      <CaveDoors isOpen={isOpen} />
      <ol ref={ref} className={styles.holes} inert={isOpen}>
        {order.map((diamond, hole) => {
          const isFilled = locked.includes(diamond)
          const state = isFilled ? caveTexts.diamondIsIn : commonTexts.thatEmpty
          return (
            <li key={diamond} className={styles.place}>
              <button
                type="button"
                className={joinClasses(styles.hole, awaits && !isFilled && styles.awaits)}
                aria-label={fill(caveTexts.hole, { number: hole + 1, gem: describeGem(diamond), state })}
                aria-disabled={isFilled}
                onClick={() => !isFilled && onTap(hole)}
              >
                <GemHole diamond={diamond} />
                {isFilled && (
                  <span className={styles.locked}>
                    <Gem diamond={diamond} />
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
