import type { StudentInsight, SupervisedStudent, Today } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { fill } from '@letterliaan/texts'
import { CollapsedPanel, Panel } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import { addresses, useChange, useServices, useData } from '../../app/index.ts'
import { LayoutColumn, TwoColumns } from '../../app/controls/TwoColumns.tsx'
import { giveStepToChildren } from '../../app/data/step-for-children.ts'
import { ActionPanel, ChildSummaryPanel } from '../../features/dossier/DossierPanels.tsx'
import { repeatStep, setEyeAllowed } from '../../features/dossier/dossier-changes.ts'
import { proposeActions, type ProposedAction } from '../../features/dossier/propose-actions.ts'
import { HarmPanel } from '../../features/insight/HarmPanel.tsx'
import { MasteryNowPanel } from '../../features/insight/MasteryPanel.tsx'
import { findPeriodStart } from '../../features/insight/period.ts'
import { SessionMoments } from '../../features/insight/PracticePanel.tsx'
import { summariseChild } from '../../features/insight/child-summary.ts'
import { InterventionsPanel } from '../../features/interventions/InterventionsPanel.tsx'
import { MomentsOfChild } from '../../features/interventions/MomentsOfChild.tsx'
import { findNextMeasureKind } from '../../features/measures/measure-changes.ts'
import { useGiveMeasure } from '../../features/measures/useGiveMeasure.tsx'
import { MeasuresPanel } from '../../features/measures/MeasureList.tsx'
import { describePlaceOnPath } from '../../features/path/describe-progress.ts'
import { NotesPanel } from '../../features/supervisor-notes/NotesPanel.tsx'
import { SheetsPanel } from '../../features/writing-sheets/SheetsPanel.tsx'
import { texts as sheetTexts } from '../../features/writing-sheets/texts.ts'
import { texts as childTexts } from '../../features/children/texts.ts'
import { texts } from '../../features/dossier/texts.ts'

const numSessions = 2

const findDeclined = ({ fall, changes }: StudentInsight): readonly string[] | null =>
  fall ?? (changes.together === 'back' ? changes.categories.map(({ category }) => category) : null)

const stuckOf = (today: Today | undefined, student_id: number) =>
  (today?.lines.find(({ id }) => id === student_id)?.causes ?? [])
    .filter((cause) => cause.kind === 'stuck')
    .filter(({ failed }) => failed === 'dictation')

export interface ChildDossierProps {
  readonly student: SupervisedStudent
  /** Shown last, collapsed. */
  readonly more?: ReactNode
}

/** Shows how a child is doing, what can be done for it, and the evidence (DOE-1). */
export function ChildDossier({ student, more }: ChildDossierProps) {
  const { id, screen_name: name, archived_at } = student
  const { queries } = useServices()
  const [now] = useState(getNowSeconds)
  const [insight, path, measured, steps, practised, calm] = useData(() => [
    queries.studentInsight(id, findPeriodStart('year', now)),
    queries.childPath(id),
    queries.measures(id),
    queries.curriculum,
    queries.studentSessions(id),
    queries.calmProfile(id),
  ])
  // 'Vandaag' may load after the page.
  const { data: today } = useQuery(queries.today)
  const { categories, errors } = insight
  const { sessions } = practised
  const last_practised_at = sessions[0]?.started_at ?? null
  const { measures, normed } = measured
  const adding = useChange(giveStepToChildren)
  const repeating = useChange(repeatStep)
  // The dialog names its world and maximum number of words.
  const measuring = useGiveMeasure({ students: [student], kind: findNextMeasureKind(measured) })
  const eye = useChange(setEyeAllowed({ student_id: id, name }))
  const isBusy = [adding, repeating, eye].some((change) => change.isBusy)

  function act(action: ProposedAction) {
    if (action.kind === 'add') {
      const { nr, is_own, label } = action.step
      return adding.run({ nr, is_own, label, student_ids: [id] })
    }
    if (action.kind === 'repeat')
      return repeating.run({ step_id: action.step.step_id, label: action.step.label })
    if (action.kind === 'measure') measuring.open()
    if (action.kind === 'eye') return eye.run(false)
  }

  function addressOf(action: ProposedAction): string | null {
    if (action.kind === 'look') return addresses.failedDictation(id, action.step_id)
    if (action.kind === 'care') return addresses.childInsight(id)
    if (action.kind === 'path') return addresses.childPath(id)
    if (action.kind === 'decide') return addresses.measures(id)
    return null
  }

  return (
    <>
      <TwoColumns>
        <LayoutColumn>
          <ChildSummaryPanel
            sentences={[...summariseChild(name, insight, sessions, now), describePlaceOnPath(name, path)]}
          />
          {archived_at === null && (
            <ActionPanel
              proposals={proposeActions({
                name,
                path,
                measures,
                stuck: stuckOf(today, id),
                moments: normed.moments,
                categories,
                declined: findDeclined(insight),
                errors,
                looks: calm.word_eye ? insight.looks : null,
                steps,
                last_practised_at,
                now,
              })}
              {...{ isBusy, addressOf }}
              onDo={act}
            />
          )}
          <MasteryNowPanel categories={categories} />
        </LayoutColumn>
        <LayoutColumn>
          <HarmPanel
            {...{ name, errors, now }}
            actions={<Link to={addresses.childInsight(id)}>{texts.moreInsight}</Link>}
          />
          {sessions.length > 0 && (
            <Panel
              title={texts.sessions}
              actions={<Link to={addresses.childHistory(id)}>{texts.allSessions}</Link>}
            >
              <SessionMoments
                sessions={sessions.slice(0, numSessions)}
                addressOf={(started_at) => addresses.session(id, started_at)}
              />
            </Panel>
          )}
          <MeasuresPanel
            measures={measures}
            actions={<Link to={addresses.measures(id)}>{texts.allMeasures}</Link>}
          />
          <NotesPanel student={student} />
        </LayoutColumn>
      </TwoColumns>
      <CollapsedPanel title={fill(childTexts.child.more, { name })} hint={childTexts.child.moreHint}>
        {archived_at === null && (
          <SheetsPanel
            student={student}
            actions={<Link to={addresses.writingSheet}>{sheetTexts.toCode}</Link>}
          />
        )}
        <InterventionsPanel
          isShown={({ student_ids }) => student_ids.includes(id)}
          newAddress={addresses.newInterventionOf(id)}
        >
          <MomentsOfChild student_id={id} kept={normed} />
        </InterventionsPanel>
        {more}
      </CollapsedPanel>
      {measuring.dialog}
    </>
  )
}
