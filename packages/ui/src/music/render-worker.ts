import { renderTheme } from './render-theme.ts'
import type { ThemeName } from './theme-name.ts'
import { layerNames } from './theme.ts'
import { themes } from './themes.ts'

/** The interface of a worker, as far as used. TypeScript's library has either that of windows or of workers. */
interface WorkerSide {
  addEventListener: (type: 'message', listener: (event: MessageEvent<ThemeName>) => void) => void
  postMessage: (message: unknown, transfer: Transferable[]) => void
}

const side = globalThis as unknown as WorkerSide

side.addEventListener('message', ({ data }) => {
  const rendered = renderTheme(themes[data])
  side.postMessage(
    rendered,
    layerNames.map((name) => rendered[name].buffer),
  )
})
