import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { EmptyState, FlatLink, Panel } from '../../app/controls/index.ts'
import {
  addresses,
  commonTexts,
  layout,
  PageFrame,
  useMayChange,
  useServices,
  useData,
} from '../../app/index.ts'
import { createDutchFormat } from '@letterliaan/rules/calendar'
import { AtWorkNotice } from '../../features/live/AtWorkNotice.tsx'
import { GroupCards } from '../../features/groups/GroupCards.tsx'
import { AttentionRows, DismissedList, TodayList } from '../../features/today/TodayList.tsx'
import { listFirstSteps } from '../../features/today/first-steps.ts'
import { FirstSteps } from '../../features/today/FirstSteps.tsx'
import { useDismissed } from '../../features/today/useDismissed.ts'
import { VoiceNotice } from '../../features/today/VoiceNotice.tsx'
import {
  mergePathCauses,
  mergeSharedCauses,
  listOtherAttention,
} from '../../features/today/list-attention.ts'
import { InstructionLines } from '../../features/instructions/InstructionLines.tsx'
import { FollowUpList } from '../../features/supervisor-notes/NotesPanel.tsx'
import { listBuddies } from '../../features/children/filter-children.ts'
import { fill } from '@letterliaan/texts'
import { texts } from '../../features/today/texts.ts'

const dayFormat = createDutchFormat({ weekday: 'long', day: 'numeric', month: 'long' })

/** The first page after login. Shows all that needs attention, with actions, and the groups (VAN-1, VAN-2). */
export function TodayPage() {
  const { queries, queryClient } = useServices()
  const [now] = useState(() => new Date())
  const [today, groups, students, levels] = useData(() => [
    queries.today,
    queries.groups,
    queries.students,
    queries.levels,
  ])

  // Repeats the request until all children were checked, because each request checks only some.
  useQuery({ ...queries.today, refetchInterval: today.num_to_look_at > 0 ? 300 : false })

  // Refetches when the user returns from another page.
  useEffect(
    () => () => void queryClient.invalidateQueries({ queryKey: queries.today.queryKey, refetchType: 'none' }),
    [queryClient, queries],
  )

  const steps = listFirstSteps(today.first_steps, groups[0])
  const { isAway, putAway } = useDismissed('first-steps', texts.firstSteps.donePutAway)
  const mayChange = useMayChange()
  const hasBegun = students.some(({ last_practised_at }) => last_practised_at !== null)
  const isBeginning = !isAway && !hasBegun && steps.some(({ isDone }) => !isDone)
  const members = groups.map(({ id, name }) => ({
    id,
    name,
    student_ids: students.filter(({ group_ids }) => group_ids.includes(id)).map((student) => student.id),
  }))
  const { lines: unfolded, beginning, runningOut } = mergePathCauses(today.lines, members)
  const { lines, events } = mergeSharedCauses(unfolded, members)
  const others = listOtherAttention(today)
  const { data: weeks } = useQuery(queries.groupWeeks)
  const isWaiting = [beginning, lines, events, today.instructions, runningOut, others].some(
    ({ length }) => length > 0,
  )
  const { follow_ups, instructions } = today

  return (
    <PageFrame title={commonTexts.today} intro={dayFormat.format(now)}>
      <AtWorkNotice to={addresses.now} />
      <VoiceNotice to={addresses.voices} />
      {isBeginning && mayChange && <FirstSteps steps={steps} onPutAway={putAway} />}
      {isWaiting && (
        <Panel title={texts.attention} isFlush>
          {beginning.length > 0 && <AttentionRows items={beginning} />}
          {lines.length > 0 && <TodayList lines={lines} />}
          {instructions.length > 0 && <InstructionLines instructions={instructions} />}
          {events.length + runningOut.length + others.length > 0 && (
            <AttentionRows items={[...events, ...runningOut, ...others]} />
          )}
        </Panel>
      )}
      {follow_ups.length > 0 && (
        <Panel title={texts.followUps} isFlush>
          <FollowUpList followUps={follow_ups} />
        </Panel>
      )}
      {today.num_to_look_at > 0 && (
        <output className={layout.quiet}>{fill(texts.looking, { count: today.num_to_look_at })}</output>
      )}
      {!isWaiting && follow_ups.length === 0 && !isBeginning && today.num_to_look_at === 0 && (
        <Panel>
          <EmptyState
            title={texts.nothing}
            buddy={2}
            mood="juicht"
            action={<FlatLink to={addresses.now}>{commonTexts.nowAtWork}</FlatLink>}
          >
            {texts.nothingExplained}
          </EmptyState>
        </Panel>
      )}
      {today.put_away.length > 0 && <DismissedList lines={today.put_away} />}
      {groups.length > 0 && (
        <section className={layout.stack3} aria-labelledby="groups">
          <h2 id="groups">{texts.groups}</h2>
          <GroupCards
            groups={groups}
            levels={levels}
            buddiesOf={(id) => listBuddies(students, id)}
            areSupervisorsShown={false}
            weeks={weeks ?? []}
          />
        </section>
      )}
      {groups.length === 0 && students.length > 0 && (
        <p className={layout.quiet}>
          {texts.noGroup.before} <Link to={addresses.children}>{texts.noGroup.make}</Link>
          {texts.noGroup.after}
        </p>
      )}
    </PageFrame>
  )
}
