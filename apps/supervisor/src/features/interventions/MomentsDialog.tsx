import type { NormedMoment } from '@letterliaan/contract'
import { interventionLimits } from '@letterliaan/contract/limits'
import { amsterdamDate } from '@letterliaan/rules/calendar'
import { normedScores, normedTests, numCareMoments } from '@letterliaan/rules/intervention'
import { fill } from '@letterliaan/texts'
import { FieldError, SelectField, TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { ActionDialog } from '../../app/controls/ActionDialog.tsx'
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

const scoresOf = {
  ...normedScores,
  percentile: Array.from({ length: 99 }, (_, at) => fill(texts.moments.percentile, { nr: at + 1 })),
}
type Norm = keyof typeof scoresOf
const norms = (['letters', 'roman', 'percentile'] as const).map((value) => ({
  value,
  label: texts.norms[value],
}))
const tests = (['spelling', 'reading'] as const).flatMap((subject) =>
  normedTests[subject].map((test) => ({
    value: test,
    label: fill(texts.moments.testOf, { test, subject: texts.subjects[subject] }),
  })),
)

interface Place extends NormedMoment {
  readonly norm: Norm
}

const empty: Place = { test: '', taken_on: '', score: '', norm: 'letters' }
const isEmpty = ({ test, taken_on, score }: Place): boolean => `${test}${taken_on}${score}` === ''
const isWhole = ({ test, taken_on, score }: Place): boolean => test !== '' && taken_on !== '' && score !== ''

const toPlace = (moment: NormedMoment): Place => {
  const norm = norms.find(({ value }) => (scoresOf[value] as readonly string[]).includes(moment.score))
  return { ...moment, norm: norm?.value ?? 'letters' }
}

/** A list with what is chosen, also where a school wrote something else before there was a list. */
const withKept = (options: readonly { value: string; label: string }[], kept: string) =>
  kept === '' || options.some(({ value }) => value === kept)
    ? options
    : [...options, { value: kept, label: kept }]

export function MomentsDialog({ moments, isBusy, onSave, onClose }: MomentsDialogProps) {
  const [places, setPlaces] = useState<readonly Place[]>(() => [
    ...moments.map(toPlace),
    ...Array.from({ length: Math.max(0, numCareMoments - moments.length) }, () => empty),
  ])
  const [isAsked, setAsked] = useState(false)
  const filled = places.filter((place) => !isEmpty(place))
  const isReady = filled.every(isWhole)
  const today = amsterdamDate(nowSeconds())
  const change = (nr: number, part: Partial<Place>) =>
    setPlaces(places.map((place, at) => (at === nr ? { ...place, ...part } : place)))

  function save() {
    setAsked(true)
    if (isReady && !isBusy) onSave(filled.map(({ test, taken_on, score }) => ({ test, taken_on, score })))
  }

  return (
    <ActionDialog
      title={texts.moments.title}
      action={common.save}
      isBlocked={isBusy}
      onAct={save}
      onClose={onClose}
    >
      <div className={layout.stack4}>
        <p className={layout.quiet}>{texts.moments.intro}</p>
        {places.map(({ test, taken_on, norm, score }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- A moment is its place.
          <fieldset key={at} className={layout.fields} aria-label={fill(texts.moments.nr, { nr: at + 1 })}>
            <SelectField
              label={texts.moments.test}
              options={withKept(tests, test)}
              value={test}
              onChange={(value) => change(at, { test: value })}
            />
            <TextField
              label={texts.moments.day}
              type="date"
              max={today}
              value={taken_on}
              onChange={({ target }) => change(at, { taken_on: target.value })}
            />
            <SelectField
              label={texts.moments.norm}
              options={norms}
              value={norm}
              onChange={(value) => change(at, { norm: value, score: '' })}
            />
            <SelectField
              label={texts.moments.score}
              options={withKept(
                scoresOf[norm].map((value) => ({ value, label: value })),
                score,
              )}
              value={score}
              onChange={(value) => change(at, { score: value })}
            />
            <FlatButton look="bare" onClick={() => setPlaces(places.filter((_, nr) => nr !== at))}>
              {common.remove}
            </FlatButton>
          </fieldset>
        ))}
        {places.length < interventionLimits.moments && (
          <div className={layout.buttons}>
            <FlatButton onClick={() => setPlaces([...places, empty])}>{common.add}</FlatButton>
          </div>
        )}
        <FieldError id="moments" error={isAsked && !isReady ? texts.moments.incomplete : undefined} />
      </div>
    </ActionDialog>
  )
}
