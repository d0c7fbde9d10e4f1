export interface AudioGate {
  readonly context: AudioContext | undefined
  /** Resolves at the first touch. Never settles if there is no Web Audio. */
  readonly opened: Promise<AudioContext>
  /** Creates the context before the first touch. Call it when idle, because Chrome needs 200 ms for it. */
  readonly prepare: () => void
  readonly dispose: () => void
}

const touches = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const

/** Opens audio at the first touch. Resumes after an interruption such as a call. Is silent on a hidden page. */
export function createAudioGate(createContext = () => new AudioContext()): AudioGate {
  let prepared: AudioContext | undefined
  let context: AudioContext | undefined
  let open: (context: AudioContext) => void
  const opened = new Promise<AudioContext>((resolve) => {
    open = resolve
  })

  function prepare() {
    try {
      prepared ??= createContext()
    } catch {
      // A touch tries again.
    }
  }

  function touch() {
    if (context === undefined) {
      prepare()
      if (prepared === undefined) return removeListeners()
      context = prepared
      open(context)
    }
    wake()
  }

  function wake() {
    if (context && context.state !== 'running') context.resume().catch(stayAsleep)
  }

  function followPage() {
    if (document.visibilityState === 'visible') wake()
    else prepared?.suspend().catch(stayAsleep)
  }

  function removeListeners() {
    for (const name of touches) window.removeEventListener(name, touch, { capture: true })
    document.removeEventListener('visibilitychange', followPage)
  }

  for (const name of touches) window.addEventListener(name, touch, { capture: true, passive: true })
  document.addEventListener('visibilitychange', followPage)

  return {
    get context() {
      return context
    },
    opened,
    prepare,
    dispose() {
      removeListeners()
      prepared?.close().catch(stayAsleep)
    },
  }
}

/** Ignores a failure. The next touch tries again. */
function stayAsleep() {}
