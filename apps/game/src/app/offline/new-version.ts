import type { WorkerMessage } from '../../service-worker/messages.ts'

/** The browser's side of a service worker, as far as the game uses it. */
export interface WorkerHost {
  readonly register: () => Promise<ServiceWorkerRegistration>
  readonly hasController: () => boolean
  readonly isPlaying: () => boolean
  readonly onControllerChange: (listener: () => void) => void
  readonly reload: () => void
}

export interface NewVersion {
  /** Between exercises: a version that waits takes over, and the page opens anew with it (NET-5). */
  readonly takeOver: () => void
  /** Resolves once a version that the server has is on the device, or there is none. */
  readonly find: () => Promise<void>
  /** At once: this page is of no use any more. */
  readonly open: () => Promise<void>
  /** In an exercise too, if a version waits: the page opens again at the same word. */
  readonly openBetweenWords: () => void
  /** Files that were cleared away, and pictures that were not seen yet, come on the device. */
  readonly fill: () => void
}

/** A school leaves its tablets open for days: asked for again after this (ms). */
const askAgainMs = 3_600_000

/**
 * A page that has just come still asks for files: Chrome then starts the worker before again, lets the new one wait for
 * minutes, and does not listen when it is asked once more.
 */
const quietMs = 1500

/** `whenFree`: does this only where no other tab is in an exercise, and nothing is lost by opening anew. */
export async function followVersions(
  host: WorkerHost,
  whenFree: (work: () => void) => Promise<void>,
): Promise<NewVersion> {
  const registration = await host.register()
  let isControlled = host.hasController()
  let isOld = false
  let mayInterrupt = false
  host.onControllerChange(() => {
    isOld = isControlled
    isControlled = true
    if (isOld && (mayInterrupt || !host.isPlaying())) host.reload()
  })
  setInterval(() => void registration.update().catch(() => undefined), askAgainMs)

  const send = (worker: ServiceWorker | null, message: WorkerMessage): void =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker?.postMessage(message)
  async function find(): Promise<ServiceWorker | null> {
    await registration.update()
    const { installing } = registration
    if (installing !== null) await untilInstalled(installing)
    return registration.waiting
  }

  let asking: ReturnType<typeof setTimeout> | undefined
  const haveTakeOver = (): void => {
    if (registration.waiting === null || !isControlled || host.isPlaying()) return
    void whenFree(() => send(registration.waiting, { type: 'take-over' }))
  }

  function takeOverNow(worker: ServiceWorker): void {
    mayInterrupt = true
    send(worker, { type: 'take-over' })
  }

  return {
    find: () =>
      find().then(
        () => undefined,
        () => undefined,
      ),
    async open() {
      const found = await find().catch(() => null)
      if (found === null || !isControlled) return host.reload()
      takeOverNow(found)
    },
    openBetweenWords() {
      const { waiting } = registration
      if (waiting !== null && isControlled) takeOverNow(waiting)
    },
    takeOver() {
      // Another tab had the new version take over while this one was at work.
      if (isOld) return host.reload()
      clearTimeout(asking)
      asking = setTimeout(haveTakeOver, quietMs)
    },
    fill: () => send(registration.active, { type: 'fill' }),
  }
}

/** Or until it could not be. */
const untilInstalled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    function check(): void {
      if (worker.state === 'installing') return
      worker.removeEventListener('statechange', check)
      resolve()
    }
    worker.addEventListener('statechange', check)
    check()
  })
