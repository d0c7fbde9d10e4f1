import type { Group, GroupDevice, PairingCode, SupervisedStudent } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { setGroupDevice } from '@letterliaan/web/group-device'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useSend } from '../../app/data/useSend.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { CardMaker } from '../../features/cards/CardMaker.tsx'
import { DevicePanel } from '../../features/cards/DevicePanel.tsx'
import { PairingPanel } from '../../features/cards/PairingPanel.tsx'
import { addresses } from '../addresses.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { useMakeCards } from './useMakeCards.tsx'

const intro =
  'Met een inlogkaart hoeft een kind geen wachtwoord te onthouden: het scant de QR-code, of typt de korte code.'

/** Login cards for a group, and the devices on which its children choose themselves. */
export function GroupCardsPage({ group_id }: { readonly group_id: number }) {
  const { queries } = useServices()
  const [{ data: groups }, { data: students }] = useSuspenseQueries({
    queries: [queries.groups, queries.students],
  })
  const group = groups.find(({ id }) => id === group_id)
  if (group === undefined) return <NotFoundPage />
  const members = students.filter(({ group_ids }) => group_ids.includes(group_id))
  return (
    <PageFrame
      title={`Inlogkaarten van ${group.name}`}
      back={<Link to={addresses.group(group_id)}>{group.name}</Link>}
      intro={intro}
      actions={
        <Link to={addresses.groupPath(group_id)} className={flatClass('plain')}>
          Pad
        </Link>
      }
    >
      {members.length === 0 ? (
        <Panel>
          <EmptyState title="In deze groep zit nog niemand.">
            Zet eerst kinderen in de groep. Daarna maakt u hier hun kaarten.
          </EmptyState>
        </Panel>
      ) : (
        <Cards students={members} group={group} />
      )}
      <Devices group={group} />
    </PageFrame>
  )
}

/** A login card for one child. */
export function ChildCardPage({ student_id }: { readonly student_id: number }) {
  const { queries } = useServices()
  const { data: students } = useSuspenseQuery(queries.students)
  const student = students.find(({ id }) => id === student_id)
  if (student === undefined) return <NotFoundPage />
  return (
    <PageFrame
      title={`Inlogkaart van ${student.screen_name}`}
      back={<Link to={addresses.child(student_id)}>{student.screen_name}</Link>}
      intro={intro}
    >
      <Cards students={[student]} group={null} />
    </PageFrame>
  )
}

interface CardsProps {
  readonly students: readonly SupervisedStudent[]
  readonly group: Group | null
}

function Cards({ students, group }: CardsProps) {
  const making = useMakeCards(group)
  return <CardMaker students={students} {...making} />
}

function Devices({ group: { id } }: { readonly group: Group }) {
  const { client, queries, queryClient } = useServices()
  const query = queries.groupDevices(id)
  const [pairing, setPairing] = useState<PairingCode | null>(null)
  // Who walks past the tablets sees each of them come in.
  const { data: devices } = useSuspenseQuery({ ...query, refetchInterval: pairing === null ? false : 5000 })
  const { isBusy, send } = useSend()

  const allow = (name: string) =>
    send(async () => {
      await client.call('POST /api/v1/group-device', { body: { group_id: id, name } })
      setGroupDevice(localStorage, true)
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
    }, 'Dit apparaat is toegestaan.')

  const revoke = (device: GroupDevice) =>
    send(async () => {
      const params = { id, device_id: device.id }
      const left = await client.call('DELETE /api/v1/begeleider/group/:id/device/:device_id', { params })
      queryClient.setQueryData(query.queryKey, left)
    }, `Op ${device.name} kan het nu niet meer.`)

  const revokeAll = () =>
    send(async () => {
      const call = { params: { id }, idempotencyKey: randomId() }
      const left = await client.call('DELETE /api/v1/begeleider/group/:id/device', call)
      queryClient.setQueryData(query.queryKey, left)
      setPairing(null)
    }, 'Alle apparaten van deze groep zijn ontkoppeld.')

  const makeCode = () =>
    send(async () => {
      setPairing(await client.call('POST /api/v1/begeleider/group/:id/pairing-code', { params: { id } }))
    }, 'De code is klaar.')

  return (
    <DevicePanel
      pairing={<PairingPanel pairing={pairing} isBusy={isBusy} onMake={() => void makeCode()} />}
      onRevokeAll={() => void revokeAll()}
      devices={devices}
      isBusy={isBusy}
      onAllow={allow}
      onRevoke={(device) => void revoke(device)}
    />
  )
}
