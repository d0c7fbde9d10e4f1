import type { SessionVoiding } from '@letterliaan/contract'
import { voidReasonLimit } from '@letterliaan/contract/limits'
import { Dialog, TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { countOf, formatMoment } from '../../app/format.ts'
import { compareStandings } from './compare-standings.ts'
import styles from './History.module.css'

export interface VoidDialogProps {
  readonly name: string
  readonly voiding: SessionVoiding
  readonly isBusy: boolean
  readonly onVoid: (reason: string) => void
  readonly onClose: () => void
}

/** What voiding a session changes, before it is done (MEND-1). */
export function VoidDialog({ name, voiding, isBusy, onVoid, onClose }: VoidDialogProps) {
  const [reason, setReason] = useState('')
  const { num_answers, num_later, badges_lost } = voiding
  return (
    <Dialog
      title={`Oefenmoment van ${formatMoment(voiding.started_at)}`}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <FlatButton look="primary" aria-disabled={isBusy} onClick={() => !isBusy && onVoid(reason.trim())}>
            Maak ongeldig
          </FlatButton>
          <FlatButton onClick={onClose}>Annuleren</FlatButton>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>
          Zat er iemand anders op het account van {name}? Maak het oefenmoment dan ongeldig. Het telt nergens
          meer mee: niet in het spel, niet in het inzicht en niet in verslagen. U kunt het later weer laten
          meetellen.
        </p>
        <p>
          Het gaat om {countOf(num_answers, 'antwoord', 'antwoorden')}
          {num_later > 0 && `, en om ${num_later} van later: die horen bij een oefening van dit oefenmoment`}.
        </p>
        <table className={styles.standing}>
          <caption>Wat er verandert voor {name}</caption>
          <thead>
            <tr>
              <th scope="col">Wat</th>
              <th scope="col">Nu</th>
              <th scope="col">Straks</th>
            </tr>
          </thead>
          <tbody>
            {compareStandings(voiding).map(({ label, before, after, isChanged }) => (
              <tr key={label} className={isChanged ? styles.changed : undefined}>
                <th scope="row">{label}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {badges_lost.length > 0 && (
          <Notice look="attention">
            {name} raakt {badges_lost.length === 1 ? 'deze badge' : 'deze badges'} kwijt:{' '}
            {badges_lost.join(', ')}.
          </Notice>
        )}
        <TextField
          label="Waarom? (mag leeg blijven)"
          hint="Staat in de geschiedenis. Alleen begeleiders zien het."
          autoComplete="off"
          maxLength={voidReasonLimit}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
