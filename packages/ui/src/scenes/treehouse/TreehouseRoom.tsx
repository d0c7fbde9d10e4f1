import type { ReactNode, ComponentProps } from 'react'
import { SceneLayers } from '../SceneLayers.tsx'
import { treehouseAnimatedThings } from '../animated/animated-things.ts'
import { AnimatedThings } from '../animated/AnimatedThings.tsx'
import { treehouseLayers } from '../scene-layers.ts'
import { usePainted } from '../usePainted.ts'
import { FlyingBird } from './FlyingBird.tsx'
import dusk from '../Dusk.module.css'
import styles from './TreehouseRoom.module.css'
import { joinClasses } from '../../components/join-classes.ts'
import { placeInRoom, type TreehouseObject } from './room-places.ts'

export interface TreehouseRoomProps {
  readonly children: ReactNode
}

/** Drawn wide and tall (no wider than high); the tall one scrolls. */
export function TreehouseRoom({ children }: TreehouseRoomProps) {
  const isPainted = usePainted()
  return (
    <div className={styles.room}>
      <div className={styles.stage}>
        <div className={joinClasses(styles.scene, dusk.dusk)} aria-hidden="true">
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

export function RoomPlace({ thing, className, ...rest }: RoomPlaceProps) {
  return <div className={joinClasses(styles.thing, className)} style={placeInRoom(thing)} {...rest} />
}
