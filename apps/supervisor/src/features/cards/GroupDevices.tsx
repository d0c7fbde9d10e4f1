import type { PairingCode } from '@letterliaan/contract'
import { setGroupDevice } from '@letterliaan/web/group-device'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { allowDevice, makePairingCode, revokeAllDevices, revokeDevice } from './card-changes.ts'
import { DevicePanel } from './DevicePanel.tsx'
import { PairingPanel } from './PairingPanel.tsx'

/** In ms: who pairs one tablet after the other sees each of them come in. */
const lookMs = 5000

export function GroupDevices({ group_id }: { readonly group_id: number }) {
  const { client, queries } = useServices()
  const [pairing, setPairing] = useState<PairingCode | null>(null)
  const { data: devices } = useSuspenseQuery({
    ...queries.groupDevices(group_id),
    refetchInterval: pairing === null ? false : lookMs,
  })
  const allow = useChange(allowDevice(client, queries, group_id), () => setGroupDevice(localStorage, true))
  const revoke = useChange(revokeDevice(client, queries, group_id))
  const revokeAll = useChange(revokeAllDevices(client, queries, group_id), () => setPairing(null))
  const makeCode = useChange(makePairingCode(client, group_id), setPairing)
  const isBusy = [allow, revoke, revokeAll, makeCode].some((changing) => changing.isBusy)

  return (
    <DevicePanel
      pairing={<PairingPanel pairing={pairing} isBusy={isBusy} onMake={() => void makeCode.run()} />}
      onRevokeAll={() => void revokeAll.run()}
      devices={devices}
      isBusy={isBusy}
      onAllow={allow.run}
      onRevoke={(device) => void revoke.run(device)}
    />
  )
}
