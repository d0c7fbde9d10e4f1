import type { WorldNumber } from '@letterliaan/rules'
import { fill, type SpokenLine } from '@letterliaan/texts'
import { mapTexts } from '@letterliaan/texts/map'
import {
  Film,
  GreatBurst,
  joinClasses,
  celebrations,
  LeafFall,
  Rays,
  shared,
  useSkipByTap,
} from '@letterliaan/ui'
import { Buddy, buddyIds, Icon, StepMarker } from '@letterliaan/ui/pictures'
import { WorldPicture } from '@letterliaan/ui/scenes'
import type { SoundPlayer } from '@letterliaan/ui/sound'
import { useUntilSaid } from '@letterliaan/ui/spoken'
import { useEffect, useState, type CSSProperties } from 'react'
import styles from './PassedWorldFilm.module.css'

/** An act starts after the line of the previous act, and at least `actMs` after its start. */
const acts = ['place', 'path', 'diamond', 'buddies', 'party'] as const
const actMs = celebrations.world.lastsMs / acts.length
/** A tap within this time (ms) was probably meant for the map. */
const notMeantMs = 600

export interface PassedWorldFilmProps {
  readonly world: WorldNumber
  readonly steps: number
  readonly buddy_id: number
  readonly playEffect: SoundPlayer['playEffect']
  /** Called at the end, or by the button, a tap or a key. Must be stable. */
  readonly onEnd: () => void
}

/** Celebrates a passed world. The buddy presents it act by act (PLEK-3). */
export function PassedWorldFilm({ world, steps, buddy_id, playEffect, onEnd }: PassedWorldFilmProps) {
  const [act, setAct] = useState(0)
  const [canSkip, setCanSkip] = useState(false)
  useSkipByTap(canSkip, onEnd)

  useEffect(() => {
    const sound = celebrations.world.sounds[act]
    if (sound !== undefined) playEffect(sound)
    const timer = setTimeout(() => setCanSkip(true), notMeantMs)
    return () => clearTimeout(timer)
  }, [act, playEffect])

  const name = acts[act] ?? 'party'
  const line = lineOf(name, world, steps)
  const next = () => (act + 1 < acts.length ? setAct(act + 1) : onEnd())
  const ends = useUntilSaid(line, act, actMs, next)
  const isAt = (from: (typeof acts)[number]): boolean => act >= acts.indexOf(from)
  return (
    <Film
      label={mapTexts.passed}
      act={name}
      line={line}
      ends={ends}
      skipLabel={mapTexts.film.skip}
      onEnd={onEnd}
      place={<WorldPicture world={world} className={styles.place ?? ''} />}
    >
      {isAt('path') && (
        <ol className={joinClasses(shared.row, styles.path)} aria-hidden="true">
          {Array.from({ length: steps }, (_, at) => (
            <li key={at} style={{ '--wait': `${(at * markersMs) / steps}ms` } as CSSProperties}>
              <StepMarker world={world} state="passed" />
            </li>
          ))}
        </ol>
      )}
      <div className={joinClasses(shared.column, styles.stage)} aria-hidden="true">
        {isAt('diamond') && (
          <span className={styles.diamond}>
            <Rays />
            <Icon name={`diamond-${world}`} size="clamp(4.5rem, 24vmin, 13rem)" />
            {isAt('party') && <GreatBurst />}
          </span>
        )}
        <span className={styles.buddies}>
          {buddyIds
            .filter((id) => id === buddy_id || isAt('buddies'))
            .map((id, turn) => (
              <span key={id} style={{ '--turn': turn } as CSSProperties}>
                <Buddy id={id} mood="juicht" size="min(24vh, 31vw)" />
              </span>
            ))}
        </span>
      </div>
      {isAt('party') && <LeafFall lastsMs={actMs} />}
    </Film>
  )
}

/** Time in their act during which the markers appear one by one. */
const markersMs = actMs * 0.7

function lineOf(act: (typeof acts)[number], world: WorldNumber, steps: number): SpokenLine {
  const { film } = mapTexts
  if (act === 'place') return fill(film.place, { world })
  if (act === 'path') return fill(film.path, { count: steps })
  if (act === 'diamond') return fill(film.diamond, { world })
  return film[act]
}
