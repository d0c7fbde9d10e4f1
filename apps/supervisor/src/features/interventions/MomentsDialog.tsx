import type { NormedMoment } from '@letterliaan/contract'
import { interventionLimits } from '@letterliaan/contract/limits'
import { amsterdamDate } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { Dialog, FieldError, TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { nowSeconds } from '../../app/now.ts'
import * as common from '../../app/texts/common.ts'
import layout from '../../app/style/layout.module.css'
import * as texts from './texts.ts'

export interface MomentsDialogProps {
  readonly moments: readonly NormedMoment[]
  readonly isBusy: boolean
  readonly onSave: (moments: readonly NormedMoment[]) => void
  readonly onClose: () => void
}

/** As many as the protocol asks for. */
const minPlaces = 3
const empty: NormedMoment = { test: '', taken_on: '', score: '' }

const isEmpty = ({ test, taken_on, score }: NormedMoment): boolean =>
  test.trim() === '' && taken_on === '' && score.trim() === ''
const isWhole = ({ test, taken_on, score }: NormedMoment): boolean =>
  test.trim() !== '' && taken_on !== '' && score.trim() !== ''

export function MomentsDialog({ moments, isBusy, onSave, onClose }: MomentsDialogProps) {
  const [places, setPlaces] = useState<readonly NormedMoment[]>(() =>
    moments.concat(Array.from({ length: Math.max(0, minPlaces - moments.length) }, () => empty)),
  )
  const [isAsked, setAsked] = useState(false)
  const filled = places.filter((moment) => !isEmpty(moment))
  const isReady = filled.every(isWhole)
  const today = amsterdamDate(nowSeconds())
  const change = (place: number, part: Partial<NormedMoment>) =>
    setPlaces(places.map((moment, at) => (at === place ? { ...moment, ...part } : moment)))

  function save() {
    setAsked(true)
    if (isReady && !isBusy) onSave(filled)
  }

  return (
    <Dialog
      title={texts.moments.title}
      onClose={onClose}
      footer={
        <>
          <FlatButton look="primary" aria-disabled={isBusy} onClick={save}>
            {common.save}
          </FlatButton>
          <FlatButton onClick={onClose}>{common.cancel}</FlatButton>
        </>
      }
    >
      <div className={layout.stack4}>
        <p className={layout.quiet}>{texts.moments.intro}</p>
        {places.map(({ test, taken_on, score }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- A moment is its place.
          <div key={at} className={layout.fields}>
            <TextField
              label={fill(texts.moments.test, { nr: at + 1 })}
              value={test}
              maxLength={interventionLimits.test}
              onChange={({ target }) => change(at, { test: target.value })}
            />
            <TextField
              label={texts.moments.day}
              type="date"
              max={today}
              value={taken_on}
              onChange={({ target }) => change(at, { taken_on: target.value })}
            />
            <TextField
              label={texts.moments.score}
              value={score}
              maxLength={interventionLimits.score}
              onChange={({ target }) => change(at, { score: target.value })}
            />
          </div>
        ))}
        {places.length < interventionLimits.moments && (
          <div className={layout.buttons}>
            <FlatButton onClick={() => setPlaces([...places, empty])}>{common.add}</FlatButton>
          </div>
        )}
        <FieldError id="moments" error={isAsked && !isReady ? texts.moments.incomplete : undefined} />
      </div>
    </Dialog>
  )
}
