import type { SpokenLine } from '@letterliaan/texts'
import { caveTexts } from '@letterliaan/texts/cave'
import type { SoundPlayer } from '@letterliaan/ui/sound'
import { useState } from 'react'
import { isRightHole, isPuzzleSolved, placeDiamond, type Diamond } from './puzzle.ts'

const task = caveTexts.layDiamonds

export interface CavePuzzle {
  readonly locked: readonly Diamond[]
  readonly isOpen: boolean
  readonly chosen: Diamond | null
  readonly announcement: SpokenLine
  readonly choose: (diamond: Diamond) => void
  readonly bring: (diamond: Diamond, hole: number) => boolean
  /** Returns the diamond if it does not fit, else null. */
  readonly tapHole: (hole: number) => Diamond | null
  readonly again: () => void
}

export interface CavePuzzlePorts {
  readonly order: readonly Diamond[]
  readonly atFirst: readonly Diamond[]
  readonly onLocked: (locked: readonly Diamond[]) => void
  readonly playEffect: SoundPlayer['playEffect']
}

/** Places diamonds by dragging, two taps, or keys (END-1). */
export function useCavePuzzle({ order, atFirst, onLocked, playEffect }: CavePuzzlePorts): CavePuzzle {
  const [locked, setLocked] = useState(atFirst)
  const [chosen, setChosen] = useState<Diamond | null>(null)
  const [announcement, setAnnouncement] = useState<SpokenLine>(task)
  const isOpen = isPuzzleSolved(locked)

  function keep(now: readonly Diamond[]) {
    setLocked(now)
    onLocked(now)
  }

  function bring(diamond: Diamond, hole: number): boolean {
    setChosen(null)
    if (!isRightHole(order, hole, diamond)) {
      playEffect('wrong')
      setAnnouncement(caveTexts.doesNotFit)
      return false
    }
    const now = placeDiamond(order, locked, hole, diamond)
    playEffect(isPuzzleSolved(now) ? 'cave-open' : 'diamond')
    setAnnouncement(caveTexts.fits[diamond])
    keep(now)
    return true
  }

  return {
    locked,
    isOpen,
    chosen,
    announcement,
    bring,
    choose(diamond) {
      const isLaidDown = chosen === diamond
      setChosen(isLaidDown ? null : diamond)
      setAnnouncement(isLaidDown ? task : caveTexts.chooseHole)
      playEffect('click')
    },
    tapHole(hole) {
      if (chosen === null) {
        setAnnouncement(caveTexts.chooseDiamond)
        return null
      }
      return bring(chosen, hole) ? null : chosen
    },
    again() {
      keep([])
      setAnnouncement(task)
    },
  }
}
