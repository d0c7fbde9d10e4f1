import { randomId } from '@letterliaan/contract/client'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSend } from '../../app/data/useSend.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { BirthDatePanel } from '../../features/children/BirthDatePanel.tsx'
import { addresses } from '../addresses.ts'

/** What a school decides once, for all its children. */
export function SettingsPage() {
  const { client, queries, queryClient } = useServices()
  const { data: organisation } = useSuspenseQuery(queries.organisation)
  const { isBusy, send } = useSend()

  const decide = (asks_date_of_birth: boolean) =>
    send(
      async () => {
        const call = { body: { asks_date_of_birth }, idempotencyKey: randomId() }
        const decided = await client.call('PUT /api/v1/begeleider/organisation', call)
        queryClient.setQueryData(queries.organisation.queryKey, decided)
        await queryClient.invalidateQueries({ queryKey: queries.today.queryKey })
      },
      asks_date_of_birth ? 'Kinderen vullen hun geboortedag in.' : 'De geboortedag wordt niet meer gevraagd.',
    )

  return (
    <PageFrame
      title="Instellingen"
      back={<Link to={addresses.today}>Vandaag</Link>}
      intro={`Voor alle kinderen van ${organisation.name}.`}
    >
      <BirthDatePanel
        asked={organisation.asks_date_of_birth}
        isBusy={isBusy}
        onDecide={(isAsked) => void decide(isAsked)}
      />
    </PageFrame>
  )
}
