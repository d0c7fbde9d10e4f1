import { useEffect } from 'react'
import { waitUntilPageShows } from '../navigation/create-game-navigator.ts'
import { useServices } from '../useServices.ts'

export function useLiveChannel(channel_id: string | undefined): void {
  const services = useServices()
  useEffect(() => {
    if (channel_id === undefined) return
    let isGone = false
    let stop = () => {}
    async function begin(id: string) {
      await waitUntilPageShows(services.navigator)
      const { followLive } = await import('./follow-live.ts')
      if (!isGone) stop = followLive(services, id, document)
    }
    begin(channel_id).catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [services, channel_id])
}
