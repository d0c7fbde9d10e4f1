import type { WorkerMessage } from '../../service-worker/messages.ts'

/** The part of the browser's service worker API that the game uses. */
export interface WorkerHost {
  readonly register: () => Promise<ServiceWorkerRegistration>
  readonly hasController: () => boolean
  readonly isPlaying: () => boolean
  readonly onControllerChange: (listener: () => void) => void
  readonly reload: () => void
}

export interface NewVersion {
  /** Called between exercises. Starts a waiting version and reloads the page (NET-5). */
  readonly takeOver: () => void
  /** Resolves when the server's new version is on the device, or if there is none. */
  readonly find: () => Promise<void>
  /** Reloads at once, because this page can no longer be used. */
  readonly open: () => Promise<void>
  /** Opens a waiting version in an exercise. The page reloads at the same word. */
  readonly openBetweenWords: () => void
  /** Downloads files that the browser removed, and pictures that were never shown. */
  readonly fill: () => void
}

/** Interval between checks for a new version (ms), because schools leave tablets on for days. */
const askAgainMs = 3_600_000

/** Pause (ms). If a new page requests files, Chrome restarts the old worker, which delays the new one. */
const quietMs = 1500

/** `whenFree`: runs work only if no other tab is in an exercise and a reload loses no data. */
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
      // Another tab started the new version while this tab was in an exercise.
      if (isOld) return host.reload()
      clearTimeout(asking)
      asking = setTimeout(haveTakeOver, quietMs)
    },
    fill: () => send(registration.active, { type: 'fill' }),
  }
}

/** Resolves when the worker is installed or has failed. */
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
