import type { ReactNode, ComponentProps } from 'react'
import { SceneLayers } from '../SceneLayers.tsx'
import { treehouseAnimatedThings } from '../animated/animated-things.ts'
import { AnimatedThings } from '../animated/AnimatedThings.tsx'
import { treehouseLayers } from '../scene-layers.ts'
import { usePainted } from '../usePainted.ts'
import { FlyingBird } from './FlyingBird.tsx'
import styles from './TreehouseRoom.module.css'
import { joinClasses } from '../../components/join-classes.ts'
import { placeInRoom, type TreehouseObject } from './room-places.ts'

export interface TreehouseRoomProps {
  /** The things in the room, each a RoomPlace. */
  readonly children: ReactNode
}

/**
 * The room in the treehouse. It fills its container and is drawn twice: lying wide, and standing tall (no wider than
 * high), where it scrolls when it is higher than the container.
 */
export function TreehouseRoom({ children }: TreehouseRoomProps) {
  const isPainted = usePainted()
  return (
    <div className={styles.room}>
      <div className={styles.stage}>
        <div className={styles.scene} aria-hidden="true">
          {isPainted && <SceneLayers layers={treehouseLayers} />}
          {isPainted && <AnimatedThings things={treehouseAnimatedThings} />}
        </div>
        {children}
        {isPainted && <FlyingBird />}
      </div>
    </div>
  )
}

export interface RoomPlaceProps extends Omit<ComponentProps<'div'>, 'style'> {
  readonly thing: TreehouseObject
}

/** The place of a thing in the TreehouseRoom: as wide as the thing, with its lower edge where it stands or hangs. */
export function RoomPlace({ thing, className, ...rest }: RoomPlaceProps) {
  return <div className={joinClasses(styles.thing, className)} style={placeInRoom(thing)} {...rest} />
}
