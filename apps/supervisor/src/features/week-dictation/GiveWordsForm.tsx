import type { DictationPreview } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { toAmsterdamDate, toWeekNumber } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { TextField } from '@letterliaan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox, FlatButton, Form, Notice, Panel } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import { commonTexts, layout } from '../../app/index.ts'
import { findNextFriday } from './days.ts'
import { WordDifficultyHint, DictationReachNotice } from './DictationReachNotice.tsx'
import { texts } from './texts.ts'

export interface GiveWordsFormProps {
  readonly groupName: string
  readonly previewing: Pick<UseQueryResult<DictationPreview>, 'data' | 'error' | 'isFetching' | 'refetch'>
  readonly isBusy: boolean
  /** `day` is the day of the dictation, or null for no dictation. */
  readonly onGive: (label: string, day: string | null) => unknown
}

export function GiveWordsForm({ groupName, previewing, isBusy, onGive }: GiveWordsFormProps) {
  const { data: preview, error, isFetching, refetch } = previewing
  const [now] = useState(getNowSeconds)
  const [label, setLabel] = useState(() => fill(commonTexts.wordsOfWeek, { week: toWeekNumber(now) }))
  const [day, setDay] = useState(() => findNextFriday(now))
  const [hasDictation, setHasDictation] = useState(true)
  const [isAsked, setAsked] = useState(false)
  const today = toAmsterdamDate(now)
  const isReady = label.trim() !== '' && (!hasDictation || day >= today)
  const canGive = isReady && (preview?.children.length ?? 0) > 0

  function submit() {
    setAsked(true)
    return canGive ? onGive(label, hasDictation ? day : null) : undefined
  }

  return (
    <Panel title={texts.give.panel}>
      <Form action={texts.give.submit} sign="check" isOff={isBusy} onSubmit={submit}>
        <output className={layout.stack4}>
          {error !== null && !isFetching ? (
            <Notice
              look="failure"
              action={<FlatButton onClick={() => refetch()}>{commonTexts.tryAgain}</FlatButton>}
            >
              {error.message}
            </Notice>
          ) : preview === undefined ? (
            <Notice>{texts.reach.looking}</Notice>
          ) : (
            <>
              <DictationReachNotice reach={preview} name={groupName} hasDictation={hasDictation} />
              <WordDifficultyHint preview={preview} />
            </>
          )}
        </output>
        <div className={layout.fields}>
          <TextField
            label={commonTexts.name}
            value={label}
            error={isAsked && label.trim() === '' ? texts.give.needsName : undefined}
            maxLength={ownStepLimits.label}
            onWrite={setLabel}
          />
          <Checkbox
            label={texts.give.hasDictation}
            isChecked={hasDictation}
            onToggle={() => setHasDictation(!hasDictation)}
          />
          {hasDictation && (
            <TextField
              label={texts.give.day}
              type="date"
              min={today}
              max="2099-12-31"
              value={day}
              error={isAsked && day < today ? texts.give.needsDay : undefined}
              onWrite={setDay}
            />
          )}
        </div>
      </Form>
    </Panel>
  )
}
