import type { Installation, MixSize, Organisation, OwnAccount } from '@letterliaan/contract'
import { mixSizes, regions } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { NamePanel } from '../../app/controls/NamePanel.tsx'
import { Panel, Form, Choice, type ChoiceOption } from '../../app/controls/index.ts'
import { commonTexts, useChange } from '../../app/index.ts'
import { readBrin } from '../../app/read-brin.ts'
import { changeOrganisation } from '../../app/data/organisation-changes.ts'
import { changeWeeklyMail } from './setting-changes.ts'
import { texts } from './texts.ts'
import { TextField } from '@letterliaan/ui'
import { useState, type ReactNode } from 'react'
import { useSavedChoice } from '../../app/controls/useSavedChoice.ts'

export interface OrganisationProps {
  readonly organisation: Organisation
}

export const SchoolNamePanel = ({ organisation }: OrganisationProps) => (
  <NamePanel
    key={organisation.name}
    title={texts.name.title}
    hint={texts.name.explained}
    name={organisation.name}
    change={changeOrganisation(organisation, texts.name.done)}
  />
)

/** Chooses the region of the school (ZIN-6). */
export function RegionPanel({ organisation }: OrganisationProps) {
  const { run } = useChange(changeOrganisation(organisation, texts.region.done))
  return (
    <ChoicePanel
      {...texts.region}
      ask={commonTexts.regions.ask}
      options={regions.map((value) => ({ value, label: commonTexts.regions[value] }))}
      value={organisation.region}
      onChoose={(region) => run({ region })}
    />
  )
}

export function ExportPanel({ organisation }: OrganisationProps) {
  const { run } = useChange(changeOrganisation(organisation, texts.exporting.done))
  return (
    <ChoicePanel
      {...texts.exporting}
      options={(['supervisors', 'administrators'] as const).map((value) => ({
        value,
        label: texts.exporting[value],
      }))}
      value={organisation.export_by}
      onChoose={(export_by) => run({ export_by })}
    />
  )
}

interface WeeklyMailProps {
  readonly account: OwnAccount
  readonly installation: Installation
}

/** Turns the weekly mail on or off, for this user only (ZEG-6). */
export function WeeklyMailPanel({
  account: { email, wants_weekly_mail },
  installation: { has_mail },
}: WeeklyMailProps) {
  const { run } = useChange(changeWeeklyMail)
  const isAddress = email.includes('@')
  if (!has_mail || !isAddress)
    return (
      <Panel title={texts.mail.title}>
        <p>{texts.mail.explained}</p>
        <p>{has_mail ? texts.mail.noAddress : texts.mail.noMail}</p>
      </Panel>
    )
  return (
    <ChoicePanel
      {...texts.mail}
      options={[
        { value: 'yes', label: fill(texts.mail.yes, { address: email }) },
        { value: 'no', label: texts.mail.no },
      ]}
      value={wants_weekly_mail ? 'yes' : 'no'}
      onChoose={(choice) => run(choice === 'yes')}
    />
  )
}

/** Sets the number of words of 'Door elkaar' (WEET-6). */
export function MixSizePanel({ organisation }: OrganisationProps) {
  const { run } = useChange(changeOrganisation(organisation, texts.mix.done))
  return (
    <ChoicePanel
      {...texts.mix}
      options={mixSizes.map((size) => ({
        value: String(size),
        label: fill(commonTexts.countedWords, { count: size }),
      }))}
      value={String(organisation.mix_size)}
      onChoose={(size) => run({ mix_size: Number(size) as MixSize })}
    />
  )
}

export function DictationMarkPanel({ organisation }: OrganisationProps) {
  const { run } = useChange(changeOrganisation(organisation, texts.marks.done))
  return (
    <ChoicePanel
      {...texts.marks}
      options={(['none', 'share', 'quarter', 'half', 'one'] as const).map((value) => ({
        value,
        label: texts.marks[value],
      }))}
      value={organisation.dictation_mark}
      onChoose={(dictation_mark) => run({ dictation_mark })}
    />
  )
}

export function BrinPanel({ organisation }: OrganisationProps) {
  const { isBusy, run } = useChange(changeOrganisation(organisation, texts.brin.done))
  const known = organisation.brin
  const [written, setWritten] = useState(known ?? '')
  const [error, setError] = useState<string>()
  const isSaved = readBrin(written) === known

  function submit() {
    const brin = readBrin(written)
    setError(brin === undefined ? texts.brin.wrong : undefined)
    if (brin !== undefined) return run({ brin })
  }

  return (
    <Panel title={texts.brin.title}>
      <Form
        action={texts.brin.save}
        isOff={isBusy || isSaved}
        isSaved={isSaved && known !== null}
        onSubmit={submit}
      >
        <p>{texts.brin.explained}</p>
        <TextField
          label={texts.brin.label}
          hint={texts.brin.hint}
          error={isSaved ? undefined : error}
          value={written}
          onWrite={setWritten}
          spellCheck={false}
          maxLength={20}
        />
      </Form>
    </Panel>
  )
}

interface ChoicePanelProps<Value extends string> {
  readonly title: string
  readonly explained: string
  readonly ask: string
  readonly options: readonly ChoiceOption<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => Promise<unknown>
  readonly children?: ReactNode
}

export function ChoicePanel<Value extends string>(props: ChoicePanelProps<Value>) {
  const { title, explained, ask, options, value, onChoose, children } = props
  const { chosen, choose } = useSavedChoice(value, onChoose)
  return (
    <Panel title={title}>
      <p>{explained}</p>
      <Choice legend={ask} options={options} value={chosen} onChange={choose} />
      {children}
    </Panel>
  )
}
