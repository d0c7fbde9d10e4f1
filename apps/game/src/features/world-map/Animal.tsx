import { joinClasses } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import { toMapPlace, usePainted } from '@letterliaan/ui/scenes'
import { useEffect, useState } from 'react'
import type { AnimalOnMap } from './animals.ts'
import { computePictureDelayMs } from './pace.ts'
import styles from './Animal.module.css'

/** Time that an animal's line is shown (ms). */
const saysMs = 1800

export interface AnimalProps {
  readonly animal: AnimalOnMap
  /** Index among the map's animals: their pictures are loaded one by one. */
  readonly index: number
  /** Called on a touch. The animal moves and speaks by itself; the app plays its sound. */
  readonly onTouch: () => void
}

export function Animal({ animal, index, onTouch }: AnimalProps) {
  const { picture, label, says, move, wide, tall } = animal
  const isPainted = usePainted(computePictureDelayMs(index))
  const [touches, setTouches] = useState(0)
  const [silentAfter, setSilentAfter] = useState(0)

  useEffect(() => {
    const timer = setTimeout(() => setSilentAfter(touches), saysMs)
    return () => clearTimeout(timer)
  }, [touches])

  const place = toMapPlace(wide, tall)
  return (
    <div className={joinClasses(place?.className, styles.animal)} style={place?.style}>
      <button
        type="button"
        className={styles.touch}
        aria-label={label}
        onClick={() => {
          setTouches(touches + 1)
          onTouch()
        }}
      >
        <span key={touches} className={joinClasses(styles.body, touches > 0 && styles[move])}>
          <span className={styles.idle} data-moves="animal">
            {isPainted && <Picture name={picture} />}
          </span>
        </span>
      </button>
      <output className={styles.says}>{touches > silentAfter && <span>{says}</span>}</output>
    </div>
  )
}
