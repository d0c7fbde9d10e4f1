import type { StepsByPhase } from '@letterliaan/contract'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useProfile, useStudent } from '../data/useProfile.ts'
import type { Offer } from '../offer.ts'
import { useServices } from '../useServices.ts'
import { waitUntilIdle } from '../wait-until-idle.ts'

const load = () => import('./story-on-map.ts')

type StoryCode = Awaited<ReturnType<typeof load>>

/** Returns the due scene, at most one per `visit` and never one opened before (PLEK-2). */
export function useStoryOffer(visit: unknown, path: StepsByPhase) {
  const { told } = useServices()
  const { user_id, buddy_id } = useStudent()
  const player = useProfile()
  const [code, setCode] = useState<StoryCode | null>(null)
  const [opened, setOpened] = useState<{ readonly id: string; readonly visit: unknown } | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const end = useCallback(() => setPlaying(false), [])

  useEffect(() => {
    let isGone = false
    void waitUntilIdle()
      .then(load)
      .then((loaded) => isGone || setCode(loaded))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])

  const seen = code?.readSeen(localStorage, user_id)
  const scene = seen && code?.findDueScene(code.storyScenes, code.computePathProgress(path), seen)
  const key = `scene ${user_id} ${scene?.id ?? ''}`
  const [invitedBefore] = useState(() => new Set(told))
  useEffect(() => {
    if (scene) told.add(key)
  }, [told, scene, key])

  const played = code?.storyScenes.find(({ id }) => id === opened?.id)
  const film: ReactNode = code && played && isPlaying && (
    <code.StoryFilm scene={played} buddy_id={buddy_id} onEnd={end} />
  )
  const mayOffer = code && scene && opened?.visit !== visit
  const offer: Offer | undefined = mayOffer
    ? {
        invitation: invitedBefore.has(key) ? undefined : code.storyTexts.invitation,
        label: code.storyTexts.label,
        picture: <code.StoryDrawing name="book-full" size="2rem" />,
        open() {
          code.saveSeen(localStorage, player, scene.id)
          setOpened({ id: scene.id, visit })
          setPlaying(true)
        },
      }
    : undefined
  return { offer, film }
}
