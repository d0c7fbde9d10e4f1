import { fill } from '@letterliaan/texts'
import { treehouseTexts } from '@letterliaan/texts/treehouse'
import { Icon, Picture, useLook } from '@letterliaan/ui/pictures'
import { RoomPlace } from '@letterliaan/ui/scenes'
import { chooseBadgePicture } from '../../app/badges/badge-picture.ts'
import styles from './Collected.module.css'

const diamonds = ['diamond-1', 'diamond-2', 'diamond-3', 'diamond-4'] as const

export function WorldDiamonds({ worlds }: { readonly worlds: readonly number[] }) {
  if (worlds.length === 0) return null
  return (
    <RoomPlace thing="diamonds" className={styles.garland}>
      <ul className={styles.diamonds} aria-label={treehouseTexts.diamonds}>
        {worlds.map((world) => (
          <li key={world} className={styles.diamond}>
            <Icon
              name={diamonds[world - 1] ?? 'diamond-1'}
              size="100%"
              label={fill(treehouseTexts.diamondOf, { world })}
            />
          </li>
        ))}
      </ul>
    </RoomPlace>
  )
}

export function BadgesOnBoard({ images }: { readonly images: readonly string[] }) {
  const look = useLook()
  return (
    <span className={styles.board} aria-hidden="true">
      {images.slice(-3).map((image) => (
        <span key={image} className={styles.medal}>
          <Picture name={chooseBadgePicture(image, look)} />
        </span>
      ))}
    </span>
  )
}

const maxShown = 8

interface PileProps {
  readonly kind: 'books' | 'notes'
  readonly count: number
}

export const CollectedPile = ({ kind, count }: PileProps) => (
  <span className={styles[kind]} aria-hidden="true">
    {Array.from({ length: Math.min(count, maxShown) }, (_, at) => (
      <i key={at} />
    ))}
  </span>
)
