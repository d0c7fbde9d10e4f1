import type { Group, SupervisedStudent, LoginCardsBody } from '@letterliaan/contract'
import { useState, Suspense } from 'react'
import { Checkbox, Choice, Panel, FlatButton, Notice } from '../../app/controls/index.ts'
import {
  commonTexts,
  layout,
  toggleOne,
  formatStudentNames,
  Skeleton,
  useChange,
  useDialog,
  type OpenableDialog,
  useData,
} from '../../app/index.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'
import { Dialog } from '@letterliaan/ui'
import { makeCards } from './card-changes.ts'
import { MadeFileNotice } from '../../app/controls/MadeFileNotice.tsx'

interface MakeCardsPanelProps {
  readonly students: readonly SupervisedStudent[]
  readonly group: Group | null
}

export function MakeCardsPanel({ students, group }: MakeCardsPanelProps) {
  const [who, setWho] = useState<'all' | 'some'>('all')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const ids = students.map(({ id }) => id).filter((id) => who === 'all' || chosen.has(id))

  return (
    <Panel title={texts.makeCards}>
      <div className={layout.stack4}>
        {students.length > 1 && (
          <Choice
            legend={commonTexts.forWhom}
            options={[
              { value: 'all', label: fill(texts.allChildren, { count: students.length }) },
              { value: 'some', label: commonTexts.chooseChildren },
            ]}
            value={who}
            onChange={setWho}
          />
        )}
        {who === 'some' && (
          <ul className={layout.boxes} aria-label={commonTexts.children}>
            {students.map(({ id, screen_name, name }) => (
              <li key={id}>
                <Checkbox isChecked={chosen.has(id)} onToggle={() => setChosen(toggleOne(chosen, id))}>
                  {screen_name === name ? name : `${screen_name} (${name})`}
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
        <MakeCardsForm student_ids={ids} group={group} />
      </div>
    </Panel>
  )
}

/** Returns a dialog to make new cards for the selected children (GRP-8). */
export const useMakeCardsDialog = (
  students: readonly SupervisedStudent[],
  group: Group | null,
): OpenableDialog =>
  useDialog((close) => (
    <Dialog
      title={fill(texts.newFor, { who: formatStudentNames(students) })}
      onClose={close}
      footer={<FlatButton onClick={close}>{commonTexts.close}</FlatButton>}
    >
      <Suspense fallback={<Skeleton of="part" />}>
        <MakeCardsForm student_ids={students.map(({ id }) => id)} group={group} />
      </Suspense>
    </Dialog>
  ))

type CardPictures = NonNullable<LoginCardsBody['pictures']>

interface MakeCardsFormProps {
  readonly student_ids: readonly number[]
  /** The group of all these children, or null. Its name is printed on the list. */
  readonly group: Group | null
}

const pictureOptions = [
  { value: 'none', label: texts.pictures.none },
  { value: 'list', label: texts.pictures.list },
  { value: 'card', label: texts.pictures.card },
] as const

const pictureTexts: Readonly<Record<CardPictures, string>> = {
  none: texts.pictures.noneExplained,
  list: texts.pictures.listExplained,
  card: texts.pictures.cardExplained,
}

/** Makes a PDF of cards, which cannot be fetched again (CARD-1). Asks first if old cards will stop working. */
export function MakeCardsForm({ student_ids, group }: MakeCardsFormProps) {
  const [known] = useData((queries) => [queries.loginCards])
  const { isBusy, ask } = useChange(makeCards(group))
  const [pictures, setPictures] = useState<CardPictures>('none')
  const [isAsking, setAsking] = useState(false)
  const [file, setFile] = useState<string | null>(null)

  const count = student_ids.length
  const numReplaced = student_ids.filter((id) => known.student_ids.includes(id)).length
  const isReady = count > 0 && !isBusy

  async function make() {
    setAsking(false)
    const pdf = await ask({ student_ids: [...student_ids], pictures })
    if (pdf !== null) setFile(URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' })))
  }

  function press() {
    if (!isReady) return
    if (numReplaced > 0) setAsking(true)
    else void make()
  }

  return (
    <div className={layout.stack4}>
      {/* Tablets cannot reach an address of the server machine itself (DAG-4). */}
      {known.is_local && (
        <Notice look="attention">{fill(texts.localAddress, { address: known.address })}</Notice>
      )}
      <output>
        {file !== null && (
          <MadeFileNotice address={file} name={texts.made.file} look={known.is_local ? 'plain' : 'primary'}>
            {texts.made.explained}
          </MadeFileNotice>
        )}
      </output>
      <Choice
        legend={texts.pictures.legend}
        options={pictureOptions}
        value={pictures}
        onChange={setPictures}
      />
      <p>{pictureTexts[pictures]}</p>
      {numReplaced > 0 && file === null && (
        <Notice look="attention">{describeReplaced(numReplaced, count)}</Notice>
      )}
      <div>
        <FlatButton
          look={file === null && !known.is_local ? 'primary' : 'plain'}
          aria-disabled={!isReady}
          onClick={press}
        >
          {describeMaking(count, numReplaced > 0)}
        </FlatButton>
      </div>
      {isAsking && (
        <Dialog
          title={fill(texts.make.ask, { count: numReplaced })}
          onClose={() => setAsking(false)}
          footer={
            <>
              <FlatButton onClick={() => make()}>{describeMaking(count, true)}</FlatButton>
              <FlatButton data-first-focus look="primary" onClick={() => setAsking(false)}>
                {commonTexts.cancel}
              </FlatButton>
            </>
          }
        >
          <p>{describeReplaced(numReplaced, count)}</p>
        </Dialog>
      )}
    </div>
  )
}

function describeMaking(count: number, isAgain: boolean): string {
  if (count === 0) return texts.make.none
  return fill(isAgain ? texts.make.again : texts.make.first, { count })
}

const describeReplaced = (numReplaced: number, count: number): string =>
  count === 1 ? texts.replaced.onlyChild : fill(texts.replaced.some, { count: numReplaced })
