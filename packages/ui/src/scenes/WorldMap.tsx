import type { ReactNode } from 'react'
import { joinClasses } from '../components/join-classes.ts'
import { SceneLayers } from './SceneLayers.tsx'
import { animatedThingsByWorld, eveningThings } from './animated/animated-things.ts'
import { AnimatedThings } from './animated/AnimatedThings.tsx'
import type { WorldId } from './positions.ts'
import { worldLayers } from './scene-layers.ts'
import { usePainted } from './usePainted.ts'
import type { Daylight } from './daylight.ts'
import styles from './WorldMap.module.css'

/**
 * So long (ms) after the first paint what lives on a map comes. All that moves is styled again in each frame in which
 * something else is drawn; the drawings and most steps are there by then.
 */
const livesAfterMs = 1000

/** So long (ms) what stands on a map waits for its drawing. */
const waitsForDrawingMs = 4000

export interface WorldMapProps {
  readonly world: WorldId
  /** In the evening the light of worlds 1 and 2 is low, dusk in 3 becomes night, and fireflies come out; in 4 it is always night. */
  readonly light?: Daylight
  /** The steps, signs and cave, each on its place (stepPlace, signPlace, cavePlace). */
  readonly children: ReactNode
}

/**
 * A world's map: its scene, with the trail, and the things on it. The stage fills the room it gets; lying wide it
 * shows everything, standing tall (no wider than high) it has its own drawing and scrolls when it is higher than the room.
 */
export function WorldMap({ world, light = 'day', children }: WorldMapProps) {
  const isPainted = usePainted()
  const isAlive = usePainted(livesAfterMs)
  const isOverdue = usePainted(waitsForDrawingMs)
  const isEvening = light === 'evening' && world <= 3
  return (
    <div className={styles.room}>
      <div
        className={joinClasses(styles.stage, styles[`world${world}`])}
        data-waits={isOverdue ? undefined : ''}
      >
        <div className={styles.scene} aria-hidden="true">
          {isPainted && <SceneLayers layers={worldLayers[world]} />}
          {isEvening && <i className={styles.evening} />}
          {isAlive && <AnimatedThings things={animatedThingsByWorld[world]} />}
          {isAlive && isEvening && <AnimatedThings things={eveningThings} />}
        </div>
        {children}
      </div>
    </div>
  )
}
