const fadeStep = 0.05
const fadeEveryMs = 50
/** Volume of ambience. It sounds softer than effects at 0.1, because its files are quieter. */
const loopVolume = 0.15

export interface PlaceLoops {
  readonly play: (url: string | undefined) => void
  readonly dispose: () => void
}

export interface PlaceLoop {
  readonly setVolume: (volume: number) => void
  readonly stop: () => void
}

interface Track extends PlaceLoop {
  readonly url: string
  volume: number
}

/** Plays the ambience of a place. Fades by 0.05 every 50 ms (SND-1). `start` may reject. */
export function createPlaceLoops(start: (url: string) => Promise<PlaceLoop>): PlaceLoops {
  let wanted: string | undefined
  let tracks: Track[] = []
  let timer: ReturnType<typeof setInterval> | undefined

  function goalOf(track: Track): number {
    return track.url === wanted ? loopVolume : 0
  }

  function fade() {
    for (const track of tracks) {
      track.volume = stepTowards(track.volume, goalOf(track))
      track.setVolume(track.volume)
    }
    const silent = tracks.filter((track) => track.volume === 0 && track.url !== wanted)
    for (const track of silent) track.stop()
    tracks = tracks.filter((track) => !silent.includes(track))
    if (tracks.every((track) => track.volume === goalOf(track))) stopFading()
  }

  function startFading() {
    timer ??= setInterval(fade, fadeEveryMs)
  }

  function stopFading() {
    clearInterval(timer)
    timer = undefined
  }

  async function addTrack(url: string) {
    const loop = await start(url)
    if (url !== wanted || tracks.some((track) => track.url === url)) {
      loop.stop()
      return
    }
    loop.setVolume(0)
    tracks.push({ ...loop, url, volume: 0 })
    startFading()
  }

  return {
    play(url) {
      if (url === wanted) return
      wanted = url
      startFading()
      if (url !== undefined && !tracks.some((track) => track.url === url))
        addTrack(url).catch(() => undefined)
    },
    dispose() {
      stopFading()
      wanted = undefined
      for (const track of tracks) track.stop()
      tracks = []
    },
  }
}

/** Returns the next volume, rounded so that the target is reached exactly. */
function stepTowards(volume: number, goal: number): number {
  const distance = goal - volume
  if (Math.abs(distance) <= fadeStep) return goal
  return Math.round((volume + Math.sign(distance) * fadeStep) * 100) / 100
}
