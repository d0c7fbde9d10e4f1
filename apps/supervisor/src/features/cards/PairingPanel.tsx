import type { PairingCode } from '@letterliaan/contract'
import { formatCardCode } from '@letterliaan/contract/card-code'
import { encodeQR } from 'qr'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { dutchFormat } from '@letterliaan/rules/calendar'
import layout from '../../app/style/layout.module.css'
import styles from './PairingPanel.module.css'
import * as texts from './texts.ts'
import { fill } from '@letterliaan/texts'

export interface PairingPanelProps {
  /** Null: none was made on this page. */
  readonly pairing: PairingCode | null
  readonly isBusy: boolean
  readonly onMake: () => void
}

const times = dutchFormat({ hour: '2-digit', minute: '2-digit' })

/** One code for all devices of a class, to be shown on the board (DAG-6). */
export function PairingPanel({ pairing, isBusy, onMake }: PairingPanelProps) {
  return (
    <div className={layout.stack4}>
      <p>{texts.pairing.explained}</p>
      {pairing !== null && (
        <div className={styles.shown}>
          <QrCode text={`${pairing.address}#${pairing.code}`} />
          <div className={styles.instructions}>
            <p className={styles.code}>{formatCardCode(pairing.code)}</p>
            <p>
              {texts.pairing.scan} <b>{pairing.address.replace(/^https?:\/\//, '')}</b>{' '}
              {fill(texts.pairing.type, { time: times.format(pairing.expires_at * 1000) })}
            </p>
          </div>
        </div>
      )}
      <div>
        <FlatButton look={pairing === null ? 'primary' : 'plain'} aria-disabled={isBusy} onClick={onMake}>
          {pairing === null ? texts.pairing.make : texts.pairing.makeOther}
        </FlatButton>
      </div>
    </div>
  )
}

/** Adds the white border that a camera needs. */
function QrCode({ text }: { readonly text: string }) {
  const svg = encodeQR(text, 'svg', { border: 4 })
  return (
    <img
      className={styles.qr}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={texts.pairing.picture}
    />
  )
}
