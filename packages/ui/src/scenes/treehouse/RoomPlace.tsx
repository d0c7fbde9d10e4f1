import type { ReactNode } from 'react'
import { joinClasses } from '../../components/class-names/joinClasses.ts'
import { placeInRoom, type RoomThing } from './room-places.ts'
import styles from './TreehouseRoom.module.css'

export interface RoomPlaceProps {
  thing: RoomThing
  className?: string | undefined
  children: ReactNode
}

/** The place of a thing in the TreehouseRoom: as wide as the thing, with its lower edge where it stands or hangs. */
export function RoomPlace({ thing, className, children }: RoomPlaceProps) {
  return (
    <div className={joinClasses(styles.thing, className)} style={placeInRoom(thing)}>
      {children}
    </div>
  )
}
