import * as loginTexts from '@letterliaan/texts/login'
import * as pageTexts from '@letterliaan/texts/pages'
import * as uiTexts from '@letterliaan/texts/ui'
import { buttonClass, joinClasses, SpeakerButton } from '@letterliaan/ui'
import { LoginWayPicture } from '@letterliaan/ui/pictures'
import { placed } from '@letterliaan/web/place'
import { useState } from 'react'
import { addresses } from '../../app/addresses.ts'
import styles from './WithCard.module.css'

const ways = [
  { way: 'scan-card', address: addresses.scanCard, label: pageTexts.scanCard },
  { way: 'type-code', address: addresses.typeCode, label: pageTexts.typeCode },
] as const

/** The way in of a child that can't write an address yet (PLEK-1). */
export const WithCard = () => (
  <section className={styles.withCard} aria-labelledby="with-card">
    <div className={styles.head}>
      <h2 id="with-card" className={styles.title}>
        {loginTexts.haveCard}
      </h2>
      <LoginSpeaker />
    </div>
    <div className={styles.ways}>
      {ways.map(({ way, address, label }) => (
        <a
          key={way}
          href={placed(address)}
          className={joinClasses(buttonClass({ variant: 'secondary' }), styles.way)}
        >
          <LoginWayPicture way={way} className={styles.picture} />
          {label}
        </a>
      ))}
    </div>
  </section>
)

/** What plays it comes with the first press: the login has no code for sound. */
function LoginSpeaker() {
  const [isPlaying, setPlaying] = useState(false)
  async function play(): Promise<void> {
    setPlaying(true)
    try {
      const { playText } = await import('./play-text.ts')
      await playText(loginTexts.howToLogin)
    } catch {
      // Without a network the pictures say it.
    }
    setPlaying(false)
  }
  return (
    <SpeakerButton
      data-read-aloud=""
      label={uiTexts.readAloud}
      playing={isPlaying}
      disabled={isPlaying}
      onClick={() => void play()}
    />
  )
}
