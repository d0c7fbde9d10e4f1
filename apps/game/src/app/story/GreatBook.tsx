import { storyScenes, storyTexts, type StoryScene } from '@letterliaan/texts/story'
import { Dialog, joinClasses, shared } from '@letterliaan/ui'
import { StoryDrawing } from '@letterliaan/ui/pictures'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useCallback, useState } from 'react'
import { useStudent } from '../data/useProfile.ts'
import { useQuery } from '../queries/useQuery.ts'
import { useServices } from '../useServices.ts'
import styles from './GreatBook.module.css'
import { computePathProgress, listScenesSoFar } from './progress.ts'
import { readSeen } from './seen-scenes.ts'
import { StoryFilm } from './StoryFilm.tsx'

/** The great book on the shelf, which replays each scene so far (PLEK-2). */
export function GreatBook() {
  const { queries } = useServices()
  const { user_id, buddy_id } = useStudent()
  const { data: path } = useQuery(queries.steps)
  const [isOpen, setOpen] = useState(false)
  const [playing, setPlaying] = useState<StoryScene | null>(null)
  const end = useCallback(() => setPlaying(null), [])
  if (path === undefined) return null
  const scenes = listScenesSoFar(storyScenes, computePathProgress(path), readSeen(localStorage, user_id))

  return (
    <>
      <button type="button" className={joinClasses(shared.column, styles.book)} onClick={() => setOpen(true)}>
        <StoryDrawing name="book-full" size="7.5rem" className={styles.cover} />
        {storyTexts.book}
      </button>
      <Dialog open={isOpen} title={storyTexts.book} size="wide" onClose={() => setOpen(false)}>
        <p className={styles.intro}>
          <SpokenText line={scenes.length === 0 ? storyTexts.emptyBook : storyTexts.openBook} auto />
        </p>
        <ol className={styles.scenes}>
          {scenes.map((scene) => (
            <li key={scene.id}>
              <button
                type="button"
                className={joinClasses(shared.column, shared.board, styles.scene)}
                onClick={() => setPlaying(scene)}
              >
                <StoryDrawing name={scene.cover} size="5.5rem" className={styles.cover} />
                {scene.title}
              </button>
            </li>
          ))}
        </ol>
      </Dialog>
      {playing && <StoryFilm scene={playing} buddy_id={buddy_id} onEnd={end} />}
    </>
  )
}
