import type { DictationMarks, DictationResult } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import {
  FlatButton,
  FlatLink,
  MoreMenu,
  Notice,
  Panel,
  SelectionBar,
  useSelection,
} from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import {
  addresses,
  commonTexts,
  PageFrame,
  saveFile,
  useChange,
  useServices,
  useData,
} from '../../app/index.ts'
import { texts as groupTexts } from '../../features/groups/texts.ts'
import { useInstructionGroupDialog } from '../../features/groups/group-dialogs.tsx'
import { findPeriodStart } from '../../features/insight/period.ts'
import { formatWeekday } from '../../features/week-dictation/days.ts'
import {
  closeDictation,
  exportResults,
  markChildren,
  printSheet,
  withdrawDictation,
} from '../../features/week-dictation/dictation-changes.ts'
import { ChildResults, WordResults } from '../../features/week-dictation/DictationResults.tsx'
import { MarkGrid } from '../../features/week-dictation/MarkGrid.tsx'
import { listMarkableResults, readMarks } from '../../features/week-dictation/mark-rows.ts'
import { MarkDialog } from '../../features/week-dictation/MarkDialog.tsx'
import type { WordResult } from '../../features/week-dictation/read-results.ts'
import { DictationReachNotice } from '../../features/week-dictation/DictationReachNotice.tsx'
import { listMissedWordSheets, makeSheets } from '../../features/writing-sheets/sheet-changes.ts'
import { texts as sheetTexts } from '../../features/writing-sheets/texts.ts'
import { texts } from '../../features/week-dictation/texts.ts'

/** Shows which children get a week dictation, and its results (DOE-5, DOE-7). */
export function DictationPage({ dictation_id }: { dictation_id: number }) {
  const { navigator } = useServices()
  const [dictation, me] = useData((queries) => [queries.weekDictation(dictation_id), queries.me])
  const { id, group_id, group_name, label, day, closed_at, can_withdraw, num_taken } = dictation
  const [markedId, setMarkedId] = useState<number | null>(null)
  const closing = useChange(closeDictation(id))
  const withdrawing = useChange(withdrawDictation, () => navigator.go(addresses.group(group_id)))
  const printing = useChange(printSheet, (bytes) =>
    saveFile(`${texts.title} ${label}.pdf`, bytes, 'application/pdf'),
  )
  const exporting = useChange(exportResults, (csv) =>
    saveFile(`${texts.title} ${label}.csv`, csv, 'text/csv'),
  )
  const selection = useSelection()
  const [missedWord, setMissedWord] = useState<WordResult | null>(null)
  const instruction = useInstructionOf(group_id, selection.ids, missedWord?.topic ?? null)
  const sheets = useChange(makeSheets, (file) => {
    if (file !== null) saveFile(`${sheetTexts.title} ${label}.pdf`, file, 'application/pdf')
  })
  const missed = listMissedWordSheets(dictation.results)
  const [isMarkingAll, setMarkingAll] = useState(false)
  const marking = useChange(markChildren({ id, results: dictation.results }), () => setMarkingAll(false))
  const at = dictation.results.findIndex(({ student_id }) => student_id === markedId)
  const marked = dictation.results[at]
  const next = dictation.results.slice(at + 1).find(({ how }) => how === null)
  const openMark = useCallback(({ student_id }: DictationResult) => setMarkedId(student_id), [])
  const { set } = selection
  const choose = useCallback(
    (word: WordResult) => {
      set(word.missed_by)
      setMissedWord(word)
    },
    [set],
  )
  async function saveMarks(
    result: DictationResult,
    marks: DictationMarks['marks'],
    nextId: number | null,
  ): Promise<boolean> {
    const isSaved = await marking.run([{ student_id: result.student_id, marks, before: readMarks(result) }])
    if (isSaved) setMarkedId(nextId)
    return isSaved
  }
  const hasResults = dictation.results.some(({ how }) => how !== null)
  const isClosed = closed_at !== null

  return (
    <PageFrame
      title={label}
      back={<Link to={addresses.group(group_id)}>{group_name}</Link>}
      intro={fill(texts.page.about, { group: group_name, day: formatWeekday(day) })}
      actions={
        <>
          <FlatButton aria-disabled={printing.isBusy} onClick={() => printing.run(id)}>
            {texts.page.sheet}
          </FlatButton>
          <MoreMenu>
            <FlatButton aria-disabled={closing.isBusy} onClick={() => closing.run(!isClosed)}>
              {isClosed ? texts.page.open : texts.page.close}
            </FlatButton>
            {hasResults && (
              <>
                <FlatButton onClick={() => window.print()}>{texts.page.print}</FlatButton>
                {me.may_export && (
                  <FlatButton aria-disabled={exporting.isBusy} onClick={() => exporting.run(id)}>
                    {texts.page.csv}
                  </FlatButton>
                )}
                <FlatLink to={addresses.writingSheet}>{sheetTexts.toCode}</FlatLink>
                <FlatLink to={addresses.settingsOfChildren}>{texts.page.giveGrades}</FlatLink>
              </>
            )}
            {can_withdraw && (
              <FlatButton aria-disabled={withdrawing.isBusy} onClick={() => withdrawing.run({ id })}>
                {commonTexts.takeBack}
              </FlatButton>
            )}
          </MoreMenu>
        </>
      }
    >
      {num_taken === 0 && <DictationReachNotice hasDictation reach={dictation} name={group_name} />}
      {num_taken === 0 && <Notice>{texts.page.paper}</Notice>}
      {hasResults && !isMarkingAll && <WordResults dictation={dictation} onChoose={choose} />}
      {isMarkingAll ? (
        <MarkGrid
          dictation={dictation}
          isBusy={marking.isBusy}
          onSave={(changes) => marking.run(changes)}
          onClose={() => setMarkingAll(false)}
        />
      ) : (
        <ChildResults
          dictation={dictation}
          onMark={openMark}
          selection={selection}
          actions={
            <>
              {missed.length > 0 && selection.ids.size === 0 && (
                <FlatButton aria-disabled={sheets.isBusy} onClick={() => sheets.run(missed)}>
                  {sheetTexts.makeAll}
                </FlatButton>
              )}
              {listMarkableResults(dictation.results).length > 0 && (
                <FlatButton onClick={() => setMarkingAll(true)}>{texts.grid.open}</FlatButton>
              )}
            </>
          }
        />
      )}
      <SelectionBar
        numSelected={selection.ids.size}
        singular="kind"
        plural="kinderen"
        onClear={selection.clear}
      >
        <FlatButton sign="group" onClick={instruction.open}>
          {groupTexts.instruction.make}
        </FlatButton>
        <FlatButton
          aria-disabled={sheets.isBusy}
          onClick={() => sheets.run(missed.filter(({ student_id }) => selection.ids.has(student_id)))}
        >
          {sheetTexts.makeAll}
        </FlatButton>
      </SelectionBar>
      {instruction.dialog}
      {!hasResults && (
        <Panel title={texts.page.wordsCaption}>{dictation.words.map(({ word }) => word).join(', ')}</Panel>
      )}
      {marked !== undefined && (
        <MarkDialog
          key={marked.student_id}
          dictation={dictation}
          result={marked}
          next={next?.name ?? null}
          isBusy={marking.isBusy}
          onSave={(marks, goesOn) => saveMarks(marked, marks, goesOn ? (next?.student_id ?? null) : null)}
          onClose={() => setMarkedId(null)}
        />
      )}
    </PageFrame>
  )
}

function useInstructionOf(group_id: number, ids: ReadonlySet<number>, topic: WordResult['topic']) {
  const { queries } = useServices()
  const [since] = useState(() => findPeriodStart('year', getNowSeconds()))
  const enabled = ids.size > 0
  const { data: insight } = useQuery({ ...queries.groupInsight(group_id, since), enabled })
  const { data: groups } = useQuery({ ...queries.groups, enabled })
  const { data: students = [] } = useQuery({ ...queries.students, enabled })
  const level_id = groups?.find(({ id }) => id === group_id)?.level_id ?? null
  const categories = insight?.categories ?? []
  return useInstructionGroupDialog({
    from: {
      level_id,
      categories:
        topic === null || categories.some(({ category }) => category === topic.category)
          ? categories
          : [topic, ...categories],
    },
    students: students.filter(({ id }) => ids.has(id)),
    category: topic?.category ?? null,
  })
}
