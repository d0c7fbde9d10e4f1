/** Number of sounds fetched at a time. It is low, so that a sound needed now is not delayed. */
const atATime = 2
/** Time before a retry (ms). A server without a voice asks for 5 s. */
const askAgainMs = 5000
const maxRepeats = 3

export interface OfflineSounds {
  /** Reads from memory or the network. Rejects if the sound cannot be fetched. */
  readonly read: (url: string) => Promise<ArrayBuffer>
  readonly keepOffline: (urls: readonly string[]) => void
}

/** Stores sounds in memory, for use without a network. Stores encoded ones, which take a tenth of the memory. */
export function createOfflineSounds(fetchSound: (url: string) => Promise<Response>): OfflineSounds {
  const bytesByUrl = new Map<string, Promise<ArrayBuffer>>()
  let wanted: ReadonlySet<string> = new Set()
  let waiting: string[] = []
  let fetching = 0
  const failed = new Set<string>()
  let repeats = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function fetchBytes(url: string): Promise<ArrayBuffer> {
    const response = await fetchSound(url)
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    return response.arrayBuffer()
  }

  function load(url: string): Promise<ArrayBuffer> {
    const bytes = bytesByUrl.get(url) ?? fetchBytes(url)
    if (wanted.has(url)) bytesByUrl.set(url, bytes)
    bytes.catch(() => {
      if (bytesByUrl.get(url) === bytes) bytesByUrl.delete(url)
    })
    return bytes
  }

  function fetchNext(): void {
    if (fetching >= atATime) return
    const url = waiting.shift()
    if (url === undefined) return
    fetching += 1
    load(url)
      .catch(() => {
        if (wanted.has(url)) askAgainLater(url)
      })
      .finally(() => {
        fetching -= 1
        fetchNext()
      })
    fetchNext()
  }

  function askAgainLater(url: string): void {
    failed.add(url)
    if (repeats >= maxRepeats || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      repeats += 1
      waiting.push(...failed)
      failed.clear()
      fetchNext()
    }, askAgainMs)
  }

  return {
    // Returns a copy, because decoding detaches the buffer.
    read: async (url) => (await load(url)).slice(0),
    keepOffline(urls) {
      wanted = new Set(urls)
      for (const url of bytesByUrl.keys()) if (!wanted.has(url)) bytesByUrl.delete(url)
      waiting = urls.filter((url) => !bytesByUrl.has(url))
      failed.clear()
      clearTimeout(timer)
      timer = undefined
      repeats = 0
      fetchNext()
    },
  }
}
