import type { HomePage } from '@letterliaan/contract'
import type { HomeVoice } from '@letterliaan/texts/home'
import { useState } from 'react'
import { placed } from '@letterliaan/web/place'
import styles from './Home.module.css'
import { Part } from './Part.tsx'

export interface HomeWordsProps {
  readonly words: HomePage['words']
  readonly voice: HomeVoice
}

/** Words of the child itself, each with its sound where the server has it. */
export function HomeWords({ words, voice: { say } }: HomeWordsProps) {
  const [hasFailed, setFailed] = useState(false)
  if (words.length === 0) return null

  async function play(sound: string) {
    setFailed(false)
    try {
      await new Audio(placed(sound)).play()
    } catch {
      setFailed(true)
    }
  }

  return (
    <Part title={say('wordsTitle')}>
      <p>{say('wordsIntro')}</p>
      <ul className={styles.words}>
        {words.map(({ word, sound }) => (
          <li key={word}>
            <span lang="nl" dir="ltr" className={styles.word}>
              {word}
            </span>
            {sound !== null && (
              <button
                type="button"
                className={styles.sound}
                aria-label={say('listen', { word })}
                onClick={() => void play(sound)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
                  <path d="M15 9a4 4 0 0 1 0 6M17.5 6.5a7.5 7.5 0 0 1 0 11" />
                </svg>
              </button>
            )}
          </li>
        ))}
      </ul>
      <output>{hasFailed ? say('soundFails') : ''}</output>
    </Part>
  )
}
