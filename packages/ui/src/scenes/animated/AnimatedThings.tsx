import type { CSSProperties } from 'react'
import { joinClasses } from '../../components/join-classes.ts'
import { useIsFastDevice } from '../../components/motion/useIsFastDevice.ts'
import creaturesUrl from './creatures.svg?url&no-inline'
import type { AnimatedKind, AnimatedThing } from './animated-thing.ts'
import styles from './AnimatedThings.module.css'
import creatures from './creatures.module.css'
import light from './light.module.css'
import water from './water.module.css'

const draw = (id: string, className?: string) => (
  <svg className={className} focusable="false">
    <use href={`${creaturesUrl}#${id}`} />
  </svg>
)

const styleOf: Record<AnimatedKind, string | undefined> = {
  butterfly: creatures.butterfly,
  leaf: creatures.leaf,
  bird: creatures.bird,
  firefly: creatures.firefly,
  glint: water.glint,
  wave: water.wave,
  fall: water.fall,
  beam: light.beam,
  flame: light.flame,
  glow: light.glow,
  spark: light.spark,
}

/** These are hidden if motion is reduced. */
const onlyMoving: ReadonlySet<AnimatedKind> = new Set(['leaf', 'bird', 'beam'])

const drawings: Record<AnimatedKind, () => React.ReactNode> = {
  butterfly: () => (
    <>
      {draw('wings', creatures.wingLeft)}
      {draw('wings', creatures.wingRight)}
      {draw('body')}
    </>
  ),
  leaf: () => draw('leaf'),
  glint: () => draw('glint'),
  bird: () => draw('bird'),
  firefly: () => <i />,
  glow: () => <i />,
  flame: () => <i />,
  fall: () => <i />,
  beam: () => <i />,
  wave: () => draw('glint'),
  spark: () => draw('spark'),
}

function putAt({ wide, tall = wide, travel, color, delay }: AnimatedThing): CSSProperties {
  const places = {
    '--wide-x': `${wide.x}%`,
    '--wide-y': `${wide.y}%`,
    '--tall-x': `${tall.x}%`,
    '--tall-y': `${tall.y}%`,
    ...(travel && {
      '--wide-travel-x': travel.wide.x,
      '--wide-travel-y': travel.wide.y,
      '--tall-travel-x': travel.tall.x,
      '--tall-travel-y': travel.tall.y,
    }),
  }
  return { ...places, '--delay': `${-delay}s`, color } as CSSProperties
}

/** Animates only transform and opacity. Stops with reduced motion, and on a slow device (performance.md). */
export function AnimatedThings({ things }: { readonly things: readonly AnimatedThing[] }) {
  const keepsUp = useIsFastDevice()
  return (
    <div className={styles.things} {...(!keepsUp && { 'data-motion': 'less' })}>
      {things.map((thing) => (
        <span
          key={`${thing.kind} ${thing.wide.x} ${thing.wide.y}`}
          data-moves={thing.kind}
          data-moving={onlyMoving.has(thing.kind) || undefined}
          data-jungle-only={thing.kind === 'butterfly' || thing.kind === 'bird' || undefined}
          className={joinClasses(styles.thing, styleOf[thing.kind])}
          style={putAt(thing)}
        >
          <span>{drawings[thing.kind]()}</span>
        </span>
      ))}
    </div>
  )
}
