import { useNotify } from '@letterliaan/ui'

/** Tells what was done, with the way back. `undo` does the opposite on the server, and rejects where it can't. */
export type OfferUndo = (message: string, undo: () => Promise<unknown>) => void

/**
 * Instead of 'Weet u het zeker?': it is done at once, told, and 'Ongedaan maken' takes it back.
 * `const offerUndo = useUndo(); offerUndo('3 kinderen staan in het archief.', () => bringBack(ids))`
 */
export function useUndo(): OfferUndo {
  const notify = useNotify()

  async function takeBack(undo: () => Promise<unknown>) {
    try {
      await undo()
      notify('success', 'Dat is ongedaan gemaakt.')
    } catch (error) {
      notify('error', error instanceof Error ? error.message : 'Dat is niet gelukt.')
    }
  }

  return (message, undo) =>
    notify('success', message, { label: 'Ongedaan maken', onAct: () => void takeBack(undo) })
}
