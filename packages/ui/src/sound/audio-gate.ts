export interface AudioGate {
  readonly context: AudioContext | undefined
  /** Settles at the first touch; never without Web Audio. */
  readonly opened: Promise<AudioContext>
  /** Creates the context before the first touch. Call it when idle, as it takes 200 ms in Chrome. */
  readonly prepare: () => void
  readonly dispose: () => void
}

const touches = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const

/** Opens at the first touch, resumes after a suspend (a phone call), and is silent on a hidden page. */
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
      removeListeners()
    }
  }

  function touch() {
    if (context === undefined) {
      prepare()
      if (prepared === undefined) return
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
    else context?.suspend().catch(stayAsleep)
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

/** Stays silent until the next touch tries again. */
function stayAsleep() {}
