import type { CSSProperties } from 'react'
import { joinClasses } from '../components/join-classes.ts'
import { mapPositions, type StagePlace, type WorldId } from './positions.ts'
import styles from './WorldMap.module.css'

/** What puts an element on a map; spread it on any child of WorldMap: `<li {...stepPlace(1, 3)}>`. */
export interface MapPlaceProps {
  readonly className: string
  readonly style: CSSProperties
}

function putOn(
  wide: StagePlace | undefined,
  tall: StagePlace | undefined,
  foot = false,
): MapPlaceProps | undefined {
  if (wide === undefined || tall === undefined) return undefined
  const style = {
    '--wide-x': `${wide.x}%`,
    '--wide-y': `${wide.y}%`,
    '--tall-x': `${tall.x}%`,
    '--tall-y': `${tall.y}%`,
  }
  return { className: joinClasses(styles.place, foot && styles.foot), style: style as CSSProperties }
}

/** Place of the step at `position` (1 and up); undefined beyond the world's number of steps. */
export function stepPlace(world: WorldId, position: number): MapPlaceProps | undefined {
  const { landscape, portrait } = mapPositions[world]
  return putOn(landscape.steps[position - 1], portrait.steps[position - 1])
}

/** Place of the signpost to the previous or next world; undefined if the world has none. */
export function signpostPlace(world: WorldId, to: 'previous' | 'next'): MapPlaceProps | undefined {
  const { landscape, portrait } = mapPositions[world]
  return putOn(landscape.signs[to], portrait.signs[to], true)
}

/** Place of the end cave (world 4 only). */
export function cavePlace(world: WorldId): MapPlaceProps | undefined {
  return putOn(mapPositions[world].landscape.cave, mapPositions[world].portrait.cave)
}

/** Puts anything else on a map: its middle on a place of the wide stage and one of the tall. */
export const mapPlace = (wide: StagePlace, tall: StagePlace): MapPlaceProps | undefined => putOn(wide, tall)
