import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { downloadSchool } from './privacy-changes.ts'
import layout from '../../app/style/layout.module.css'
import * as texts from './texts.ts'

/** The whole school in one file, to move or to keep (AVG-2). */
export function ArchivePanel({ name }: { readonly name: string }) {
  const { isBusy, run } = useChange(downloadSchool(name))
  return (
    <Panel title={texts.archive.title}>
      <div className={layout.form}>
        <p>{texts.archive.explained}</p>
        <p>{texts.archive.care}</p>
        <FlatButton aria-disabled={isBusy} onClick={() => run(null)}>
          {isBusy ? texts.archive.busy : texts.archive.download}
        </FlatButton>
      </div>
    </Panel>
  )
}
