import { useEffect } from 'react'
import { useServices } from '../useServices.ts'
import { firstPage } from './first-page.ts'

/** Gets a page ready once the first one stands, so that it also opens without a network; null for none. */
export function usePrepared(address: string | null): void {
  const { navigator } = useServices()
  useEffect(() => {
    if (address !== null) void firstPage(navigator).then(() => navigator.prepare(address))
  }, [navigator, address])
}
