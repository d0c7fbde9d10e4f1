import type { DictationMarksBody, DictationResult } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { MoreMenu } from '../../app/controls/MoreMenu.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { saveFile } from '../../app/save-file.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { sayDay } from '../../features/week-dictation/days.ts'
import {
  closeDictation,
  markChild,
  markChildren,
  printSheet,
  withdrawDictation,
} from '../../features/week-dictation/dictation-changes.ts'
import { ChildResults, WordResults } from '../../features/week-dictation/DictationResults.tsx'
import { MarkGrid } from '../../features/week-dictation/MarkGrid.tsx'
import { MarkDialog } from '../../features/week-dictation/MarkDialog.tsx'
import { ReachNotice } from '../../features/week-dictation/ReachNotice.tsx'
import { SheetLinks } from '../../features/writing-sheets/SheetLinks.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from '../../features/week-dictation/texts.ts'
import { addresses } from '../addresses.ts'

/** A week's dictation: whom it reaches, and how it went (DOE-5, DOE-7). */
export function DictationPage({ dictation_id }: { dictation_id: number }) {
  const { client, queries, navigator } = useServices()
  const { data: dictation } = useSuspenseQuery(queries.weekDictation(dictation_id))
  const { id, group_id, group_name, label, day, closed_at, can_withdraw, num_taken } = dictation
  const [markedId, setMarkedId] = useState<number | null>(null)
  const closing = useChange(closeDictation(client, id))
  const withdrawing = useChange(withdrawDictation(client), () => navigator.go(addresses.group(group_id)))
  const printing = useChange(printSheet(client), (bytes) =>
    saveFile(`${texts.title} ${label}.pdf`, bytes, 'application/pdf'),
  )
  const before = { client, queries, id, results: dictation.results }
  const [isMarkingAll, setMarkingAll] = useState(false)
  const markingAll = useChange(markChildren(before), () => setMarkingAll(false))
  const marking = useChange(markChild(before))
  const at = dictation.results.findIndex(({ student_id }) => student_id === markedId)
  const marked = dictation.results[at]
  const next = dictation.results.slice(at + 1).find(({ how }) => how === null)
  const openMark = useCallback(({ student_id }: DictationResult) => setMarkedId(student_id), [])
  async function saveMarks(
    { student_id, name }: DictationResult,
    marks: DictationMarksBody['marks'],
    nextId: number | null,
  ): Promise<void> {
    if (await marking.run({ student_id, name, marks })) setMarkedId(nextId)
  }
  const hasResults = dictation.results.some(({ how }) => how !== null)
  const isClosed = closed_at !== null

  return (
    <PageFrame
      title={label}
      back={<Link to={addresses.group(group_id)}>{group_name}</Link>}
      intro={fill(texts.page.about, { group: group_name, day: sayDay(day) })}
      actions={
        <>
          <FlatButton aria-disabled={printing.isBusy} onClick={() => void printing.run(id)}>
            {texts.page.sheet}
          </FlatButton>
          <MoreMenu>
            <FlatButton aria-disabled={closing.isBusy} onClick={() => void closing.run(!isClosed)}>
              {isClosed ? texts.page.open : texts.page.close}
            </FlatButton>
            {can_withdraw && (
              <FlatButton aria-disabled={withdrawing.isBusy} onClick={() => void withdrawing.run({ id })}>
                {common.takeBack}
              </FlatButton>
            )}
          </MoreMenu>
        </>
      }
    >
      {num_taken === 0 && <ReachNotice reach={dictation} name={group_name} />}
      {num_taken === 0 && <Notice>{texts.page.paper}</Notice>}
      {hasResults && !isMarkingAll && <WordResults dictation={dictation} />}
      {isMarkingAll ? (
        <MarkGrid
          dictation={dictation}
          isBusy={markingAll.isBusy}
          onSave={(changes) => void markingAll.run(changes)}
          onClose={() => setMarkingAll(false)}
        />
      ) : (
        <ChildResults dictation={dictation} onMark={openMark} onMarkAll={() => setMarkingAll(true)} />
      )}
      <SheetLinks
        missed={dictation.results.filter(({ answers }) => answers.some(({ is_right }) => !is_right))}
        addressOf={addresses.child}
        codeAddress={addresses.writingSheet}
      />
      {!hasResults && (
        <Panel title={texts.page.wordsCaption}>{dictation.words.map(({ word }) => word).join(', ')}</Panel>
      )}
      {marked !== undefined && (
        <MarkDialog
          key={marked.student_id}
          words={dictation.words}
          result={marked}
          next={next?.name ?? null}
          isBusy={marking.isBusy}
          onSave={(marks, goesOn) =>
            void saveMarks(marked, marks, goesOn ? (next?.student_id ?? null) : null)
          }
          onClose={() => setMarkedId(null)}
        />
      )}
    </PageFrame>
  )
}
