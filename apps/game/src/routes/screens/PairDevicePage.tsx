import { readCardSigns } from '@letterliaan/contract/card-code'
import { ApiError } from '@letterliaan/contract/client'
import * as loginTexts from '@letterliaan/texts/login'
import { setGroupDevice } from '@letterliaan/web/group-device'
import { useEffect, useState } from 'react'
import { addPrefix } from '@letterliaan/web/place'
import { addresses } from '../../app/addresses.ts'
import { explainFailure } from '../../app/explain-failure.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { TypeCodeScreen } from '../../features/login/TypeCodeScreen.tsx'

/** Pairs this device for 'Wie ben jij?' with the code of a supervisor, typed or out of the QR code's address (DAG-6). */
export function PairDevicePage() {
  const { client, navigator } = useServices()
  const [given] = useState(() => readCardSigns(decodeURIComponent(window.location.hash.slice(1))))

  // A code that lies in the address would stay in the history of a device that is shared.
  useEffect(() => {
    if (window.location.hash !== '') window.history.replaceState(null, '', addPrefix(addresses.pairDevice))
  }, [])

  async function pair(code: string): Promise<string | null> {
    try {
      await client.call('POST /api/v1/group-device/pairing', { body: { code } })
      setGroupDevice(localStorage, true)
      navigator.go(addresses.whoAreYou, { replace: true })
      return null
    } catch (error) {
      return (error instanceof ApiError && error.problem.errors?.['code']) || explainFailure(error)
    }
  }

  return (
    <RouteScreen>
      <TypeCodeScreen label={loginTexts.pairingCode} action={loginTexts.pair} given={given} onEnter={pair}>
        {null}
      </TypeCodeScreen>
    </RouteScreen>
  )
}
