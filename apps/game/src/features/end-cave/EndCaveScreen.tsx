import { caveTexts } from '@letterliaan/texts/cave'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useRef, useState, type Ref } from 'react'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { joinClasses, shared } from '@letterliaan/ui'
import { CaveDoors } from '@letterliaan/ui/scenes'
import { CaveOpened, type CaveOpenedProps } from './CaveOpened.tsx'
import styles from './EndCaveScreen.module.css'
import { readOrder, type Diamond, diamonds } from './puzzle.ts'
import { findNearest, animateSlideBack, computeTranslate, useDragDiamond } from './useDragDiamond.ts'
import { useCavePuzzle } from './useCavePuzzle.ts'
import { Gem, GemHole } from './Gem.tsx'
import { describeGem } from './gems.ts'

interface EndCaveScreenProps extends Omit<CaveOpenedProps, 'onAgain'> {
  readonly user_id: number
  readonly end_reward_win_code: number
}

/** END-1 */
export function EndCaveScreen({
  user_id,
  end_reward_win_code,
  playEffect,
  wayOut,
  storyEnd,
}: EndCaveScreenProps) {
  const order = readOrder(end_reward_win_code)
  const [atFirst] = useState(() => readLockedDiamonds(localStorage, user_id))
  const onLocked = (locked: readonly Diamond[]) => saveLockedDiamonds(localStorage, user_id, locked)
  const puzzle = useCavePuzzle({ order, atFirst, onLocked, playEffect })
  const gate = useRef<HTMLOListElement>(null)
  const tray = useRef<HTMLUListElement>(null)

  const holes = () => [...(gate.current?.querySelectorAll('button') ?? [])]

  function drop(diamond: Diamond, element: HTMLElement): boolean {
    const hole = findNearest(element, holes())
    return hole >= 0 && puzzle.bring(diamond, hole)
  }

  /** A diamond that does not fit slides back. */
  function tapHole(hole: number): void {
    const refused = puzzle.tapHole(hole)
    const element = refused && tray.current?.querySelector<HTMLElement>(`[data-diamond="${refused}"]`)
    const at = holes()[hole]
    if (element && at) animateSlideBack(element, computeTranslate(element, at))
  }

  return (
    <div className={styles.cave}>
      <output className={joinClasses(shared.large, styles.message)}>
        <SpokenText line={puzzle.isOpen ? caveTexts.open : puzzle.announcement} auto={!puzzle.isOpen} />
      </output>
      <CaveGate
        ref={gate}
        order={order}
        locked={puzzle.locked}
        isOpen={puzzle.isOpen}
        awaits={puzzle.chosen !== null}
        onTap={tapHole}
      />
      {puzzle.isOpen ? (
        <CaveOpened wayOut={wayOut} storyEnd={storyEnd} onAgain={puzzle.again} playEffect={playEffect} />
      ) : (
        <DiamondTray
          ref={tray}
          locked={puzzle.locked}
          chosen={puzzle.chosen}
          onChoose={puzzle.choose}
          onDrop={drop}
        />
      )}
    </div>
  )
}

interface CaveGateProps {
  readonly ref: Ref<HTMLOListElement>
  readonly order: readonly Diamond[]
  readonly locked: readonly Diamond[]
  readonly isOpen: boolean
  /** True if a diamond is selected. */
  readonly awaits: boolean
  readonly onTap: (hole: number) => void
}

function CaveGate({ ref, order, locked, isOpen, awaits, onTap }: CaveGateProps) {
  return (
    <div className={joinClasses(styles.gate, isOpen && styles.open)}>
      <CaveDoors isOpen={isOpen} />
      <ol ref={ref} className={styles.holes} inert={isOpen}>
        {order.map((diamond, hole) => {
          const isFilled = locked.includes(diamond)
          const state = isFilled ? caveTexts.diamondIsIn : commonTexts.thatEmpty
          return (
            <li key={diamond}>
              <button
                type="button"
                className={joinClasses(shared.middle, styles.hole, awaits && !isFilled && styles.awaits)}
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

interface DiamondTrayProps {
  readonly ref: Ref<HTMLUListElement>
  readonly locked: readonly Diamond[]
  readonly chosen: Diamond | null
  readonly onChoose: (diamond: Diamond) => void
  readonly onDrop: (diamond: Diamond, element: HTMLElement) => boolean
}

function DiamondTray({ ref, locked, chosen, onChoose, onDrop }: DiamondTrayProps) {
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
      className={joinClasses(shared.full, styles.diamond, isChosen && styles.chosen)}
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

const keyOf = (user_id: number): string => `end-cave-${user_id}`

/** Reads the diamonds that were locked on this device, so that a reload keeps them. */
export function readLockedDiamonds(storage: Pick<Storage, 'getItem'>, user_id: number): readonly Diamond[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(user_id)) ?? '[]')
    return Array.isArray(stored) ? diamonds.filter((diamond) => stored.includes(diamond)) : []
  } catch {
    return []
  }
}

export function saveLockedDiamonds(
  storage: Pick<Storage, 'setItem'>,
  user_id: number,
  locked: readonly Diamond[],
): void {
  try {
    storage.setItem(keyOf(user_id), JSON.stringify(locked))
  } catch {
    return
  }
}
