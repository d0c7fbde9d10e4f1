import {
  RecordableType,
  VoiceLicence,
  type VoicePack,
  type VoicePackImportPreview,
} from '@letterliaan/contract'
import { createDutchFormat } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { useState, useId, type ReactNode } from 'react'
import { FlatButton, Notice, Panel, FactList, FileButton, Checkbox, Form } from '../../app/controls/index.ts'
import { commonTexts, layout, useChange, toggleOne, useData } from '../../app/index.ts'
import { removePack, addPack, previewPack, makePack } from './pack-changes.ts'
import { texts } from './texts.ts'
import styles from './Voices.module.css'
import { voicePackLimits } from '@letterliaan/contract/limits'
import { FieldError, SelectField, TextField } from '@letterliaan/ui'

const day = createDutchFormat({ dateStyle: 'long' })

export function PacksInUse({ isAdministrator }: { readonly isAdministrator: boolean }) {
  const [data] = useData((queries) => [queries.voicePacks])
  return (
    <Panel title={texts.inUse.title}>
      <p>{texts.inUse.order}</p>
      {data.packs.length === 0 && <p>{texts.inUse.none}</p>}
      {data.packs.map((pack) => (
        <PackInUse key={pack.content_hash} pack={pack} isAdministrator={isAdministrator} />
      ))}
    </Panel>
  )
}

interface PackInUseProps {
  readonly pack: VoicePack
  readonly isAdministrator: boolean
}

function PackInUse({ pack, isAdministrator }: PackInUseProps) {
  const [isLeaving, setLeaving] = useState(false)
  const { isBusy, run: remove } = useChange(removePack)
  const { speaker, licence, consent, num_sounds, made_on, name, content_hash } = pack
  return (
    <article className={styles.pack}>
      <h3>{fill(texts.inUse.spokenBy, { name: speaker })}</h3>
      <p>{fill(texts.inUse.facts, { count: num_sounds, day: day.format(new Date(made_on)), who: name })}</p>
      <p>{texts.licence[licence]}</p>
      <p className={layout.quietNormal}>{consent}</p>
      <p className={layout.copied}>{fill(texts.inUse.hash, { hash: content_hash.slice(0, 16) })}</p>
      {isAdministrator && !isLeaving && (
        <div>
          <FlatButton
            sign="remove"
            aria-label={fill(texts.inUse.removeOf, { name: speaker })}
            onClick={() => setLeaving(true)}
          >
            {commonTexts.remove}
          </FlatButton>
        </div>
      )}
      {isLeaving && (
        <Notice
          look="attention"
          action={
            <>
              <FlatButton onClick={() => setLeaving(false)}>{commonTexts.cancel}</FlatButton>
              <FlatButton
                look="primary"
                sign="remove"
                aria-disabled={isBusy}
                onClick={() => remove(content_hash)}
              >
                {commonTexts.remove}
              </FlatButton>
            </>
          }
        >
          {fill(texts.inUse.sure, { name: speaker })}
        </Notice>
      )}
    </article>
  )
}

interface OpenedFile {
  readonly file: Blob
  readonly preview: VoicePackImportPreview
}

export function AddPackPanel() {
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  const looking = useChange(previewPack)
  const { isBusy, run: add } = useChange(addPack, () => setOpened(null))

  async function open(file: Blob) {
    setOpened(null)
    const preview = await looking.ask(file)
    if (preview !== null) setOpened({ file, preview })
  }

  return (
    <Panel title={texts.add.title}>
      <p>{texts.add.intro}</p>
      <FileButton
        label={commonTexts.chooseFile}
        sign="upload"
        accept=".zip,application/zip"
        onChoose={(file) => void open(file)}
      >
        {commonTexts.chooseFile}
      </FileButton>
      <output>{looking.isBusy && texts.add.reading}</output>
      {opened && <Preview preview={opened.preview} />}
      {opened && !opened.preview.is_here && (
        <FlatButton look="primary" sign="check" aria-disabled={isBusy} onClick={() => add(opened.file)}>
          {texts.add.use}
        </FlatButton>
      )}
    </Panel>
  )
}

function Preview({ preview }: { readonly preview: VoicePackImportPreview }) {
  const { speaker, licence, consent, made_on, content_hash, num_sounds } = preview
  const changes = [
    { sentence: texts.add.isNew, count: preview.num_new },
    { sentence: texts.add.replaced, count: preview.num_replaced },
    { sentence: texts.add.own, count: preview.num_own },
    { sentence: texts.add.unknown, count: preview.num_unknown },
  ]
  return (
    <div className={layout.stack3}>
      <FactList
        facts={[
          { label: texts.add.speaker, value: speaker },
          { label: texts.add.allowed, value: texts.licence[licence] },
          { label: texts.add.agreed, value: consent },
          { label: texts.add.madeOn, value: day.format(new Date(made_on)) },
          { label: texts.add.contents, value: fill(texts.add.count, { count: num_sounds }) },
          {
            label: texts.add.hash,
            value: <span className={layout.copied}>{content_hash.slice(0, 16)}</span>,
          },
        ]}
      />
      <p>{texts.add.hashHint}</p>
      {preview.is_here ? (
        <Notice>{texts.add.isHere}</Notice>
      ) : (
        <ul className={layout.bullets}>
          {changes
            .filter(({ count }) => count > 0)
            .map(({ sentence, count }) => (
              <li key={sentence}>{fill(sentence, { count })}</li>
            ))}
        </ul>
      )}
    </div>
  )
}

interface Faults {
  readonly speaker?: string
  readonly types?: string
  readonly agrees?: string
}

/** Makes a pack of the user's own recordings only. */
export function MakePackPanel({ toSteps }: { readonly toSteps: ReactNode }) {
  const id = useId()
  const [data] = useData((queries) => [queries.voicePacks])
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
