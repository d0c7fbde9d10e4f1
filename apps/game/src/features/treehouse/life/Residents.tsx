import type { Hatchling } from '@letterliaan/contract'
import { dailyTexts } from '@letterliaan/texts/daily'
import { Picture } from '@letterliaan/ui/pictures'
import { RoomPlace } from '@letterliaan/ui/scenes'
import styles from './Residents.module.css'

/** The animals that hatched on the map: they stay in the treehouse permanently (PLEK-7). */
export function Residents({ animals }: { readonly animals: readonly Hatchling[] }) {
  if (animals.length === 0) return null
  return (
    <RoomPlace thing="animals" className={styles.perch}>
      <ul className={styles.animals} aria-label={dailyTexts.animals.yours}>
        {animals.map((animal) => (
          <li key={animal}>
            <Picture name={animal} label={dailyTexts.animals[animal]} />
          </li>
        ))}
      </ul>
    </RoomPlace>
  )
}
