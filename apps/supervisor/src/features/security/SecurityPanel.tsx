import type { Security } from '@letterliaan/contract'
import { idleLimits } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { TextField } from '@letterliaan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Choice, FlatButton, Form, Panel } from '../../app/controls/index.ts'
import { common, formatMoment, layout, nowSeconds, useChange, useServices } from '../../app/index.ts'
import { changeSecurity } from './security-changes.ts'
import * as texts from './texts.ts'

const weekSeconds = 7 * 24 * 60 * 60

/** Settings for staff by an administrator (ORG-5). */
export function SecurityPanel() {
  const { queries } = useServices()
  const { data: security } = useQuery(queries.security)
  if (security === undefined) return null
  return (
    <Panel title={texts.title}>
      <div className={layout.form}>
        <p>
          {fill(texts.counted, {
            has: security.num_with_second_factor,
            hasNot: security.num_without_second_factor,
          })}
        </p>
        <DemandPart key={security.second_factor_from} security={security} />
        <IdlePart key={`idle ${security.idle_minutes}`} security={security} />
      </div>
    </Panel>
  )
}

type Demand = 'no' | 'now' | 'week'
const options = (['no', 'now', 'week'] as const).map((value) => ({ value, label: texts.choices[value] }))

function DemandPart({ security: { second_factor_from } }: { readonly security: Security }) {
  const { isBusy, run } = useChange(changeSecurity)
  const saved = demandOf(second_factor_from)
  const [choice, setChoice] = useState<Demand>(saved)
  const isSaved = choice === saved

  function save() {
    const from = { no: null, now: nowSeconds(), week: nowSeconds() + weekSeconds }[choice]
    if (!isSaved && !isBusy) return run({ second_factor_from: from })
  }

  return (
    <>
      <p>{texts.ask}</p>
      <Choice legend={texts.ask} options={options} value={choice} onChange={setChoice} />
      {second_factor_from !== null && <p>{fill(texts.from, { day: formatMoment(second_factor_from) })}</p>}
      <FlatButton look={isSaved ? 'plain' : 'primary'} aria-disabled={isSaved || isBusy} onClick={save}>
        {isSaved ? common.saved : texts.save}
      </FlatButton>
    </>
  )
}

function demandOf(from: number | null): Demand {
  if (from === null) return 'no'
  return from <= nowSeconds() ? 'now' : 'week'
}

const { min, max } = idleLimits

function IdlePart({ security: { idle_minutes } }: { readonly security: Security }) {
  const { isBusy, run } = useChange(changeSecurity)
  const [written, setWritten] = useState(String(idle_minutes))
  const [error, setError] = useState<string>()
  const minutes = Number(written.trim())
  const isSaved = minutes === idle_minutes

  function submit() {
    const isRight = Number.isInteger(minutes) && minutes >= min && minutes <= max
    setError(isRight ? undefined : fill(texts.wrongIdle, { min, max }))
    if (isRight) return run({ idle_minutes: minutes })
  }

  return (
    <Form action={texts.saveIdle} isOff={isBusy} isSaved={isSaved} onSubmit={submit}>
      <TextField
        label={texts.idleLabel}
        hint={fill(texts.idleHint, { min, max })}
        error={isSaved ? undefined : error}
        inputMode="numeric"
        maxLength={5}
        value={written}
        onWrite={setWritten}
      />
    </Form>
  )
}
