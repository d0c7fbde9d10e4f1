import type { SessionVoiding } from '@letterliaan/contract'
import { voidReasonLimit } from '@letterliaan/contract/limits'
import { Dialog, TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { countOf } from '@letterliaan/texts/numbers'
import { formatMoment } from '../../app/format.ts'
import styles from './History.module.css'
import { StandingTable } from './StandingTable.tsx'

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
          meer mee: niet in het spel, niet in het inzicht en niet in rapporten. U kunt het later weer laten
          meetellen.
        </p>
        <p>
          Het gaat om {countOf(num_answers, 'antwoord', 'antwoorden')}
          {num_later > 0 && `, en om ${num_later} van later: die horen bij een oefening van dit oefenmoment`}.
        </p>
        <StandingTable name={name} change={voiding} />
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
