import type { RosterDecision, RosterPreview } from '@letterliaan/contract'
import { useEffect, useRef } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { ColumnFields } from './ColumnFields.tsx'
import { describeImport } from './decisions.ts'
import { DoubtfulRows } from './DoubtfulRows.tsx'
import { FirstChildren } from './FirstChildren.tsx'
import { GoneTable } from './GoneTable.tsx'
import { GroupBoxes } from './GroupBoxes.tsx'
import { RefusedRows, RemarkedRows, type ToldRow } from './ToldRows.tsx'
import { RepeatedRows } from './RepeatedRows.tsx'
import type { ColumnChoice } from './roster-list.ts'
import layout from '../../app/style/layout.module.css'
import { RowTable } from './RowTable.tsx'
import { SameNames } from './SameNames.tsx'
import { useRosterChoices } from './useRosterChoices.ts'
import * as texts from './texts.ts'
import { fill } from '@letterliaan/texts'

/** Without a column of names each row would be refused for the same reason. */
const isNamed = (choice: ColumnChoice | null): boolean =>
  choice === null || choice.columns.some((column) => column === 'first_name' || column === 'full_name')

export interface RosterPreviewPanelProps {
  readonly preview: RosterPreview
  /** Columns that the supervisor chose and the preview may not know yet. */
  readonly columns: ColumnChoice | null
  readonly isBusy: boolean
  readonly onColumns: (choice: ColumnChoice) => void
  /** `left`: rows that are not taken, and why. */
  readonly onImport: (
    decisions: readonly RosterDecision[],
    archive: readonly number[],
    left: readonly ToldRow[],
  ) => void
}

/** Shows the effect of each row. Give each list its own key, so that choices go with it. */
export function RosterPreviewPanel(props: RosterPreviewPanelProps) {
  const { preview, columns, isBusy, onColumns, onImport } = props
  const choices = useRosterChoices(preview)
  const { rows, decisions, archive, gone, numSame, numUndecided } = choices
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isNothing = decisions.length + archive.length === 0

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {fill(texts.rows[preview.kind], { count: preview.rows.length })}
      </h2>
      <FirstChildren rows={preview.rows} hasColumns={preview.table !== null} />
      <div className={layout.line3}>
        <FlatButton
          look="primary"
          sign="plus"
          aria-disabled={isBusy || isNothing}
          onClick={() => !isBusy && !isNothing && onImport(decisions, archive, choices.left)}
        >
          {isNothing ? texts.take.nothing : describeImport(decisions, archive.length)}
        </FlatButton>
        <span className={layout.quietSmall}>
          {numUndecided > 0 && `${fill(texts.rows.undecided, { count: numUndecided })} `}
          {texts.rows.nothingYet}
        </span>
      </div>
      {preview.table !== null && (
        <Panel title={texts.columns.title}>
          <ColumnFields
            choice={columns ?? preview.table}
            samples={preview.table.samples}
            onChange={onColumns}
          />
        </Panel>
      )}
      <GroupBoxes
        groups={preview.groups}
        excluded={choices.excludedGroups}
        onExclude={choices.setExcludedGroups}
      />
      {isNamed(columns ?? preview.table) ? (
        <RefusedRows rows={choices.refused} />
      ) : (
        <Notice look="attention">{texts.columns.needsName}</Notice>
      )}
      <RemarkedRows rows={choices.remarked} />
      <RepeatedRows rows={choices.repeated} />
      <DoubtfulRows
        rows={choices.doubtfulRows}
        choices={choices.doubtful}
        numLikely={choices.numLikely}
        onChoose={choices.choose}
        onChooseLikely={choices.chooseLikely}
      />
      {rows.length > 0 && (
        <RowTable rows={rows} excluded={choices.excluded} onExclude={choices.setExcluded} />
      )}
      {numSame > 0 && <p className={layout.quietSmall}>{fill(texts.rows.same, { count: numSame })}</p>}
      <SameNames rows={choices.namesakes} others={choices.others} onOthers={choices.setOthers} />
      {gone.length > 0 && (
        <GoneTable gone={gone} archived={choices.archived} onArchive={choices.setArchived} />
      )}
    </>
  )
}
