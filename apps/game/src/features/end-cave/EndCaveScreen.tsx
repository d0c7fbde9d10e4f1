import * as caveTexts from '@letterliaan/texts/cave'
import type { SoundPlayer } from '@letterliaan/ui/sound'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useRef, useState, type ReactNode } from 'react'
import { CaveOpened } from './CaveOpened.tsx'
import { CaveGate } from './CaveGate.tsx'
import { DiamondTray } from './DiamondTray.tsx'
import styles from './EndCaveScreen.module.css'
import { readLockedDiamonds, saveLockedDiamonds } from './locked-storage.ts'
import { readOrder, type Diamond } from './puzzle.ts'
import { findNearest, slideBack, translateTo } from './useDragDiamond.ts'
import { useCavePuzzle } from './useCavePuzzle.ts'

export interface EndCaveScreenProps {
  readonly user_id: number
  readonly end_reward_win_code: number
  readonly playEffect: SoundPlayer['playEffect']
  /** Shown once the cave is open. */
  readonly wayOut: ReactNode
  readonly storyEnd?: ReactNode
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
    if (element && at) slideBack(element, translateTo(element, at))
  }

  return (
    <div className={styles.cave}>
      <output className={styles.message}>
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
