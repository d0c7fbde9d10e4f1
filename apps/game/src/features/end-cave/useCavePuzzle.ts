import type { ProductText } from '@letterliaan/contract/texts'
import type { SoundPlayer } from '@letterliaan/ui/sound'
import { useState } from 'react'
import { isRightHole, isCaveOpen, lockDiamond, type Diamond } from './puzzle.ts'

const task: ProductText = 'Leg elke diamant in het gat dat erbij past.'

const thatFits: Readonly<Record<Diamond, ProductText>> = {
  1: 'Klik! Dat past: een blad met 1 stip.',
  2: 'Klik! Dat past: een druppel met 2 stippen.',
  3: 'Klik! Dat past: een zon met 3 stippen.',
  4: 'Klik! Dat past: een ster met 4 stippen.',
}

export interface CavePuzzle {
  readonly locked: readonly Diamond[]
  readonly isOpen: boolean
  /** The diamond that was picked up by a tap or a key, to be brought to a hole by another. */
  readonly chosen: Diamond | null
  /** What to do, or what became of it. */
  readonly announcement: ProductText
  readonly choose: (diamond: Diamond) => void
  /** Brings a diamond to a hole; says whether it locked. */
  readonly bring: (diamond: Diamond, hole: number) => boolean
  /** A hole was tapped: the chosen diamond goes there. Says whether one was brought that does not fit. */
  readonly tapHole: (hole: number) => Diamond | null
  readonly again: () => void
}

export interface CavePuzzlePorts {
  readonly order: readonly Diamond[]
  readonly atFirst: readonly Diamond[]
  readonly onLocked: (locked: readonly Diamond[]) => void
  readonly playEffect: SoundPlayer['playEffect']
}

/** The puzzle as the child plays it: by dragging, by two taps, or by keys (END-1). */
export function useCavePuzzle({ order, atFirst, onLocked, playEffect }: CavePuzzlePorts): CavePuzzle {
  const [locked, setLocked] = useState(atFirst)
  const [chosen, setChosen] = useState<Diamond | null>(null)
  const [announcement, setAnnouncement] = useState<ProductText>(task)
  const isOpen = isCaveOpen(locked)

  function keep(now: readonly Diamond[]) {
    setLocked(now)
    onLocked(now)
  }

  function bring(diamond: Diamond, hole: number): boolean {
    setChosen(null)
    if (!isRightHole(order, hole, diamond)) {
      playEffect('wrong')
      setAnnouncement('Die past hier niet. Kijk goed naar de vorm en de stippen.')
      return false
    }
    const now = lockDiamond(order, locked, hole, diamond)
    playEffect(isCaveOpen(now) ? 'cave-open' : 'diamond')
    setAnnouncement(thatFits[diamond])
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
      setAnnouncement(isLaidDown ? task : 'Kies nu het gat dat erbij past.')
      playEffect('click')
    },
    tapHole(hole) {
      if (chosen === null) {
        setAnnouncement('Kies eerst een diamant.')
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
