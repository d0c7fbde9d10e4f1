import { profileTexts } from '@letterliaan/texts/profile'
import { firstVisitScene } from '@letterliaan/texts/story'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useCallback } from 'react'
import { useProfile } from '../data/useProfile.ts'
import { saveSeen } from './seen-scenes.ts'
import { StoryFilm } from './StoryFilm.tsx'

export interface FirstStoryProps {
  /** Must be stable. */
  readonly onEnd: () => void
}

/** Plays the start of the story while there is no video (WO-4). */
export function FirstStory({ onEnd }: FirstStoryProps) {
  const player = useProfile()
  const end = useCallback(() => {
    saveSeen(localStorage, player, firstVisitScene.id)
    onEnd()
  }, [player, onEnd])

  return (
    <StoryFilm
      scene={firstVisitScene}
      buddy_id={null}
      caption={<SpokenText line={profileTexts.noVideo} />}
      onEnd={end}
    />
  )
}
