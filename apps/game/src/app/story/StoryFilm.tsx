import { mapTexts } from '@letterliaan/texts/map'
import type { StoryAct, StoryScene } from '@letterliaan/texts/story'
import { Film, joinClasses, shared } from '@letterliaan/ui'
import { Buddy, StoryDrawing, type BuddyMood } from '@letterliaan/ui/pictures'
import { WorldPicture } from '@letterliaan/ui/scenes'
import { useUntilSaid } from '@letterliaan/ui/spoken'
import { useCallback, useState, type ReactNode } from 'react'
import { useHeldRewards } from '../reward/Rewards.tsx'
import styles from './StoryFilm.module.css'

/** The buddy listens when a guest speaks, and cheers at its own lines, unless they are sad. */
const moodOf = ({ isSad, line }: StoryAct): BuddyMood => {
  if (isSad === true) return 'denkt'
  return line.tone ? 'blij' : 'juicht'
}

export interface StoryFilmProps {
  readonly scene: StoryScene
  /** Null if the child has not yet chosen a buddy. */
  readonly buddy_id: number | null
  readonly caption?: ReactNode
  /** Called at the end of the scene, or by its button. Must be stable. */
  readonly onEnd: () => void
}

/** Plays a scene of the story line by line. A tap shows the next line (PLEK-2). */
export function StoryFilm({ scene, buddy_id, caption, onEnd }: StoryFilmProps) {
  const { acts, title, world } = scene
  const [at, setAt] = useState(0)
  useHeldRewards(true)
  const act = acts[at]

  const next = useCallback(() => {
    if (at + 1 < acts.length) setAt(at + 1)
    else onEnd()
  }, [at, acts.length, onEnd])

  const ends = useUntilSaid(act?.line ?? { text: '' }, at, 0, next)

  if (act === undefined) return null
  return (
    <Film
      label={title}
      act={`${scene.id}-${at}`}
      line={act.line}
      caption={caption}
      skipLabel={mapTexts.film.skip}
      onEnd={onEnd}
      ends={ends}
      place={
        <>
          <WorldPicture world={world} className={styles.place ?? ''} />
          <div className={shared.cover} data-film onPointerDown={next} />
        </>
      }
    >
      <div className={joinClasses(shared.wrap, styles.stage)} aria-hidden="true">
        {buddy_id !== null && <Buddy id={buddy_id} mood={moodOf(act)} size="clamp(4.5rem, 19vmin, 11rem)" />}
        {act.cast.map((name) => (
          <StoryDrawing
            key={name}
            name={name}
            size="clamp(7rem, 34vmin, 19rem)"
            className={name === 'wind' || name === 'letters' ? styles.flies : styles.stands}
          />
        ))}
      </div>
    </Film>
  )
}
