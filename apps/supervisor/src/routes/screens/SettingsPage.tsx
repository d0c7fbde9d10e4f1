import { Link } from '@letterliaan/web/link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useChange } from '../../app/data/useChange.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { BirthDatePanel } from '../../features/children/BirthDatePanel.tsx'
import { decideBirthDate } from '../../features/children/child-changes.ts'
import { addresses } from '../addresses.ts'

/** What a school decides once, for all its children. */
export function SettingsPage() {
  const { client, queries } = useServices()
  const { data: organisation } = useSuspenseQuery(queries.organisation)
  const { isBusy, run } = useChange(decideBirthDate(client, queries))

  return (
    <PageFrame
      title="Instellingen"
      back={<Link to={addresses.today}>Vandaag</Link>}
      intro={`Voor alle kinderen van ${organisation.name}.`}
    >
      <BirthDatePanel
        asked={organisation.asks_date_of_birth}
        isBusy={isBusy}
        onDecide={(isAsked) => void run(isAsked)}
      />
    </PageFrame>
  )
}
