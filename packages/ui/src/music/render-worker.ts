import { renderTheme } from './render-theme.ts'
import type { ThemeName } from './theme-name.ts'
import { layerNames } from './theme.ts'
import { themes } from './themes.ts'

/** The used part of a worker's own interface: TypeScript's library has either windows or workers. */
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
