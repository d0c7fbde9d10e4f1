import type { VoicePackImportPreview } from '@letterliaan/contract'
import { createDutchFormat } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { Facts, FileButton, FlatButton, Notice, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout, useChange } from '../../app/index.ts'
import { addPack, lookIntoPack } from './pack-changes.ts'
import { texts } from './texts.ts'

const day = createDutchFormat({ dateStyle: 'long' })

interface OpenedFile {
  readonly file: Blob
  readonly preview: VoicePackImportPreview
}

export function AddPack() {
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  const looking = useChange(lookIntoPack)
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
      <Facts
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
