import type { MadeHomeLink } from '@letterliaan/contract'
import { dutchFormat } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { homeTexts, languageCodes, languages } from '@letterliaan/texts/home'
import { encodeQR } from 'qr'
import styles from './HomeLinks.module.css'
import * as texts from './texts.ts'

const days = dutchFormat({ day: 'numeric', month: 'long', year: 'numeric' })

export type CardLink = Pick<MadeHomeLink, 'address' | 'expires_at' | 'first_name'>

/** The child's card for home: with the white border that a camera needs. */
export function HomeCard({ link: { address, expires_at, first_name } }: { readonly link: CardLink }) {
  const svg = encodeQR(address, 'svg', { border: 4 })
  return (
    <div className={styles.card}>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={fill(texts.card.picture, { name: first_name })}
      />
      <div className={styles.cardText}>
        <p className={styles.cardName}>{fill(texts.card.heading, { name: first_name })}</p>
        <ul>
          {languageCodes.map((code) => (
            <li key={code} lang={code} dir={languages[code].dir}>
              {homeTexts.scan[code]}
            </li>
          ))}
        </ul>
        <p>{fill(texts.card.until, { day: days.format(expires_at * 1000) })}</p>
      </div>
    </div>
  )
}
