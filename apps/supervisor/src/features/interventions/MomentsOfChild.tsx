import type { VersionedMoments, NormedMoment } from '@letterliaan/contract'
import { judgeCare, normedScores, normedTests, numCareMoments } from '@letterliaan/rules/intervention'
import { fill } from '@letterliaan/texts'
import { sayCriterion, sayScores } from '@letterliaan/texts/care'
import { useState } from 'react'
import { ActionDialog, FlatButton, Notice } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import { commonTexts, layout, useChange } from '../../app/index.ts'
import { saveNormedMoments } from './intervention-changes.ts'
import styles from './Interventions.module.css'
import { formatLongDay } from './describe-intervention.ts'
import { texts } from './texts.ts'
import { interventionLimits } from '@letterliaan/contract/limits'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { FieldError, joinClasses, SelectField, shared, TextField } from '@letterliaan/ui'

interface MomentsOfChildProps {
  readonly student_id: number
  readonly kept: VersionedMoments
}

export function MomentsOfChild({ student_id, kept }: MomentsOfChildProps) {
  const { moments } = kept
  const criteria = judgeCare(moments)
  /** The scores when the dialog was opened, or null if it is closed. */
  const [opened, setOpened] = useState<VersionedMoments | null>(null)
  const { isBusy, run } = useChange(saveNormedMoments(student_id, moments), () => setOpened(null))
  return (
    <div className={joinClasses(shared.wrap, styles.moments)}>
      <div>
        <h3>{texts.moments.title}</h3>
        {moments.length === 0 ? (
          <p className={layout.quiet}>{texts.moments.none}</p>
        ) : (
          <>
            <ul>
              {moments.map(({ test, taken_on, score }) => (
                <li key={`${test} ${taken_on}`}>
                  {fill(texts.moments.line, { test, day: formatLongDay(taken_on), score })}
                </li>
              ))}
            </ul>
            <p>
              <b>{sayScores(criteria)}.</b> {sayCriterion(criteria)}
            </p>
          </>
        )}
      </div>
      <FlatButton onClick={() => setOpened(kept)}>{texts.moments.change}</FlatButton>
      {opened !== null && (
        <MomentsDialog
          key={opened.version}
          moments={opened.moments}
          isBusy={isBusy}
          newer={opened.version === kept.version || isBusy ? null : moments}
          onShowNewer={() => setOpened(kept)}
          onSave={(written) => run({ moments: [...written], version: kept.version })}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

interface MomentsDialogProps {
  readonly moments: readonly NormedMoment[]
  readonly isBusy: boolean
  /** The scores that were stored since the dialog was opened, or null. */
  readonly newer: readonly NormedMoment[] | null
  readonly onShowNewer: () => void
  readonly onSave: (moments: readonly NormedMoment[]) => unknown
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

/** Adds the stored value to the list, because older data may contain a typed value. */
const withKept = (options: readonly { value: string; label: string }[], kept: string) =>
  kept === '' || options.some(({ value }) => value === kept)
    ? options
    : [...options, { value: kept, label: kept }]

function MomentsDialog({ moments, isBusy, newer, onShowNewer, onSave, onClose }: MomentsDialogProps) {
  const [places, setPlaces] = useState<readonly Place[]>(() => [
    ...moments.map(toPlace),
    ...Array.from({ length: Math.max(0, numCareMoments - moments.length) }, () => empty),
  ])
  const [isAsked, setAsked] = useState(false)
  const filled = places.filter((place) => !isEmpty(place))
  const written = filled.map(({ test, taken_on, score }) => ({ test, taken_on, score }))
  /** False if the newer scores are these, because the reply to a save was lost. */
  const isNewer = newer !== null && JSON.stringify(newer) !== JSON.stringify(written)
  const isReady = filled.every(isWhole)
  const today = toAmsterdamDate(getNowSeconds())
  const change = (nr: number, part: Partial<Place>) =>
    setPlaces(places.map((place, at) => (at === nr ? { ...place, ...part } : place)))

  function save() {
    setAsked(true)
    if (isReady && !isBusy) onSave(written)
  }

  return (
    <ActionDialog
      title={texts.moments.title}
      action={commonTexts.save}
      isBlocked={isBusy}
      onAct={save}
      onClose={onClose}
    >
      <div className={layout.stack4}>
        <output>
          {isNewer && (
            <Notice
              look="attention"
              action={<FlatButton onClick={onShowNewer}>{texts.form.showNewer}</FlatButton>}
            >
              {texts.moments.isNewer}
            </Notice>
          )}
        </output>
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
              onWrite={(value) => change(at, { taken_on: value })}
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
              {commonTexts.remove}
            </FlatButton>
          </fieldset>
        ))}
        {places.length < interventionLimits.moments && (
          <div className={layout.buttons}>
            <FlatButton onClick={() => setPlaces([...places, empty])}>{commonTexts.add}</FlatButton>
          </div>
        )}
        <FieldError id="moments" error={isAsked && !isReady ? texts.moments.incomplete : undefined} />
      </div>
    </ActionDialog>
  )
}
