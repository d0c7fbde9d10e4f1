import { Link } from '@letterliaan/web/link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useChange, useServices } from '../../app/index.ts'
import { changeSchool } from '../../features/board/school-changes.ts'
import { SchoolForm } from '../../features/board/SchoolForm.tsx'
import { AdministratorPanel, ClosingPanel, NumbersPanel } from '../../features/board/SchoolPanels.tsx'
import { texts } from '../../features/board/texts.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

export function SchoolPage({ school_id }: { readonly school_id: number }) {
  const { queries } = useServices()
  const { data } = useSuspenseQuery(queries.schools)
  const { isBusy, run } = useChange(changeSchool(school_id))
  const school = data.schools.find(({ id }) => id === school_id)
  if (school === undefined) return <NotFoundPage />
  const { name, brin, region } = school
  return (
    <PageFrame title={name} back={<Link to={addresses.schools}>{commonTexts.schools}</Link>}>
      <NumbersPanel school={school} />
      <AdministratorPanel school={school} />
      <Panel title={texts.school.details}>
        <SchoolForm
          known={{ name, brin, region }}
          usualRegion={region}
          isBusy={isBusy}
          onSend={(body) => run({ name: body.name, brin: body.brin, region: body.region })}
        />
      </Panel>
      <ClosingPanel school={school} />
    </PageFrame>
  )
}
