/** Sounds that are fetched at a time ahead of when they are needed: what is needed now goes before them. */
const atATime = 2

export interface HeldSounds {
  /** The bytes of a sound: those that are held, or fetched now. Rejects when it can't be fetched. */
  read: (url: string) => Promise<ArrayBuffer>
  /** Fetches these in order and holds them; what was held before and is not among them is let go. Never rejects. */
  hold: (urls: readonly string[]) => void
}

/** Holds sounds as they were fetched, a tenth of the size that they have decoded, for when the network is gone. */
export function createHeldSounds(fetchSound: (url: string) => Promise<Response>): HeldSounds {
  const held = new Map<string, Promise<ArrayBuffer>>()
  let wanted: ReadonlySet<string> = new Set()
  let waiting: string[] = []
  let fetching = 0

  async function fetchBytes(url: string): Promise<ArrayBuffer> {
    const response = await fetchSound(url)
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    return response.arrayBuffer()
  }

  function load(url: string): Promise<ArrayBuffer> {
    const bytes = held.get(url) ?? fetchBytes(url)
    if (wanted.has(url)) held.set(url, bytes)
    bytes.catch(() => {
      if (held.get(url) === bytes) held.delete(url)
    })
    return bytes
  }

  function fetchNext(): void {
    if (fetching >= atATime) return
    const url = waiting.shift()
    if (url === undefined) return
    fetching += 1
    load(url)
      .catch(() => undefined)
      .finally(() => {
        fetching -= 1
        fetchNext()
      })
    fetchNext()
  }

  return {
    // Decoding takes the bytes away: it gets a copy.
    read: async (url) => (await load(url)).slice(0),
    hold(urls) {
      wanted = new Set(urls)
      for (const url of held.keys()) if (!wanted.has(url)) held.delete(url)
      waiting = urls.filter((url) => !held.has(url))
      fetchNext()
    },
  }
}
