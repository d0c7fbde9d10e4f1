import type { SpokenLine } from '@letterliaan/texts'
import { addBasePath } from '@letterliaan/web/base-path'
import { formatTextAddress } from '@letterliaan/web/spoken-sound'

/** Resolves when the lines were spoken or `signal` aborts. Rejects if they cannot be played. */
export async function playTexts(lines: readonly SpokenLine[], signal: AbortSignal): Promise<void> {
  for (const line of lines) if (!signal.aborted) await playText(line, signal)
}

function playText(line: SpokenLine, signal: AbortSignal): Promise<void> {
  const audio = new Audio(addBasePath(formatTextAddress(line)))
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      audio.pause()
      resolve()
    })
    audio.addEventListener('ended', () => resolve())
    audio.addEventListener('error', () => reject(new Error('The text can not be heard.')))
    audio.play().catch(reject)
  })
}
