import { joinClasses, shared } from '@letterliaan/ui'
import { Picture, useLook, type Look } from '@letterliaan/ui/pictures'
import type { CSSProperties } from 'react'
import type { GameSceneProps } from '../../view-kit/game/game-place.ts'
import styles from './Aviary.module.css'

/** A bird in the net, and free. In the look for ages 10+ it is ringed and released, as on an expedition. */
export const birdPictures: Readonly<Record<Look, { readonly caught: string; readonly free: string }>> = {
  jungle: { caught: 'bird', free: 'bird' },
  'field-camp': { caught: 'field-bird', free: 'field-bird-free' },
}

/** Places of birds in a tree: distances from its edge and from the ground, in hundredths of the height. */
const perches = [
  [20, 72],
  [4, 55],
  [36, 56],
  [21, 50],
  [38, 74],
] as const

const perchOf = (at: number) => perches[Math.floor(at / 2) % perches.length] ?? perches[0]

/** Returns a place in hundredths of the width. Adjacent places differ slightly in height. */
const placeOf = (shape: string, at: number, of: number, edge: number) => ({
  [`--x${shape}`]: Math.round(edge + ((at + 0.5) / of) * (100 - 2 * edge)),
  [`--lift${shape}`]: at % 2,
})

export function Aviary({ done, total }: GameSceneProps) {
  const { caught, free } = birdPictures[useLook()]
  const perRow = Math.ceil(total / 2)
  return (
    <div className={joinClasses(shared.cover, styles.aviary)} aria-hidden="true">
      <Tree />
      <Tree />
      {Array.from({ length: total }, (_, at) => {
        const isFree = at < done
        const [out, up] = perchOf(at)
        const spot = {
          '--out': out,
          '--up': up,
          ...placeOf('', at, total, 4),
          ...placeOf('-tall', at % perRow, perRow, 0),
          '--row': at < perRow ? 1 : 0,
          '--in-row': perRow,
        }
        return (
          <span key={at} className={styles.spot} style={spot as CSSProperties}>
            <span
              className={styles.bird}
              data-free={isFree || undefined}
              data-side={at % 2 === 0 ? 'left' : 'right'}
              data-newest={at === done - 1 || undefined}
            >
              <Picture name={isFree ? free : caught} />
            </span>
            <Cage isOpen={isFree} />
          </span>
        )
      })}
    </div>
  )
}

const Tree = () => (
  <svg className={styles.tree} viewBox="0 0 180 280" focusable="false">
    <g stroke="var(--color-outline)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
      <path
        fill="var(--color-wood-dark)"
        d="M74 280q8-60 0-120l-34-34 10-8 32 26 6-40h10l2 44 34-24 8 10-36 32q-4 60 6 114z"
      />
      <path
        fill="var(--color-leaf-mid)"
        d="M28 142q-30-14-16-44-18-30 14-46 6-36 44-32 26-28 54-2 38-2 38 36 24 24 4 48 6 34-30 38-16 18-40 6-20 18-38 2-20 8-30-6z"
      />
      <path
        fill="none"
        stroke="var(--color-leaf-deep)"
        d="M34 62q10-18 28-16M96 38q16-6 28 8M130 86q16-4 22 10M46 108q12 12 28 4"
      />
    </g>
  </svg>
)

const Cage = ({ isOpen }: { readonly isOpen: boolean }) => (
  <svg className={shared.cover} viewBox="0 0 80 92" focusable="false">
    <g fill="none" stroke="var(--color-outline)" strokeWidth="3.5" strokeLinecap="round">
      <path d="M40 2a5 5 0 1 1-.1 0M8 82V46q2-32 32-34 30 2 32 34v36" />
      <path
        strokeWidth="2.5"
        d={isOpen ? 'M20 82V28M60 82V28M60 34l18 10v34l-18 4' : 'M24 82V24M40 82V13M56 82V24'}
      />
      <path fill="var(--color-wood)" d="M5 80h70v9H5z" />
    </g>
  </svg>
)
