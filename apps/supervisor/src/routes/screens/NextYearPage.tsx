import { Link } from '@letterliaan/web/link'
import { addresses, PageFrame, useData } from '../../app/index.ts'
import { NextYearForm } from '../../features/roster/NextYearForm.tsx'
import { createGroupPage } from '../subject-pages.tsx'
import { texts } from '../../features/roster/texts.ts'

/** Moves a group to the next school year in one screen (GRP-8). */
export const NextYearPage = createGroupPage(function NextYear({ group, groups }) {
  const [students] = useData((queries) => [queries.students])
  return (
    <PageFrame title={texts.nextYear.title} back={<Link to={addresses.group(group.id)}>{group.name}</Link>}>
      <NextYearForm
        group={group}
        groups={groups.filter(({ id }) => id !== group.id)}
        students={students.filter(({ group_ids }) => group_ids.includes(group.id))}
      />
    </PageFrame>
  )
})
