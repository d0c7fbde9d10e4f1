import { RecordableType, VoiceLicence } from '@letterliaan/contract'
import { voicePackLimits } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { FieldError, SelectField, TextField } from '@letterliaan/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { Checkbox, Form, Panel } from '../../app/controls/index.ts'
import { layout, toggleOne, useChange, useServices } from '../../app/index.ts'
import { makePack } from './pack-changes.ts'
import { texts } from './texts.ts'

interface Faults {
  readonly speaker?: string
  readonly types?: string
  readonly agrees?: string
}

/** Makes a pack of the user's own recordings only. */
export function MakePack({ toSteps }: { readonly toSteps: ReactNode }) {
  const id = useId()
  const { queries } = useServices()
  const { data } = useSuspenseQuery(queries.voicePacks)
  const recorded = RecordableType.options.filter((type) => data.own[type] > 0)
  const [speaker, setSpeaker] = useState('')
  const [licence, setLicence] = useState<VoiceLicence>('scholen')
  const [left, setLeft] = useState<readonly RecordableType[]>([])
  const [agrees, setAgrees] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const { isBusy, run: make } = useChange(makePack)
  const types = recorded.filter((type) => !left.includes(type))

  function submit() {
    const found: Faults = {
      ...(speaker.trim() === '' && { speaker: texts.make.needsSpeaker }),
      ...(types.length === 0 && { types: texts.make.needsKind }),
      ...(!agrees && { agrees: texts.make.needsConsent }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0 || isBusy) return
    return make({ speaker: speaker.trim(), licence, agrees: true, types })
  }

  if (recorded.length === 0)
    return (
      <Panel title={texts.make.title}>
        <p>{texts.make.nothing}</p>
        {toSteps}
      </Panel>
    )
  return (
    <Panel title={texts.make.title}>
      <p>{texts.make.intro}</p>
      <Form
        action={texts.make.make}
        isOff={isBusy}
        more={<output>{isBusy && texts.make.making}</output>}
        onSubmit={submit}
      >
        <fieldset>
          <legend>{texts.make.what}</legend>
          {recorded.map((type) => {
            const label = fill(texts.make.kind, { name: texts.kinds[type], count: data.own[type] })
            return (
              <Checkbox
                key={type}
                label={label}
                isChecked={!left.includes(type)}
                onToggle={() => setLeft([...toggleOne(left, type)])}
              />
            )
          })}
          <FieldError id={`${id}-types`} error={faults.types} />
        </fieldset>
        <TextField
          label={texts.make.speaker}
          hint={texts.make.speakerHint}
          error={faults.speaker}
          maxLength={voicePackLimits.speaker}
          value={speaker}
          onWrite={setSpeaker}
        />
        <SelectField
          label={texts.make.licence}
          options={VoiceLicence.options.map((value) => ({ value, label: texts.licenceName[value] }))}
          value={licence}
          onChange={setLicence}
        />
        <p className={layout.quietNormal}>{texts.licence[licence]}</p>
        <div>
          <Checkbox label={texts.make.agree} isChecked={agrees} onToggle={() => setAgrees(!agrees)} />
          <p className={layout.quietNormal}>{texts.make.agreeHint}</p>
          <FieldError id={`${id}-agrees`} error={faults.agrees} />
        </div>
      </Form>
    </Panel>
  )
}
