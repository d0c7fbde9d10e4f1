import type { ComponentProps } from 'react'
import { joinClasses } from '../../components/join-classes.ts'
import { placeInRoom, type TreehouseObject } from './room-places.ts'
import styles from './TreehouseRoom.module.css'

export interface RoomPlaceProps extends Omit<ComponentProps<'div'>, 'style'> {
  readonly thing: TreehouseObject
}

/** The place of a thing in the TreehouseRoom: as wide as the thing, with its lower edge where it stands or hangs. */
export function RoomPlace({ thing, className, ...rest }: RoomPlaceProps) {
  return <div className={joinClasses(styles.thing, className)} style={placeInRoom(thing)} {...rest} />
}
