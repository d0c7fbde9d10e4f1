import type { CSSProperties } from 'react'
import { joinClasses } from '../components/join-classes.ts'
import { mapPositions, type StagePlace, type WorldId } from './positions.ts'
import styles from './WorldMap.module.css'

/** Props that position a child of WorldMap: `<li {...getStepPlaceProps(1, 3)}>`. */
interface MapPlaceProps {
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

/** Returns props for the step at `position`, counted from 1, or undefined if the world has no such step. */
export function getStepPlaceProps(world: WorldId, position: number): MapPlaceProps | undefined {
  const { landscape, portrait } = mapPositions[world]
  return putOn(landscape.steps[position - 1], portrait.steps[position - 1])
}

export function getSignpostPlaceProps(world: WorldId, to: 'previous' | 'next'): MapPlaceProps | undefined {
  const { landscape, portrait } = mapPositions[world]
  return putOn(landscape.signs[to], portrait.signs[to], true)
}

export function getCavePlaceProps(world: WorldId): MapPlaceProps | undefined {
  return putOn(mapPositions[world].landscape.cave, mapPositions[world].portrait.cave)
}

export const getMapPlaceProps = (wide: StagePlace, tall: StagePlace): MapPlaceProps | undefined =>
  putOn(wide, tall)
