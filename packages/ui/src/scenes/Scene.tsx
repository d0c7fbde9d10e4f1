import { joinClasses } from '../components/join-classes.ts'
import { SceneLayers } from './SceneLayers.tsx'
import { animatedThingsByScene } from './animated/animated-things.ts'
import { AnimatedThings } from './animated/AnimatedThings.tsx'
import { sceneLayers, type SceneName } from './scene-layers.ts'
import { usePainted } from './usePainted.ts'
import dusk from './Dusk.module.css'
import styles from './Scene.module.css'

export interface SceneProps {
  readonly name: SceneName
  readonly className?: string
}

export function Scene({ name, className }: SceneProps) {
  const isPainted = usePainted()
  return (
    <div className={joinClasses(styles.scene, dusk.dusk, styles[name], className)} aria-hidden="true">
      {isPainted && <SceneLayers layers={sceneLayers[name]} />}
      {isPainted && <AnimatedThings things={animatedThingsByScene[name]} />}
    </div>
  )
}
