import { Link } from '@letterliaan/web/link'
import { EmptyState, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useData } from '../../app/index.ts'
import { MakeCardsPanel } from '../../features/cards/MakeCardsForm.tsx'
import { GroupDevices } from '../../features/cards/GroupDevices.tsx'
import { createGroupPage } from '../subject-pages.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { fill } from '@letterliaan/texts'
import { texts } from '../../features/cards/texts.ts'

const intro = texts.intro

export const GroupCardsPage = createGroupPage(function CardsOfGroup({ group }) {
  const [students] = useData((queries) => [queries.students])
  const group_id = group.id
  const members = students.filter(({ group_ids }) => group_ids.includes(group_id))
  return (
    <PageFrame
      title={fill(texts.ofGroup, { name: group.name })}
      back={<Link to={addresses.group(group_id)}>{group.name}</Link>}
      intro={intro}
    >
      {members.length === 0 ? (
        <Panel>
          <EmptyState title={commonTexts.emptyGroup}>{texts.fillGroup}</EmptyState>
        </Panel>
      ) : (
        <MakeCardsPanel students={members} group={group} />
      )}
      <GroupDevices group_id={group_id} />
    </PageFrame>
  )
})

export function ChildCardPage({ student_id }: { readonly student_id: number }) {
  const [students] = useData((queries) => [queries.students])
  const student = students.find(({ id }) => id === student_id)
  if (student === undefined) return <NotFoundPage />
  return (
    <PageFrame
      title={fill(texts.ofChild, { screen_name: student.screen_name })}
      back={<Link to={addresses.child(student_id)}>{student.screen_name}</Link>}
      intro={intro}
    >
      <MakeCardsPanel students={[student]} group={null} />
    </PageFrame>
  )
}
