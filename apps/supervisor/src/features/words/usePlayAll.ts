import type { SoundReviewWord } from '@letterliaan/contract'
import { useStore } from '@letterliaan/web/use-store'
import { useEffect, useState } from 'react'
import { wordAudioAddress } from '@letterliaan/web/spoken-sound'
import { useServices } from '../../app/useServices.ts'
import { createPlaylist, type Playlist } from './playlist.ts'

/** Silence between two words, in ms. */
const pauseMs = 900

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs))

export interface PlayAll {
  readonly playlist: Playlist
  /** The word whose turn it is; null while nothing is played in a row. */
  readonly current: SoundReviewWord | null
  /** Its place among the words, from 0. */
  readonly at: number
  readonly isPlaying: boolean
}

export function usePlayAll(words: readonly SoundReviewWord[]): PlayAll {
  const { speaker } = useServices()
  const [playlist] = useState(() => createPlaylist(speaker, pause))
  const { at, isPlaying } = useStore(playlist.state)

  useEffect(() => {
    playlist.setAddresses(words.map((word) => wordAudioAddress(word, 'word')))
  }, [playlist, words])
  useEffect(() => playlist.close, [playlist])

  return { playlist, current: at === null ? null : (words[at] ?? null), at: at ?? 0, isPlaying }
}
