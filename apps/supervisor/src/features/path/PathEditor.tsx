import type { PathEntry, PathPreview, PickableStep, StepKey } from '@letterliaan/contract'
import { nameSchoolGroupInSentence } from '@letterliaan/rules/calendar'
import {
  addEntries,
  toDl,
  isExtraStep,
  isPairStep,
  formatStepKey,
  proposePath,
  rebasePath,
} from '@letterliaan/rules/preparation'
import { useNotify } from '@letterliaan/ui'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '@letterliaan/texts'
import { FlatButton, Notice, Panel, SelectionBar } from '../../app/controls/index.ts'
import { commonTexts, educationMonthOptions, layout, useRegion } from '../../app/index.ts'
import { changeEntries, sortByWorld, removeEntries, type EntryChange } from './edit-entries.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { NewerPath } from './NewerPath.tsx'
import styles from './Path.module.css'
import { formatEntryName, PathList } from './PathList.tsx'
import type { CurriculumMoment } from './path-changes.ts'
import { PathSettingsPanel } from './PathSettingsPanel.tsx'
import { StepPicker } from './StepPicker.tsx'
import { describeEntry, type ProgressOf } from './describe-progress.ts'
import type { PathCalls } from './usePathCalls.ts'
import type { PathDraft } from './usePathDraft.ts'
import { texts } from './texts.ts'

/** Loads the game's scenes only when somebody previews a map. */
const MapPreview = lazy(async () => ({ default: (await import('./MapPreview.tsx')).MapPreview }))

export interface PathEditorProps {
  readonly draft: PathDraft
  readonly steps: readonly PickableStep[]
  readonly removed: readonly PathEntry[]
  /** School group of the child or group, 3 to 8, or null. */
  readonly schoolGroup: number | null
  readonly calls: PathCalls
  readonly noteOf: (entry: PathEntry) => string | null
  readonly progressOf?: ProgressOf | undefined
  readonly failedAddress?: ((step_id: number) => string) | undefined
  readonly onFilled: (moment: CurriculumMoment) => void
}

/** Edits a path (PATH-1 to PATH-7). The button 'Bewaar' saves the changes. */
export function PathEditor(props: PathEditorProps) {
  const { draft, steps, removed, schoolGroup, calls, noteOf, progressOf, failedAddress, onFilled } = props
  const { isBusy, save, preview: ask } = calls
  const { path, newer, change } = draft
  const entries = sortByWorld(path.entries)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isSetting, setSetting] = useState(false)
  const [preview, setPreview] = useState<PathPreview | null>(null)
  const [isLooking, setLooking] = useState(false)
  const notify = useNotify()
  // An undo keeps later changes.
  const latest = useRef({ path, change })
  useLayoutEffect(() => {
    latest.current = { path, change }
  })
  const region = useRegion()
  const stepOf = ({ nr, is_own }: StepKey) => steps.find((step) => step.nr === nr && step.is_own === is_own)
  const chosen = entries.filter((entry) => selected.has(formatStepKey(entry)))
  const setEntries = (next: readonly PathEntry[]) => change({ ...path, entries: [...next] })

  function add(more: readonly PathEntry[]) {
    const { entries: next, left, inTreehouse } = addEntries(entries, more)
    setEntries(sortByWorld(next))
    const numAdded = next.length - entries.length
    const added = fill(texts.numAdded, { count: numAdded })
    const message = inTreehouse > 0 ? `${added} ${fill(texts.inTreehouse, { count: inTreehouse })}` : added
    if (left > 0) notify('error', fill(texts.told.noPlace, { message, count: left }))
    else notify('success', numAdded === 0 ? texts.told.onPathAlready : message)
  }

  function propose(group: number, month: number) {
    const proposed = proposePath(steps, toDl(group, month))
    onFilled({ group, month })
    const before = path
    const others = entries.filter((entry) => entry.is_own || isPairStep(entry) || isExtraStep(entry))
    const filled = { ...path, entries: sortByWorld(addEntries(proposed, others).entries) }
    change(filled)
    notify('success', sayFilled(proposed, group, month), {
      label: commonTexts.undo,
      onAct: () => latest.current.change(rebasePath(filled, latest.current.path, before)),
    })
  }

  function sayFilled(proposed: readonly PathEntry[], group: number, month: number): string {
    if (!proposed.some(({ waived }) => waived)) return texts.told.filled
    const monthName = educationMonthOptions[month - 1]?.label ?? ''
    return fill(texts.told.filledWithSkipped, {
      month: monthName,
      group: nameSchoolGroupInSentence(group, region),
    })
  }

  const settle = (entry: PathEntry) => {
    setSelected(new Set([formatStepKey(entry)]))
    setSetting(true)
  }
  const changeChosen = (what: EntryChange) => setEntries(changeEntries(entries, selected, what))
  const removeChosen = () => {
    setEntries(removeEntries(entries, selected))
    setSelected(new Set())
    setSetting(false)
  }
  const [only] = chosen

  return (
    <>
      <output>
        <DraftNotice
          draft={draft}
          isBusy={isBusy}
          onSave={() => save(path)}
          onLook={() => setLooking(true)}
        />
      </output>
      <div className={styles.columns}>
        <div className={layout.stack4}>
          <Panel
            title={texts.title}
            actions={
              <FlatButton sign="eye" aria-disabled={isBusy} onClick={() => ask(path).then(setPreview)}>
                {texts.seeMap}
              </FlatButton>
            }
          >
            <PathList
              {...{ entries, stepOf, selected, noteOf, progressOf, failedAddress }}
              onSelect={setSelected}
              onChange={setEntries}
              onSettle={settle}
            />
          </Panel>
        </div>
        <div className={layout.stack4}>
          <StepPicker
            steps={steps}
            entries={entries}
            removed={removed}
            schoolGroup={schoolGroup}
            onAdd={add}
            onPropose={propose}
          />
          <PathSettingsPanel
            settings={path.settings}
            onChange={(settings) => change({ ...path, settings })}
          />
        </div>
      </div>
      <SelectionBar
        numSelected={chosen.length}
        singular={texts.step}
        plural={texts.steps}
        onClear={() => setSelected(new Set())}
      >
        <FlatButton sign="pencil" onClick={() => setSetting(true)}>
          {texts.change}
        </FlatButton>
        <FlatButton onClick={() => changeChosen({ waived: true })}>{texts.skip}</FlatButton>
        <FlatButton onClick={() => changeChosen({ lock: 'open' })}>{texts.open}</FlatButton>
        <FlatButton sign="remove" onClick={removeChosen}>
          {texts.entry.takeOff}
        </FlatButton>
      </SelectionBar>
      {isSetting && only !== undefined && (
        <EntryDialog
          entries={chosen}
          title={
            chosen.length === 1
              ? formatEntryName(only, stepOf(only))
              : fill(texts.numSteps, { count: chosen.length })
          }
          progress={chosen.length === 1 && progressOf ? describeEntry(progressOf(only)) : null}
          onChange={changeChosen}
          onRemove={removeChosen}
          onClose={() => setSetting(false)}
        />
      )}
      {isLooking && newer !== null && (
        <NewerPath {...newer} stepOf={stepOf} onClose={() => setLooking(false)} />
      )}
      {preview !== null && (
        <Suspense>
          <MapPreview preview={preview} onClose={() => setPreview(null)} />
        </Suspense>
      )}
    </>
  )
}

interface DraftNoticeProps {
  readonly draft: PathDraft
  readonly isBusy: boolean
  readonly onSave: () => unknown
  /** Shows the path that another supervisor saved. */
  readonly onLook: () => void
}

/** Offers to save or discard changes, or to apply them to a newer path that another supervisor saved. */
function DraftNotice({ draft, isBusy, onSave, onLook }: DraftNoticeProps) {
  const notify = useNotify()

  function rebase() {
    draft.rebase()
    notify('success', texts.draft.isPlaced)
  }

  if (!draft.isChanged) return null
  if (draft.newer !== null) {
    return (
      <Notice
        look="attention"
        action={
          <span className={layout.line2}>
            <FlatButton look="primary" sign="check" onClick={rebase}>
              {commonTexts.draft.place}
            </FlatButton>
            <FlatButton sign="eye" onClick={onLook}>
              {texts.draft.seeNewer}
            </FlatButton>
            <FlatButton sign="undo" onClick={draft.discard}>
              {commonTexts.draft.throwAway}
            </FlatButton>
          </span>
        }
      >
        {texts.draft.isNewer}
      </Notice>
    )
  }
  return (
    <Notice
      look="attention"
      action={
        <span className={layout.line2}>
          <FlatButton look="primary" sign="check" aria-disabled={isBusy} onClick={onSave}>
            {commonTexts.save}
          </FlatButton>
          <FlatButton sign="undo" onClick={draft.discard}>
            {commonTexts.draft.discard}
          </FlatButton>
        </span>
      }
    >
      {texts.draft.isUnsaved}
    </Notice>
  )
}
