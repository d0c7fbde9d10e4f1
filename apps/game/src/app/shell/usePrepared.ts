import { commonTexts } from '@letterliaan/texts/common'
import { shellTexts } from '@letterliaan/texts/shell'
import { getBuddyUrl, type BuddyId, type Look } from '@letterliaan/ui/pictures'
import { applyWording } from '@letterliaan/ui/spoken'
import { formatTextAddress } from '@letterliaan/web/spoken-sound'
import { useEffect } from 'react'
import { chooseWording } from '../calm/wording.ts'
import { noNetworkText } from '../explain-failure.ts'
import { waitUntilPageShows } from '../navigation/create-game-navigator.ts'
import { useServices } from '../useServices.ts'

export function usePreparedPage(address: string | null): void {
  const { navigator } = useServices()
  useEffect(() => {
    if (address !== null) void waitUntilPageShows(navigator).then(() => navigator.prepare(address))
  }, [navigator, address])
}

export function usePreparedWithoutNetwork(buddy: BuddyId | null, look: Look): void {
  const { sound, navigator } = useServices()
  useEffect(() => {
    if (buddy === null) return
    const prepare = (): void => {
      new Image().src = getBuddyUrl(look, buddy, 'denkt')
      const lines = [
        shellTexts.noInternet,
        shellTexts.newVersion.waits,
        noNetworkText,
        shellTexts.notHere,
        commonTexts.unheardLater,
        shellTexts.sentLater,
      ]
      const worded = applyWording(lines, chooseWording(null, look))
      sound.preloadTexts(worded.map((line) => ({ url: formatTextAddress(line), text: line.text })))
    }
    void waitUntilPageShows(navigator).then(prepare)
  }, [sound, navigator, buddy, look])
}
