import type { SayRequest, Speech } from '@letterliaan/speech'

const reportEvery = 250

/** Makes sounds and reports progress in Dutch. Retries failed sounds once. Returns how many failed. */
export async function makeSounds(
  speech: Pick<Speech, 'warm'>,
  requests: readonly SayRequest[],
  say: (line: string) => void,
): Promise<number> {
  const failed: SayRequest[] = []
  for (let start = 0; start < requests.length; start += reportEvery) {
    const result = await speech.warm(requests.slice(start, start + reportEvery))
    failed.push(...result.failed)
    const done = Math.min(start + reportEvery, requests.length)
    say(`${done} van ${requests.length} geluiden (${Math.floor((100 * done) / requests.length)}%)`)
  }
  const left = failed.length === 0 ? [] : (await speech.warm(failed)).failed
  say(
    left.length === 0
      ? 'Alle geluiden staan klaar.'
      : `${left.length === 1 ? '1 geluid is' : `${left.length} geluiden zijn`} niet gelukt. Draai dit nog eens; wat er is, blijft staan.`,
  )
  return left.length
}
