import * as loginTexts from '@letterliaan/texts/login'
import * as pageTexts from '@letterliaan/texts/pages'
import * as uiTexts from '@letterliaan/texts/ui'
import { getButtonClass, joinClasses, SpeakerButton } from '@letterliaan/ui'
import { LoginWayPicture } from '@letterliaan/ui/pictures'
import { addPrefix } from '@letterliaan/web/place'
import { addresses } from '../../app/addresses.ts'
import type { LoginVoice } from './useLoginVoice.ts'
import styles from './WithCard.module.css'

const ways = [
  { way: 'scan-card', address: addresses.scanCard, label: pageTexts.scanCard },
  { way: 'type-code', address: addresses.typeCode, label: pageTexts.typeCode },
] as const

/** Login options for a child that cannot type an address yet (PLEK-1). */
export const WithCard = ({ voice: { isPlaying, say } }: { readonly voice: LoginVoice }) => (
  <section className={styles.withCard} aria-labelledby="with-card">
    <div className={styles.head}>
      <h2 id="with-card" className={styles.title}>
        {loginTexts.haveCard}
      </h2>
      <SpeakerButton
        data-read-aloud=""
        label={uiTexts.readAloud}
        playing={isPlaying}
        disabled={isPlaying}
        onClick={() => void say([loginTexts.howToLogin])}
      />
    </div>
    <div className={styles.ways}>
      {ways.map(({ way, address, label }) => (
        <a
          key={way}
          href={addPrefix(address)}
          className={joinClasses(getButtonClass({ variant: 'secondary' }), styles.way)}
        >
          <LoginWayPicture way={way} className={styles.picture} />
          {label}
        </a>
      ))}
    </div>
  </section>
)
