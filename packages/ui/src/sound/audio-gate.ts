export interface AudioGate {
  /** Undefined until the child has touched the screen or a key. */
  readonly context: AudioContext | undefined
  /** Settles at that first touch; never if the device has no Web Audio. */
  readonly opened: Promise<AudioContext>
  readonly dispose: () => void
}

/** The events by which browsers let a page make sound: a mouse counts when it goes down, a finger when it lifts. */
const touches = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const

/**
 * Opens Web Audio at the first touch and not before, wakes it at a later touch when the device has put it to sleep
 * (a phone call, a locked screen), and keeps still while the page is out of sight.
 */
export function createAudioGate(createContext = () => new AudioContext()): AudioGate {
  let context: AudioContext | undefined
  let open: (context: AudioContext) => void
  const opened = new Promise<AudioContext>((resolve) => {
    open = resolve
  })

  function touch() {
    if (context) {
      wake()
      return
    }
    try {
      context = createContext()
    } catch {
      removeListeners()
      return
    }
    wake()
    open(context)
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
    dispose() {
      removeListeners()
      context?.close().catch(stayAsleep)
    },
  }
}

/** A device that refuses is silent until the next touch tries again; there is nothing to tell the child. */
function stayAsleep() {}
