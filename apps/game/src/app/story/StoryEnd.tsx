import { storyScenes, storyTexts } from '@letterliaan/texts/story'
import { Button } from '@letterliaan/ui'
import { useCallback, useState } from 'react'
import { useProfile, useStudent } from '../data/useProfile.ts'
import { saveSeen } from './seen-scenes.ts'
import { StoryFilm } from './StoryFilm.tsx'

export function StoryEnd() {
  const { buddy_id } = useStudent()
  const [isPlaying, setPlaying] = useState(false)
  const player = useProfile()
  const end = useCallback(() => setPlaying(false), [])
  const scene = storyScenes.find(({ after }) => after.is === 'cave')
  if (scene === undefined) return null

  const play = () => {
    saveSeen(localStorage, player, scene.id)
    setPlaying(true)
  }

  return (
    <>
      <Button onClick={play}>{storyTexts.end}</Button>
      {isPlaying && <StoryFilm {...{ scene, buddy_id }} onEnd={end} />}
    </>
  )
}
