import type { Organisation } from '@letterliaan/contract'
import { idleLimits } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { Choice, Form, Panel } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import { formatMoment, layout, useChange, useData } from '../../app/index.ts'
import { changeOrganisation } from '../../app/data/organisation-changes.ts'
import { texts } from './texts.ts'

const weekSeconds = 7 * 24 * 60 * 60

export function SecurityPanel() {
  const [organisation, staff] = useData((queries) => [queries.organisation, queries.staff])
  const open = staff.filter(({ blocked_at }) => blocked_at === null)
  const has = open.filter(({ has_second_factor }) => has_second_factor).length
  return (
    <Panel title={texts.title}>
      <div className={layout.form}>
        <p>{fill(texts.secondStep.counted, { has, hasNot: open.length - has })}</p>
        <DemandPart key={organisation.second_factor_from} organisation={organisation} />
        <IdlePart key={`idle ${organisation.idle_minutes}`} organisation={organisation} />
      </div>
    </Panel>
  )
}

type Demand = 'no' | 'now' | 'week'
const options = (['no', 'now', 'week'] as const).map((value) => ({
  value,
  label: texts.secondStep.choices[value],
}))

interface PartProps {
  readonly organisation: Organisation
}

function DemandPart({ organisation }: PartProps) {
  const { second_factor_from } = organisation
  const { isBusy, run } = useChange(changeOrganisation(organisation, texts.secondStep.isSaved))
  const saved = demandOf(second_factor_from)
  const [choice, setChoice] = useState<Demand>(saved)
  const isSaved = choice === saved

  function save() {
    const from = { no: null, now: getNowSeconds(), week: getNowSeconds() + weekSeconds }[choice]
    return run({ second_factor_from: from })
  }

  return (
    <Form action={texts.secondStep.save} isOff={isBusy} isSaved={isSaved} onSubmit={save}>
      <p>{texts.secondStep.ask}</p>
      <Choice legend={texts.secondStep.ask} options={options} value={choice} onChange={setChoice} />
      {second_factor_from !== null && (
        <p>{fill(texts.secondStep.from, { day: formatMoment(second_factor_from) })}</p>
      )}
    </Form>
  )
}

function demandOf(from: number | null): Demand {
  if (from === null) return 'no'
  return from <= getNowSeconds() ? 'now' : 'week'
}

const { min, max } = idleLimits

function IdlePart({ organisation }: PartProps) {
  const { idle_minutes } = organisation
  const [written, setWritten] = useState(String(idle_minutes))
  const [error, setError] = useState<string>()
  const minutes = Number(written.trim())
  const { isBusy, run } = useChange(
    changeOrganisation(organisation, fill(texts.idle.isSaved, { count: minutes })),
  )
  const isSaved = minutes === idle_minutes

  function submit() {
    const isRight = Number.isInteger(minutes) && minutes >= min && minutes <= max
    setError(isRight ? undefined : fill(texts.idle.wrong, { min, max }))
    if (isRight) return run({ idle_minutes: minutes })
  }

  return (
    <Form action={texts.idle.save} isOff={isBusy} isSaved={isSaved} onSubmit={submit}>
      <TextField
        label={texts.idle.label}
        hint={fill(texts.idle.hint, { min, max })}
        error={isSaved ? undefined : error}
        inputMode="numeric"
        maxLength={5}
        value={written}
        onWrite={setWritten}
      />
    </Form>
  )
}
