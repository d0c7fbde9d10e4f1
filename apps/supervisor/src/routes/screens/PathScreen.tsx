import type { PathEntry, SupervisedStudent } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { PathEditor } from '../../features/path/PathEditor.tsx'
import type { SchoolMoment } from '../../features/path/path-changes.ts'
import type { PathCalls } from '../../features/path/usePathCalls.ts'
import type { ProgressOf } from '../../features/path/tell-progress.ts'
import type { PathDraft } from '../../features/path/usePathDraft.ts'
import { addresses } from '../addresses.ts'
import { OfferMeasure } from './OfferMeasure.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from '../../features/path/texts.ts'

export interface PathScreenProps {
  readonly name: string
  readonly tabs: ReactNode
  readonly intro: string
  /** Beside 'Ongedaan maken', which is there where it can be. */
  readonly actions?: ReactNode
  readonly canUndo: boolean
  readonly draft: PathDraft
  readonly students: readonly SupervisedStudent[]
  readonly calls: PathCalls
  readonly removed?: readonly PathEntry[]
  /** 3 to 8; null: of children of several. */
  readonly schoolGroup: number | null
  readonly noteOf?: (entry: PathEntry) => string | null
  readonly progressOf?: ProgressOf
  readonly failedAddress?: (step_id: number) => string
  readonly children?: ReactNode
}

/** The page of a path, of a group or of a child. */
export function PathScreen(props: PathScreenProps) {
  const { name, tabs, intro, actions, canUndo, draft, students, calls, children } = props
  const [filled, setFilled] = useState<SchoolMoment | null>(null)
  const { removed = [], schoolGroup, noteOf = () => null, progressOf, failedAddress } = props
  const { queries } = useServices()
  const { data: steps } = useSuspenseQuery(queries.curriculum)
  const { isBusy, isUndone, undo, preview } = calls

  async function propose(group: number, month: number) {
    const proposed = await calls.propose(group, month)
    if (proposed !== null) setFilled({ group, month })
    return proposed
  }

  return (
    <PageFrame
      title={fill(texts.titleOf, { name })}
      back={<Link to={addresses.children}>{common.children}</Link>}
      intro={intro}
      actions={
        <>
          {canUndo && !draft.isChanged && (
            <FlatButton
              sign={isUndone ? undefined : 'undo'}
              aria-disabled={isBusy}
              onClick={() => void undo()}
            >
              {isUndone ? texts.redo : common.undo}
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
        onSave={(path) => void calls.save(path)}
        onPreview={preview}
        onPropose={propose}
      />
    </PageFrame>
  )
}
