import { renderTheme } from './render-theme.ts'
import type { ThemeName } from './theme-name.ts'
import { layerNames } from './theme.ts'
import { themes } from './themes.ts'

/** As much of a worker's own side as is used: the library of types has either windows or workers. */
interface WorkerSide {
  onmessage: ((event: MessageEvent<ThemeName>) => void) | null
  postMessage: (message: unknown, transfer: Transferable[]) => void
}

const side = globalThis as unknown as WorkerSide

side.onmessage = ({ data }) => {
  const rendered = renderTheme(themes[data])
  side.postMessage(
    rendered,
    layerNames.map((name) => rendered[name].buffer),
  )
}
