import { useEffect } from 'react'
import { whenPageShows } from '../navigation/create-game-navigator.ts'
import { useServices } from '../useServices.ts'

/** Follows the child's live channel, from when the first page stands: its code comes after everything that page needs. */
export function useLiveChannel(channel_id: string | undefined): void {
  const services = useServices()
  useEffect(() => {
    if (channel_id === undefined) return
    let isGone = false
    let stop = () => {}
    async function begin(id: string) {
      await whenPageShows(services.navigator)
      const { followLive } = await import('./follow-live.ts')
      if (!isGone) stop = followLive(services, id, document)
    }
    // Without it the game does all it does, a little later.
    begin(channel_id).catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [services, channel_id])
}
