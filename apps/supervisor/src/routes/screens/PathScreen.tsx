import type { PathEntry, SupervisedStudent, PickableStep } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { fill } from '@letterliaan/texts'
import { FlatButton, Notice } from '../../app/controls/index.ts'
import {
  addresses,
  commonTexts,
  educationMonths,
  PageFrame,
  useRegion,
  useServices,
} from '../../app/index.ts'
import { PathEditor } from '../../features/path/PathEditor.tsx'
import type { SchoolMoment } from '../../features/path/path-changes.ts'
import type { PathCalls } from '../../features/path/usePathCalls.ts'
import type { ProgressOf } from '../../features/path/tell-progress.ts'
import type { PathDraft } from '../../features/path/usePathDraft.ts'
import { texts } from '../../features/path/texts.ts'
import { useGiveMeasure } from '../../features/measures/useGiveMeasure.tsx'
import { formatStepKey } from '@letterliaan/rules/preparation'
import { nameSchoolGroupInSentence } from '@letterliaan/rules/calendar'

export interface PathScreenProps {
  readonly name: string
  readonly tabs: ReactNode
  readonly intro: string
  /** Shown next to 'Ongedaan maken', which appears when possible. */
  readonly actions?: ReactNode
  readonly canUndo: boolean
  readonly draft: PathDraft
  readonly students: readonly SupervisedStudent[]
  readonly calls: PathCalls
  readonly removed?: readonly PathEntry[]
  /** 3 to 8; null for children of several school groups. */
  readonly schoolGroup: number | null
  readonly noteOf?: (entry: PathEntry) => string | null
  readonly progressOf?: ProgressOf
  readonly failedAddress?: (step_id: number) => string
  readonly children?: ReactNode
}

export function PathScreen(props: PathScreenProps) {
  const { name, tabs, intro, actions, canUndo, draft, students, calls, children } = props
  const [filled, setFilled] = useState<SchoolMoment | null>(null)
  const { removed = [], schoolGroup, noteOf = () => null, progressOf, failedAddress } = props
  const { queries } = useServices()
  const { data: steps } = useSuspenseQuery(queries.curriculum)
  const { isBusy, isUndone, undo, preview } = calls

  return (
    <PageFrame
      title={fill(texts.titleOf, { name })}
      back={<Link to={addresses.children}>{commonTexts.children}</Link>}
      intro={intro}
      actions={
        <>
          {canUndo && !draft.isChanged && (
            <FlatButton sign={isUndone ? undefined : 'undo'} aria-disabled={isBusy} onClick={() => undo()}>
              {isUndone ? texts.redo : commonTexts.undo}
            </FlatButton>
          )}
          {actions}
        </>
      }
    >
      {tabs}
      {children}
      {filled !== null && (
        <OfferMeasure entries={draft.path.entries} moment={filled} {...{ students, steps }} />
      )}
      <PathEditor
        {...{ draft, steps, removed, schoolGroup, isBusy, noteOf, progressOf, failedAddress }}
        onSave={(path) => calls.save(path)}
        onPreview={preview}
        onFilled={setFilled}
      />
    </PageFrame>
  )
}

interface OfferMeasureProps {
  readonly entries: readonly PathEntry[]
  readonly students: readonly SupervisedStudent[]
  readonly steps: readonly PickableStep[]
  readonly moment: SchoolMoment
}

/** Says that filling a path skipped what was taught before, and offers a measure of it (DAG-7, WEET-17). */
function OfferMeasure({ entries, students, steps, moment }: OfferMeasureProps) {
  const region = useRegion()
  const waived = entries.filter((entry) => entry.waived)
  const worlds = [...new Set(waived.flatMap(({ phase_id }) => phase_id ?? []))].toSorted((a, b) => a - b)
  const measure = useGiveMeasure({ students, kind: 'start', worlds })
  if (worlds.length === 0 || students.length === 0) return null
  return (
    <>
      <Notice action={<FlatButton onClick={measure.open}>{texts.offerMeasure}</FlatButton>}>
        {fill(texts.numWaived, { count: waived.length })} {fill(texts.offerStart, { count: students.length })}
        <details>
          <summary>{commonTexts.whyLabel}</summary>
          {fill(texts.whySkipped.byCurriculum, {
            month: educationMonths[moment.month - 1]?.label ?? '',
            group: nameSchoolGroupInSentence(moment.group, region),
            steps: steps
              .filter((step) =>
                waived.some(
                  (entry) => formatStepKey(entry) === formatStepKey({ ...step, is_test_step: false }),
                ),
              )
              .map(({ label }) => label)
              .join(', '),
          })}
        </details>
      </Notice>
      {measure.dialog}
    </>
  )
}
