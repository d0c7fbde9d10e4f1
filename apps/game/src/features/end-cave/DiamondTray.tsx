import { fill } from '@letterliaan/texts'
import * as caveTexts from '@letterliaan/texts/cave'
import { joinClasses } from '@letterliaan/ui'
import type { Ref } from 'react'
import styles from './DiamondTray.module.css'
import { Gem } from './Gem.tsx'
import { describeGem } from './gems.ts'
import { diamonds, type Diamond } from './puzzle.ts'
import { useDragDiamond } from './useDragDiamond.ts'

export interface DiamondTrayProps {
  readonly ref: Ref<HTMLUListElement>
  readonly locked: readonly Diamond[]
  readonly chosen: Diamond | null
  readonly onChoose: (diamond: Diamond) => void
  readonly onDrop: (diamond: Diamond, element: HTMLElement) => boolean
}

export function DiamondTray({ ref, locked, chosen, onChoose, onDrop }: DiamondTrayProps) {
  return (
    <ul ref={ref} className={styles.tray}>
      {diamonds.map((diamond) => (
        <li key={diamond} className={styles.place}>
          {!locked.includes(diamond) && (
            <DiamondButton
              diamond={diamond}
              isChosen={diamond === chosen}
              onChoose={() => onChoose(diamond)}
              onDrop={(element) => onDrop(diamond, element)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

interface DiamondButtonProps {
  readonly diamond: Diamond
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly onDrop: (element: HTMLElement) => boolean
}

function DiamondButton({ diamond, isChosen, onChoose, onDrop }: DiamondButtonProps) {
  const { isDrag, handlers } = useDragDiamond(onDrop)
  return (
    <button
      type="button"
      className={joinClasses(styles.diamond, isChosen && styles.chosen)}
      aria-label={fill(caveTexts.diamond, { world: diamond, gem: describeGem(diamond) })}
      aria-pressed={isChosen}
      data-diamond={diamond}
      onClick={(event) => !isDrag(event) && onChoose()}
      {...handlers}
    >
      <Gem diamond={diamond} />
    </button>
  )
}
