import { addBasePath } from '@letterliaan/web/base-path'
import { getServiceWorkers } from './secure-browser.ts'
import type { Services } from '../services.ts'
import type { GameView } from '../navigation/create-game-navigator.ts'
import { lockWhilePlaying, runWhenNobodyPlays } from '../../service-worker/playing-lock.ts'
import { followVersions, type NewVersion, type WorkerHost } from './new-version.ts'

const hostOf = (container: ServiceWorkerContainer, { view }: Services['navigator']): WorkerHost => ({
  register: () => container.register(addBasePath('/service-worker.js'), { scope: addBasePath('/') }),
  hasController: () => container.controller !== null,
  onControllerChange: (listener) => container.addEventListener('controllerchange', () => listener()),
  isPlaying: () => isPlaying(view.get()),
  reload: () => window.location.reload(),
})

/**
 * True for an exercise, a game for two or a toets, because only these set this background. `isPlayed` is also
 * true for a lesson, in which a reload loses nothing.
 */
const isPlaying = (view: GameView): boolean => view.kind === 'page' && view.meta.background === 'clearing'

/** Without https there is no service worker, so the game does not continue offline. */
export async function startWorker(
  services: Pick<Services, 'navigator' | 'answers' | 'version'>,
): Promise<void> {
  const container = getServiceWorkers()
  if (!import.meta.env.PROD || container === undefined) return
  const version = await followVersions(hostOf(container, services.navigator), async (work) => {
    if (services.answers.isLasting()) await runWhenNobodyPlays(work)
  })
  await container.ready
  version.fill()
  // Asks the browser to clear other sites first if it needs space (NET-6).
  void globalThis.navigator.storage?.persist?.().catch(() => undefined)
  const follow = followPlace(services, version)
  const { isTooOld, setOpener } = services.version
  setOpener({
    open: () => void version.open(),
    openBetweenWords() {
      if (services.answers.isLasting()) version.openBetweenWords()
    },
  })
  const find = (): void => {
    if (isTooOld.get()) void version.find().then(follow)
  }
  isTooOld.subscribe(find)
  find()
}

function followPlace({ navigator: { view } }: Pick<Services, 'navigator'>, version: NewVersion): () => void {
  let endPlaying = (): Promise<void> => Promise.resolve()
  async function leave(): Promise<void> {
    await endPlaying()
    if (!isPlaying(view.get())) version.takeOver()
  }
  function follow(): void {
    const shown = view.get()
    if (isPlaying(shown)) {
      void endPlaying()
      endPlaying = lockWhilePlaying()
    } else if (shown.kind === 'page' || shown.kind === 'failed') {
      void leave()
    }
  }
  view.subscribe(follow)
  follow()
  return follow
}
