import { FlatButton, Panel } from '../../app/controls/index.ts'
import { layout, useChange } from '../../app/index.ts'
import { downloadSchool } from './privacy-changes.ts'
import { texts } from './texts.ts'

/** Exports the whole school as one file, to move or to store (AVG-2). */
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
