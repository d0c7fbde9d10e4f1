import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState, FlatLink, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useServices } from '../../app/index.ts'
import { SchoolTable } from '../../features/board/SchoolTable.tsx'
import { isSomeUntold } from '../../features/board/tell-school.ts'
import { texts } from '../../features/board/texts.ts'
import { InstallationLink } from '../../features/installation/InstallationLink.tsx'

export function SchoolsPage() {
  const { queries } = useServices()
  const {
    data: { schools },
  } = useSuspenseQuery(queries.schools)
  const toNew = (
    <FlatLink to={addresses.newSchool} look="primary">
      {texts.makeSchool}
    </FlatLink>
  )
  return (
    <PageFrame title={commonTexts.schools} intro={texts.intro} actions={schools.length > 0 && toNew}>
      {schools.length === 0 ? (
        <EmptyState title={texts.none.title} buddy={1} action={toNew}>
          {texts.none.explained}
        </EmptyState>
      ) : (
        <>
          <Panel isFlush>
            <SchoolTable schools={schools} />
          </Panel>
          <p>
            {texts.countedWeek} {isSomeUntold(schools) && texts.fewExplained}
          </p>
        </>
      )}
      <InstallationLink to={addresses.installation} />
    </PageFrame>
  )
}
