import { readCardChars } from '@letterliaan/contract/card-code'
import { ApiError } from '@letterliaan/contract/client'
import { loginTexts } from '@letterliaan/texts/login'
import { setGroupDevice } from '@letterliaan/web/group-device'
import { useEffect, useState } from 'react'
import { addBasePath } from '@letterliaan/web/base-path'
import { addresses } from '../../app/addresses.ts'
import { explainFailure } from '../../app/explain-failure.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { TypeCodeScreen } from '../../features/login/TypeCodeScreen.tsx'

/** Pairs this device for 'Wie ben jij?' with a supervisor's code, typed or from a QR code (DAG-6). */
export function PairDevicePage() {
  const { client, navigator } = useServices()
  const [given] = useState(() => readCardChars(decodeURIComponent(window.location.hash.slice(1))))

  // Removes the code from the address, because it would stay in the history of a shared device.
  useEffect(() => {
    if (window.location.hash !== '') window.history.replaceState(null, '', addBasePath(addresses.pairDevice))
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
