import type {
  Erasure,
  Colleague,
  Organisation,
  Privacy,
  ProposedErasure,
  RetentionTerms,
} from '@letterliaan/contract'
import { Panel, ActionDialog, FlatButton, Checkbox, useSelection, Form } from '../../app/controls/index.ts'
import { layout, formatDay, useChange, commonTexts } from '../../app/index.ts'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { cancelErasure, confirmErasure, changeTerms, downloadSchool } from './privacy-changes.ts'
import { SelectField } from '@letterliaan/ui'
import type { ErasureTarget } from './EraseDialog.tsx'

/** Shows pending, running and recent erasures (AVG-3). */
export function ErasuresPanel({ erasures }: { readonly erasures: readonly Erasure[] }) {
  return (
    <Panel title={texts.waiting.title}>
      <p>{texts.waiting.how}</p>
      {erasures.length === 0 ? (
        <p>{texts.waiting.none}</p>
      ) : (
        <ul className={layout.stack3} aria-label={texts.waiting.list}>
          {erasures.map((erasure) => (
            <li key={erasure.id} className={layout.apartFar}>
              <ErasureLine erasure={erasure} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const whoAsked = ({ is_asked_by_me, asked_by_name }: Erasure): string =>
  is_asked_by_me ? texts.waiting.byYou : (asked_by_name ?? texts.waiting.askedBySomebody)

export function ErasureLine({ erasure, title }: { readonly erasure: Erasure; readonly title?: string }) {
  const [isAsking, setAsking] = useState(false)
  const confirm = useChange(confirmErasure, () => setAsking(false))
  const cancel = useChange(cancelErasure)
  const isBusy = confirm.isBusy || cancel.isBusy
  const { subject, done_at, started_at, is_confirmed, is_asked_by_me, asked_at, due_at } = erasure
  if (done_at !== null) {
    const said = subject === 'user' ? texts.waiting.doneUser : texts.waiting.doneChild
    return <p>{fill(said, { day: formatDay(done_at) })}</p>
  }
  const name = erasure.name ?? ''
  const isRunning = is_confirmed || started_at !== null
  return (
    <>
      <div>
        <p>
          <b>{title ?? fill(texts.waiting[subject], { name })}</b>
        </p>
        <p>
          {isRunning
            ? texts.waiting.running
            : fill(texts.waiting.asked, {
                who: whoAsked(erasure),
                day: formatDay(asked_at),
                due: formatDay(due_at),
              })}
        </p>
        {!isRunning && is_asked_by_me && <p>{texts.waiting.otherConfirms}</p>}
      </div>
      {!isRunning && (
        <div className={layout.buttons}>
          <FlatButton
            aria-label={fill(texts.waiting.cancelNamed, { name })}
            aria-disabled={isBusy}
            onClick={() => cancel.run({ id: erasure.id })}
          >
            {texts.waiting.cancel}
          </FlatButton>
          {!is_asked_by_me && (
            <FlatButton
              look="primary"
              aria-label={fill(texts.waiting.confirmNamed, { name })}
              aria-disabled={isBusy}
              onClick={() => setAsking(true)}
            >
              {texts.waiting.confirm}
            </FlatButton>
          )}
        </div>
      )}
      {isAsking && (
        <ActionDialog
          title={texts.waiting.confirmTitle}
          action={texts.waiting.confirm}
          isBlocked={isBusy}
          onAct={() => confirm.run({ id: erasure.id })}
          onClose={() => setAsking(false)}
        >
          <p>{fill(texts.waiting.confirmExplained, { who: whoAsked(erasure), name })}</p>
          <p>{texts.dialog.backups}</p>
        </ActionDialog>
      )}
    </>
  )
}

interface OthersPanelProps {
  readonly colleagues: readonly Colleague[]
  readonly organisation: Pick<Organisation, 'name'>
  readonly erasures: Privacy['erasures']
  readonly onErase: (erased: ErasureTarget) => void
}

export function SchoolErasurePanel({ colleagues, organisation, erasures, onErase }: OthersPanelProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const isAsked = (subject: string, id: number): boolean =>
    erasures.some((one) => one.subject === subject && one.subject_id === id && one.done_at === null)
  const left = colleagues.filter(({ id }) => !isAsked('user', id))
  const person = left.find(({ id }) => id === chosen)
  const isSchoolAsked = erasures.some(
    ({ subject, done_at }) => subject === 'organisation' && done_at === null,
  )
  return (
    <Panel title={texts.staffAndSchool.title}>
      <div className={layout.form}>
        <p>{texts.staffAndSchool.explained}</p>
        <SelectField
          label={texts.staffAndSchool.whom}
          options={left.map(({ id, name }) => ({ value: id, label: name }))}
          value={person?.id ?? null}
          onChange={setChosen}
        />
        <div className={layout.buttons}>
          <FlatButton
            aria-disabled={person === undefined}
            onClick={() =>
              person && onErase({ body: { subject: 'user', user_id: person.id }, name: person.name })
            }
          >
            {texts.staffAndSchool.eraseUser}
          </FlatButton>
          {!isSchoolAsked && (
            <FlatButton
              onClick={() => onErase({ body: { subject: 'organisation' }, name: organisation.name })}
            >
              {texts.staffAndSchool.eraseSchool}
            </FlatButton>
          )}
        </div>
      </div>
    </Panel>
  )
}

interface ProposedErasuresPanelProps {
  readonly privacy: Pick<Privacy, 'proposed' | 'terms'>
  readonly onErase: (erased: ErasureTarget) => void
}

/** Lists children to erase, because they were absent as long as the school's term (AVG-4). */
export function ProposedErasuresPanel({ privacy: { proposed, terms }, onErase }: ProposedErasuresPanelProps) {
  const selection = useSelection()
  const chosen = proposed.filter(({ student_id }) => selection.ids.has(student_id))
  const months = terms.inactive_months
  if (proposed.length === 0)
    return (
      <Panel title={texts.proposed.title}>
        <p>{fill(texts.proposed.none, { months })}</p>
      </Panel>
    )
  return (
    <Panel
      title={texts.proposed.title}
      actions={
        <FlatButton aria-disabled={chosen.length === 0} onClick={() => onErase(toErase(chosen))}>
          {texts.proposed.erase}
        </FlatButton>
      }
    >
      <p>{fill(texts.proposed.explained, { months })}</p>
      <ul className={layout.stack3} aria-label={texts.proposed.caption}>
        {proposed.map((child) => (
          <li key={child.student_id} className={layout.apartFar}>
            <Checkbox
              label={child.name}
              isChecked={selection.ids.has(child.student_id)}
              onToggle={() => selection.toggle(child.student_id)}
            />
            <span>{sayActive(child)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function sayActive({ last_active_at, is_archived }: ProposedErasure): string {
  const active = fill(texts.proposed.lastActive, { day: formatDay(last_active_at) })
  return is_archived ? `${active} (${texts.proposed.archived})` : active
}

const toErase = (children: readonly ProposedErasure[]): ErasureTarget => ({
  body: { subject: 'child', student_ids: children.map(({ student_id }) => student_id) },
  name:
    children.length === 1
      ? (children[0]?.name ?? '')
      : fill(commonTexts.numChildren, { count: children.length }),
})

const months = [6, 12, 18, 24, 36, 48, 60, 84, 120]

/** Returns the options, including the chosen one, which need not be one of ours. */
const optionsWith = (chosen: number) =>
  [...new Set([...months, chosen])]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value, label: fill(texts.terms.months, { count: value }) }))

export function RetentionTermsPanel({ terms }: { readonly terms: RetentionTerms }) {
  const { isBusy, run } = useChange(changeTerms)
  const [draft, setDraft] = useState(terms)
  const isSaved = draft.inactive_months === terms.inactive_months && draft.audit_months === terms.audit_months

  return (
    <Panel title={texts.terms.title}>
      <Form action={texts.terms.save} isOff={isBusy} isSaved={isSaved} onSubmit={() => run(draft)}>
        <div className={layout.narrowColumns}>
          <SelectField
            label={texts.terms.inactive}
            hint={texts.terms.inactiveHint}
            options={optionsWith(terms.inactive_months)}
            value={draft.inactive_months}
            onChange={(inactive_months) => setDraft({ ...draft, inactive_months })}
          />
          <SelectField
            label={texts.terms.audit}
            hint={texts.terms.auditHint}
            options={optionsWith(terms.audit_months)}
            value={draft.audit_months}
            onChange={(audit_months) => setDraft({ ...draft, audit_months })}
          />
        </div>
      </Form>
    </Panel>
  )
}

/** Exports the whole school as one file, to move or to store (AVG-2). */
export function SchoolExportPanel({ name }: { readonly name: string }) {
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
