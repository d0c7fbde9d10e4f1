import type { UwlrConnection } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Dialog } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { useState } from 'react'
import { FlatButton, flatClass } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { formatMoment } from '../../app/format.ts'
import * as common from '../../app/texts/common.ts'
import { useServices } from '../../app/useServices.ts'
import { disconnectAdministration, sendResults } from './administration-changes.ts'
import styles from './SchoolAdministration.module.css'
import * as texts from './texts.ts'

export interface ExchangePanelProps {
  readonly connection: UwlrConnection
  readonly hasBrin: boolean
  /** Where children are added. */
  readonly rosterPath: string
}

export function ExchangePanel({ connection, hasBrin, rosterPath }: ExchangePanelProps) {
  const { client, queries } = useServices()
  const [isDisconnecting, setDisconnecting] = useState(false)
  const close = () => setDisconnecting(false)
  const sending = useChange(sendResults(client, queries))
  const disconnecting = useChange(disconnectAdministration(client, queries), close)
  const { results_url, results_sent_at } = connection
  return (
    <Panel title={texts.exchange.title}>
      <div className={styles.stack}>
        {!hasBrin && <Notice>{texts.exchange.noBrin}</Notice>}
        {hasBrin && (
          <>
            <p>{texts.exchange.rosterExplained}</p>
            <div>
              <Link to={rosterPath} className={flatClass('primary')}>
                {texts.exchange.toRoster}
              </Link>
            </div>
          </>
        )}
        {hasBrin && results_url !== null && (
          <>
            <p>{texts.exchange.sendExplained}</p>
            <div>
              <FlatButton aria-disabled={sending.isBusy} onClick={() => void sending.run()}>
                {texts.exchange.send}
              </FlatButton>
            </div>
            <p>
              {results_sent_at === null
                ? texts.exchange.never
                : fill(texts.exchange.sentAt, { moment: formatMoment(results_sent_at) })}{' '}
              {texts.exchange.concept}
            </p>
          </>
        )}
        <div>
          <FlatButton onClick={() => setDisconnecting(true)}>{texts.disconnecting.open}</FlatButton>
        </div>
      </div>
      {isDisconnecting && (
        <Dialog
          title={texts.disconnecting.title}
          onClose={close}
          footer={
            <>
              <FlatButton
                look="primary"
                aria-disabled={disconnecting.isBusy}
                onClick={() => void disconnecting.run()}
              >
                {texts.disconnecting.open}
              </FlatButton>
              <FlatButton onClick={close}>{common.cancel}</FlatButton>
            </>
          }
        >
          <p>{texts.disconnecting.explained}</p>
        </Dialog>
      )}
    </Panel>
  )
}
